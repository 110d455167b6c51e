/** Coordinates the rules page: the search, the folds, the section in the address, and printing. */
import { flushSync, tick } from 'svelte';
import { cleaned } from '../../../shared/wire/cleaned.ts';
import { afterPaint } from '../../lib/after-paint.svelte.ts';
import { isStill } from '../../lib/motion.ts';
import { language } from '../../text/catalogue.svelte.ts';
import { FOLDED, SECTION_IDS, type SectionId } from '../../text/rule-sections.ts';
import { drawNow } from './figures/near.ts';
import { Folds } from './folds.svelte.ts';
import { Hits } from './search/hits.svelte.ts';
import { wordsOf } from './search/search.ts';
import { ShownSections } from './shown-sections.svelte.ts';

/** How long to wait, in ms, after a letter is typed before searching, because the reader may type another letter. */
const TYPING_MS = 200;

/** Create an instance while the page component is being initialised. */
export class Reader {
  query = $state('');
  /** The section that is being read; null before the first one. */
  reading = $state<SectionId | null>(null);
  readonly folds = new Folds();
  readonly sections = new ShownSections();
  readonly hits: Hits;
  readonly #main: () => HTMLElement;
  /** The search words as one string, so that typing a space doesn't start a new search. */
  readonly #wanted = $derived(wordsOf(this.query).join(' '));

  constructor(main: () => HTMLElement) {
    this.#main = main;
    this.hits = new Hits(main);
    $effect(() => afterPaint(() => this.sections.start()));
    $effect(() => () => this.sections.stop());
    $effect(() => {
      const words = this.#wanted === '' ? [] : this.#wanted.split(' ');
      // Reading the language makes the search run again when the language changes, because other texts then match.
      void language.current;
      const timer = setTimeout(() => this.#look(words), words.length > 0 ? TYPING_MS : 0);
      return () => clearTimeout(timer);
    });
  }

  isShown(id: SectionId): boolean {
    const { built, hidden } = this.sections.of(id);
    return built && !hidden;
  }

  /** Goes to the section in the address: unfolds it, scrolls to it and moves the focus there. */
  async jump(hash: string, smooth = false): Promise<void> {
    const named = /^#([a-z-]+)/.exec(cleaned(hash).toLowerCase())?.[1]?.replace(/-+$/, '');
    const id = SECTION_IDS.find((section) => section === named);
    if (!id) return;
    this.query = '';
    this.#look([]);
    await this.sections.whole();
    if (FOLDED.has(id)) this.folds.set(id, true);
    await tick();
    scrollTo(id, smooth);
  }

  /** Follows a link in the table of contents. */
  goTo(event: MouseEvent, section: SectionId): void {
    event.preventDefault();
    history.replaceState(history.state, '', `#${section}`);
    // During a search, the link goes to the section's first result, which becomes the current one.
    if (this.sections.placesIn(section)) {
      scrollTo(section, true);
      const place = document.getElementById(section);
      if (place) this.hits.enter(place);
    } else void this.jump(`#${section}`, true);
  }

  /** An attachment for a section. The section that is being read is the last one above the middle of the window. */
  readonly watch = (section: HTMLElement): (() => void) => {
    this.#seen.observe(section);
    return () => this.#seen.unobserve(section);
  };

  print(printing: boolean): void {
    this.folds.printing = printing;
    if (printing) {
      this.query = '';
      this.folds.search(false);
      this.sections.all();
    }
    flushSync();
    if (printing) drawNow(this.#main());
    flushSync();
  }

  readonly #seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = target.id as SectionId;
        if (isIntersecting && this.isShown(id)) this.reading = id;
      }
    },
    { rootMargin: '-20% 0px -70%' },
  );

  /**
   * Shows only the sections that contain these words, unfolded and from the top. Without words, shows all sections
   * again.
   */
  #look(words: readonly string[]): void {
    this.hits.clear();
    if (words.length === 0 && !this.sections.searching) return;
    this.folds.search(words.length > 0);
    this.sections.look(words);
    this.#main().scrollIntoView({ behavior: 'instant' });
    if (words.length > 0) void this.sections.whole().then(() => this.#showFirst());
  }

  /** Scrolls to the first result, if it isn't visible already. */
  #showFirst(): void {
    // Runs after the paint, because laying out the results at once would be one long task.
    afterPaint(() => this.sections.searching && this.hits.first());
  }
}

function scrollTo(id: SectionId, smooth: boolean): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: smooth && !isStill() ? 'smooth' : 'instant' });
  section?.focus({ preventScroll: true });
}
