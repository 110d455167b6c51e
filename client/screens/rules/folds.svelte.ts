/** Which sections of the rules, or what of them is beyond a first glance, are folded up, by the reader's hand or because they are looked for or printed. */
import { FOLDED, GLANCE, type SectionId } from '../../text/rule-sections.ts';

/** A section's own, so that what happens to one is nothing to the others: several may be opened at once. */
class Fold {
  open = $state(false);
  /** Folded up though it has what is looked for. */
  past = $state(false);
}

export class Folds {
  readonly #folds: Partial<Record<SectionId, Fold>> = Object.fromEntries(
    [...FOLDED, ...Object.keys(GLANCE)].map((id) => [id, new Fold()]),
  );
  #searching = $state(false);
  /** While all is printed, all is open. */
  printing = $state(false);

  isOpen(id: SectionId): boolean {
    const fold = this.#folds[id];
    return this.printing || !fold || (this.#searching ? !fold.past : fold.open);
  }

  /** The browser has opened or closed it: for a tap, a key, or to show what it has found in it. */
  set(id: SectionId, open: boolean): void {
    const fold = this.#folds[id];
    if (!fold || this.printing || open === this.isOpen(id)) return;
    if (this.#searching) fold.past = !open;
    else fold.open = open;
  }

  /** Whether all are open that can be. */
  get all(): boolean {
    return Object.values(this.#folds).every(({ open }) => open);
  }

  /** Opens all, or folds all up. */
  setAll(open: boolean): void {
    for (const fold of Object.values(this.#folds)) fold.open = open;
  }

  /** What is looked for has changed: what was found is open, until it is over. */
  search(searching: boolean): void {
    this.#searching = searching;
    for (const fold of Object.values(this.#folds)) fold.past = false;
  }
}
