/**
 * Which sections of the rules are folded, either completely or after their first blocks. The reader can fold and
 * unfold sections. Searching and printing unfold them too.
 */
import { FOLDED, GLANCE, type SectionId } from '../../text/rule-sections.ts';

/** The state of one section. Each section has its own, so that several can be open at once. */
class Fold {
  open = $state(false);
  /** Whether the reader has folded the section although it contains search results. */
  past = $state(false);
}

export class Folds {
  readonly #folds: Partial<Record<SectionId, Fold>> = Object.fromEntries(
    [...FOLDED, ...Object.keys(GLANCE)].map((id) => [id, new Fold()]),
  );
  #searching = $state(false);
  /** Whether the page is being printed. If so, everything is open. */
  printing = $state(false);

  isOpen(id: SectionId): boolean {
    const fold = this.#folds[id];
    return this.printing || !fold || (this.#searching ? !fold.past : fold.open);
  }

  /**
   * Called when the browser has opened or closed a section: after a tap or key press, or to show a result of the
   * browser's own search.
   */
  set(id: SectionId, open: boolean): void {
    const fold = this.#folds[id];
    if (!fold || this.printing || open === this.isOpen(id)) return;
    if (this.#searching) fold.past = !open;
    else fold.open = open;
  }

  /** Whether everything that can be unfolded is open. */
  get all(): boolean {
    return Object.values(this.#folds).every(({ open }) => open);
  }

  /** Unfolds everything, or folds everything. */
  setAll(open: boolean): void {
    for (const fold of Object.values(this.#folds)) fold.open = open;
  }

  /** Called when a search has begun, changed or ended. During a search, sections with results are open. */
  search(searching: boolean): void {
    this.#searching = searching;
    for (const fold of Object.values(this.#folds)) fold.past = false;
  }
}
