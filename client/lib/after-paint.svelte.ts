/** What may wait until a tap's first answer is on the screen: a slow device paints what is quick before what is not. */
import { tick, untrack } from 'svelte';

/** Acts once what has changed until now is painted; returns what stops it. Not before the page is in sight. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves in a task of its own: the page answers and paints before it goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when what follows the newest choice is there. */
export async function followedUp(): Promise<void> {
  await new Promise<void>((resolve) => afterPaint(resolve));
  await tick();
}

/** A choice as it was one paint ago: what is built for it follows then. That nothing is chosen any more is known at once. */
export class Followed<T> {
  #followed = $state.raw<T | null>(null);
  readonly #choice: () => T | null;

  /** Made while a component is; `before` is what has to be done before what follows is built. */
  constructor(choice: () => T | null, before?: () => void) {
    this.#choice = choice;
    this.#followed = untrack(choice);
    $effect(() => {
      const chosen = choice();
      if (chosen !== null)
        return afterPaint(() => {
          if (chosen !== this.#followed) before?.();
          this.#followed = chosen;
        });
      this.#followed = null;
      return undefined;
    });
  }

  get current(): T | null {
    return this.#choice() && this.#followed;
  }
}

/** Something as it was one paint ago, whatever it is: for what is built from it and may come after what was asked for. */
export class Later<T> {
  #current: T;

  /** Made while a component is. */
  constructor(now: () => T) {
    this.#current = $state.raw(untrack(now));
    $effect(() => {
      const value = now();
      return afterPaint(() => (this.#current = value));
    });
  }

  get current(): T {
    return this.#current;
  }
}
