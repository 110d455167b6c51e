/** The rules are built section by section, so that a slow device can show the first while it builds the last. */
import { SECTION_IDS, type SectionId } from '../../text/rule-sections.ts';

export class Building {
  /** How many sections are there, from the first. */
  #built = $state(1);
  #done: () => void = () => undefined;
  /** Resolves when all are there. */
  readonly done = new Promise<void>((resolve) => (this.#done = resolve));

  has(id: SectionId): boolean {
    return SECTION_IDS.indexOf(id) < this.#built;
  }

  /** Builds the rest, each section in a task of its own; returns what stops it. */
  start(): () => void {
    let timer = setTimeout(() => goOn());
    const goOn = () => {
      this.#built++;
      if (this.#built < SECTION_IDS.length) timer = setTimeout(goOn);
      else this.#done();
    };
    return () => clearTimeout(timer);
  }

  /** Builds the rest at once: it is going to be printed. */
  all(): void {
    this.#built = SECTION_IDS.length;
    this.#done();
  }
}
