/** Defers slow work until the page has painted its first response to a tap, so that taps feel quick on slow devices. */
import { tick, untrack } from 'svelte';

/**
 * Runs `act` after the next paint. On a hidden page, that is when the page becomes visible. Returns a function that
 * cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves in a new task, so that the page can respond and paint before the work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves once deferred values are up to date and the elements that depend on them are rendered. */
export async function deferredSettled(): Promise<void> {
  await new Promise<void>((resolve) => afterPaint(resolve));
  await tick();
}

/**
 * A value that follows a choice one paint later, but becomes null at once. Use it for elements that are slow to build
 * from a choice.
 */
export class DeferredChoice<T> {
  #current = $state.raw<T | null>(null);
  readonly #choice: () => T | null;

  /** Create an instance while a component is being created. `before` runs just before the deferred value changes. */
  constructor(choice: () => T | null, before?: () => void) {
    this.#choice = choice;
    this.#current = untrack(choice);
    $effect(() => {
      const chosen = choice();
      if (chosen !== null)
        return afterPaint(() => {
          if (chosen !== this.#current) before?.();
          this.#current = chosen;
        });
      this.#current = null;
      return undefined;
    });
  }

  get current(): T | null {
    return this.#choice() && this.#current;
  }
}

/**
 * A value that is updated one paint later, even if the new value is null. Use it for elements that are slow to build
 * from a value.
 */
export class Deferred<T> {
  #current: T;

  /** Create an instance while a component is being created. */
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
