/** Draws pictures shortly before they become visible, one at a time, so that slow devices can keep scrolling. */
import { afterPaint } from '../../../lib/after-paint.svelte.ts';

/** How far outside the window a picture may be and still be drawn: half the window's height above and below it. */
const MARGIN = '50% 0px';

/** For each element that reserves space for a picture: the function that draws the picture. */
const waiting = new Map<Element, () => void>();
/** The waiting elements that are close to the window, in the order in which they came close. */
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

/** Draws the next picture once the previous one has been painted. */
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
    // A picture that was scrolled past quickly is not drawn.
    if (isIntersecting && waiting.has(target)) near.add(target);
    else near.delete(target);
  if (near.size > 0) goOn();
}

/** Draws a picture once its element is close to the window. Returns a function that cancels this. */
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

/** Draws all pictures inside an element at once, for printing. */
export function drawNow(within: Element): void {
  for (const element of [...waiting.keys()]) if (within.contains(element)) draw(element);
}
