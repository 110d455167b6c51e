/** Pictures are drawn when they come near what is in sight, one at a time: a slow device goes on scrolling. */
import { afterPaint } from '../../../lib/after-paint.svelte.ts';

/** How far above and below the window a picture is near: half as much again as is in sight. */
const MARGIN = '50% 0px';

/** What is not drawn yet, by the element that keeps its room, and what draws it. */
const waiting = new Map<Element, () => void>();
/** Those of them that are near, in the order of their coming. */
const near = new Set<Element>();
let seen: IntersectionObserver | undefined;
let stop: (() => void) | undefined;

function draw(element: Element): void {
  const act = waiting.get(element);
  waiting.delete(element);
  near.delete(element);
  seen?.unobserve(element);
  act?.();
}

/** Draws the next one once the last is on the screen. */
function goOn(): void {
  stop ??= afterPaint(() => {
    stop = undefined;
    const [next] = near;
    if (!next) return;
    draw(next);
    goOn();
  });
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries)
    // Whoever scrolls past fast does not wait for what has gone by.
    if (isIntersecting && waiting.has(target)) near.add(target);
    else near.delete(target);
  if (near.size > 0) goOn();
}

/** Draws once the element is near what is in sight; returns what gives it up. */
export function whenNear(element: Element, act: () => void): () => void {
  seen ??= new IntersectionObserver(look, { rootMargin: MARGIN });
  waiting.set(element, act);
  seen.observe(element);
  return () => {
    waiting.delete(element);
    near.delete(element);
    seen?.unobserve(element);
  };
}

/** Draws all that waits within an element, at once: it is going to be printed. */
export function drawNow(within: Element): void {
  for (const element of [...waiting.keys()]) if (within.contains(element)) draw(element);
}
