/** Draws pictures shortly before they become visible, one at a time, so that slow devices can keep scrolling. */
import { afterPaint } from '../../../lib/after-paint.svelte.ts';

/** How far outside the window a picture is drawn already: half a window above and below. */
const MARGIN = '50% 0px';

/** The drawing functions of pictures that aren't drawn yet, by the element that reserves their space. */
const waiting = new Map<Element, () => void>();
/** The elements among them that are close to the window, in the order in which they came close. */
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

/** Draws the next picture after the last one has been painted. */
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
    // Pictures that were scrolled past quickly are not drawn.
    if (isIntersecting && waiting.has(target)) near.add(target);
    else near.delete(target);
  if (near.size > 0) goOn();
}

/** Draws once the element is close to the window. Returns a function that cancels it. */
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

/** Draws everything inside an element at once, for printing. */
export function drawNow(within: Element): void {
  for (const element of [...waiting.keys()]) if (within.contains(element)) draw(element);
}
