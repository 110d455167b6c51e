/**
 * Shows the sections of the rules one after another, both initially and for every search. A slow device can then show
 * the first section while it builds the last one. Sections that are visible don't move.
 */
import { flushSync } from 'svelte';
import { inSlices, type Work } from '../../lib/slices.ts';
import { SECTION_IDS, type SectionId } from '../../text/rule-sections.ts';
import { placesIn } from './search/search.ts';
import { gistOf, sectionOf } from './sections.ts';

const NONE: readonly string[] = [];

/** The state of a section on the page. */
export class ShownSection {
  /** True once the section has been built. A section that has been built may be hidden. */
  built = $state(false);
  /** True if the section is hidden: it has no search results, or its turn to be shown hasn't come yet. */
  hidden = $state(true);
  /** The search words that are marked in the section. */
  words = $state.raw(NONE);
  /** The number of search results in the section. */
  places = $state(0);
}

/** The number of search results, and of sections that contain results. */
export interface Found {
  readonly places: number;
  readonly sections: number;
}

export class ShownSections {
  readonly #sections = Object.fromEntries(SECTION_IDS.map((id) => [id, new ShownSection()])) as Readonly<
    Record<SectionId, ShownSection>
  >;
  #words = $state.raw(NONE);
  #found = $state.raw<Found | null>(null);
  #work: Work | undefined;
  #isWhole = false;
  #waiting: (() => void)[] = [];

  of(id: SectionId): ShownSection {
    return this.#sections[id];
  }

  /** Whether a search is active. */
  get searching(): boolean {
    return this.#words.length > 0;
  }

  /** The number of results in a section; null if no search is active. */
  placesIn(id: SectionId): number | null {
    const { hidden, places } = this.#sections[id];
    return !this.searching ? null : hidden ? 0 : places;
  }

  /** The total results of a search, once all sections have been searched. Null if no search is active. */
  get found(): Found | null {
    return this.searching ? this.#found : null;
  }

  /** Shows all sections. Don't call it from an effect, because each section must be rendered before the next. */
  start(): void {
    this.#goThrough();
  }

  /**
   * Shows only the sections that contain these words, or all sections if there are no words. The first section is
   * shown at once.
   */
  look(words: readonly string[]): void {
    this.#words = words;
    for (const section of Object.values(this.#sections)) section.hidden = true;
    this.#goThrough();
  }

  /** Stops building sections, because the reader leaves the page. */
  stop(): void {
    this.#work?.stop();
  }

  /** Shows all sections at once, for printing. */
  all(): void {
    if (this.searching || !this.#work) this.look(NONE);
    this.#work?.finish();
  }

  /** Resolves when all sections that should be visible have been shown. */
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
