/** Which sections of the rules are folded up, by the reader's hand or because they are looked for or printed. */
import { SvelteSet } from 'svelte/reactivity';
import { FOLDED, type SectionId } from '../../text/rule-sections.ts';

export class Folds {
  readonly #open = new SvelteSet<SectionId>();
  /** Folded up though they have what is looked for. */
  readonly #past = new SvelteSet<SectionId>();
  #searching = $state(false);
  /** While all is printed, all is open. */
  printing = $state(false);

  isOpen(id: SectionId): boolean {
    return this.printing || (this.#searching ? !this.#past.has(id) : this.#open.has(id));
  }

  /** The browser has opened or closed it: for a tap, a key, or to show what it has found in it. */
  set(id: SectionId, open: boolean): void {
    if (this.printing || open === this.isOpen(id)) return;
    const changed = this.#searching ? this.#past : this.#open;
    if (open === this.#searching) changed.delete(id);
    else changed.add(id);
  }

  /** Whether all are open that can be. */
  get all(): boolean {
    return this.#open.size === FOLDED.size;
  }

  /** Opens all, or folds all up. */
  setAll(open: boolean): void {
    for (const id of FOLDED)
      if (open) this.#open.add(id);
      else this.#open.delete(id);
  }

  /** What is looked for has changed: what was found is open, until it is over. */
  search(searching: boolean): void {
    this.#searching = searching;
    this.#past.clear();
  }
}
