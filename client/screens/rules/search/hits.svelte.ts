/**
 * The search results in the rules. One of them is the current one: it is marked differently and scrolled into view.
 */
import { isStill } from '../../../lib/motion.ts';
import type { SectionId } from '../../../text/rule-sections.ts';

/** The current result: its number (from 1), the total number of results, and its section. */
export interface Hit {
  readonly place: number;
  readonly of: number;
  readonly section: SectionId;
}

export class Hits {
  readonly #root: () => Element;
  /** The current result; null if nothing was found. */
  current = $state.raw<Hit | null>(null);
  #inSight = false;
  #width = window.innerWidth;
  readonly #watch = new IntersectionObserver((entries) => {
    this.#inSight = entries.at(-1)?.isIntersecting ?? false;
  });

  constructor(root: () => Element) {
    this.#root = root;
  }

  get #marks(): HTMLElement[] {
    return [...this.#root().querySelectorAll<HTMLElement>('section:not([inert]) mark')];
  }

  /** Goes to the first result. */
  first(): void {
    reveal(this.#take(0));
  }

  /** Goes to the next or previous result, and wraps around at either end. */
  step(by: 1 | -1): void {
    if (this.current) reveal(this.#take(this.current.place - 1 + by), !isStill());
  }

  /** Called when the reader has gone to a section. The section's first result becomes the current one. */
  enter(section: Element): void {
    const index = this.#marks.findIndex((mark) => section.contains(mark));
    if (index >= 0) this.#take(index);
  }

  /**
   * Called when the window was resized. If the current result was visible, it stays visible, even if the page has
   * replaced its element.
   */
  stay(): void {
    const wasInSight = this.#inSight;
    if (window.innerWidth === this.#width) return;
    this.#width = window.innerWidth;
    // Runs later in the same frame, after the layout has changed.
    requestAnimationFrame(() => {
      const mark = this.current && this.#take(this.current.place - 1);
      if (mark && wasInSight) reveal(mark);
    });
  }

  clear(): void {
    this.#watch.disconnect();
    this.#root().querySelector('mark[aria-current]')?.removeAttribute('aria-current');
    this.current = null;
  }

  /** Makes a result the current one. The index wraps around at either end. */
  #take(index: number): HTMLElement | undefined {
    this.clear();
    const marks = this.#marks;
    const place = (index + marks.length) % marks.length;
    const mark = marks[place];
    if (!mark) return undefined;
    mark.setAttribute('aria-current', 'true');
    this.#watch.observe(mark);
    const section = mark.closest('section')?.id as SectionId;
    this.current = { place: place + 1, of: marks.length, section };
    return mark;
  }
}

/**
 * The lowest part of the window, as a share of its height, where a result doesn't count as clearly visible. The part is
 * this large, because the bar at the top may become taller.
 */
const UNDER = 0.3;

/**
 * Scrolls a result into view, unless it is clearly visible. A result near the bottom, behind a phone's keyboard, or
 * under something else isn't clearly visible.
 */
function reveal(mark: HTMLElement | undefined, smooth = false): void {
  if (!mark) return;
  const fold = mark.closest('summary') ? null : mark.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) fold.open = true;
  if (!isInSight(mark))
    mark.scrollIntoView({ behavior: smooth ? 'smooth' : 'instant', block: 'start', inline: 'nearest' });
}

function isInSight(mark: HTMLElement): boolean {
  const [box] = mark.getClientRects();
  if (!box) return false;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const y = box.top + box.height / 2;
  return (
    box.bottom <= offsetTop + height * (1 - UNDER) &&
    mark.contains(document.elementFromPoint(box.left + box.width / 2, y))
  );
}
