/**
 * What is shown of the rules: section by section from the first, as they are built and again whenever something is
 * looked for. So a slow device has the first on the screen while it does the last, and nothing in sight is pushed away.
 */
import { flushSync } from 'svelte';
import { inSlices, type Work } from '../../lib/slices.ts';
import { SECTION_IDS, type SectionId } from '../../text/rule-sections.ts';
import { placesIn } from './search/search.ts';
import { gistOf, sectionOf } from './sections.ts';

const NONE: readonly string[] = [];

/** A section as it is shown. */
export class Shown {
  /** It is there, though it may be hidden. */
  built = $state(false);
  /** It has nothing of what is looked for, or it is not its turn yet. */
  hidden = $state(true);
  /** What is marked in it. */
  words = $state.raw(NONE);
  /** In how many places. */
  places = $state(0);
}

/** In how many places of how many sections something was found. */
export interface Found {
  readonly places: number;
  readonly sections: number;
}

export class Showing {
  readonly #sections = Object.fromEntries(SECTION_IDS.map((id) => [id, new Shown()])) as Readonly<
    Record<SectionId, Shown>
  >;
  #words = $state.raw(NONE);
  #found = $state.raw<Found | null>(null);
  #work: Work | undefined;
  #isWhole = false;
  #waiting: (() => void)[] = [];

  of(id: SectionId): Shown {
    return this.#sections[id];
  }

  /** Whether anything is looked for. */
  get searching(): boolean {
    return this.#words.length > 0;
  }

  /** In how many places of a section something was found; null: nothing is looked for. */
  placesIn(id: SectionId): number | null {
    const { hidden, places } = this.#sections[id];
    return !this.searching ? null : hidden ? 0 : places;
  }

  /** How much was found, once all was looked through; null: nothing is looked for. */
  get found(): Found | null {
    return this.searching ? this.#found : null;
  }

  /** Shows all; not to be called from an effect, as what each section comes to is done before the next. */
  start(): void {
    this.#goThrough();
  }

  /** Shows what has these words, each plain, or all; the first of it at once. */
  look(words: readonly string[]): void {
    this.#words = words;
    for (const section of Object.values(this.#sections)) section.hidden = true;
    this.#goThrough();
  }

  /** Gives up what is not shown yet: the page is left. */
  stop(): void {
    this.#work?.stop();
  }

  /** Shows all at once: it is going to be printed. */
  all(): void {
    if (this.searching || !this.#work) this.look(NONE);
    this.#work?.finish();
  }

  /** Resolves when all is shown that is to be. */
  whole(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isWhole) resolve();
      else this.#waiting.push(resolve);
    });
  }

  #show(id: SectionId, words: readonly string[], places: number): void {
    const section = this.#sections[id];
    section.words = words;
    section.places = places;
    section.built = true;
    section.hidden = false;
  }

  #goThrough(): void {
    const words = this.#words;
    const found = { places: 0, sections: 0 };
    this.#work?.stop();
    this.#isWhole = false;
    const pieces = SECTION_IDS.map((id) => () => {
      const places = words.length === 0 ? 0 : placesIn(sectionOf(id), words, gistOf(id));
      if (words.length > 0 && places === 0) return;
      found.places += places;
      found.sections++;
      this.#show(id, words, places);
      flushSync();
    });
    this.#work = inSlices(pieces, () => {
      this.#found = found;
      this.#isWhole = true;
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }
}
