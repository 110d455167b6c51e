/** What was found in the rules, gone through place by place: the current one is marked, and brought into sight. */
import { isStill } from '../../../lib/motion.ts';
import type { SectionId } from '../../../text/rule-sections.ts';

/** Which place is the current one, from 1, of how many, and in which section. */
export interface Hit {
  readonly place: number;
  readonly of: number;
  readonly section: SectionId;
}

export class Hits {
  readonly #root: () => Element;
  /** The one that is gone to; null: nothing was found. */
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

  /** Goes to the first. */
  first(): void {
    reveal(this.#take(0));
  }

  /** Goes to the next or the one before, and from the last to the first. */
  step(by: 1 | -1): void {
    if (this.current) reveal(this.#take(this.current.place - 1 + by), !isStill());
  }

  /** Somebody goes to a section by themselves: its first is the current one. */
  enter(section: Element): void {
    const index = this.#marks.findIndex((mark) => section.contains(mark));
    if (index >= 0) this.#take(index);
  }

  /** The window has changed: if it was turned, what was in sight stays there, though it may be drawn anew. */
  stay(): void {
    const wasInSight = this.#inSight;
    if (window.innerWidth === this.#width) return;
    this.#width = window.innerWidth;
    // Later in the same frame: what the layout changes is there by then.
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

  /** Makes one the current one; before the first is the last. */
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

/** So much of what is in sight is to be below a place: the bar above it still grows by the keys to the next one. */
const UNDER = 0.3;

/** Brings a place well into sight, unless it is: neither low in the window or above the keys of a phone, nor covered. */
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
