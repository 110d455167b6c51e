/**
 * Which sections of the rules are folded, in whole or beyond their first blocks: by the reader, for a search or for
 * printing.
 */
import { FOLDED, GLANCE, type SectionId } from '../../text/rule-sections.ts';

/** State per section, so that several can be open at once. */
class Fold {
  open = $state(false);
  /** Whether the reader has folded it although it has search results. */
  past = $state(false);
}

export class Folds {
  readonly #folds: Partial<Record<SectionId, Fold>> = Object.fromEntries(
    [...FOLDED, ...Object.keys(GLANCE)].map((id) => [id, new Fold()]),
  );
  #searching = $state(false);
  /** Everything is open while printing. */
  printing = $state(false);

  isOpen(id: SectionId): boolean {
    const fold = this.#folds[id];
    return this.printing || !fold || (this.#searching ? !fold.past : fold.open);
  }

  /** The browser has opened or closed it: by a tap or key, or to show a result of its own search. */
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

  /** A search has begun, changed or ended: sections with results are open meanwhile. */
  search(searching: boolean): void {
    this.#searching = searching;
    for (const fold of Object.values(this.#folds)) fold.past = false;
  }
}
