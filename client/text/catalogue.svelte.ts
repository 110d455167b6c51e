/**
 * The one catalogue of everything that the app says, in the language chosen. It comes in parts: what the
 * first page says in English is there from the start, the rest when it is wanted.
 */
import { untrack } from 'svelte';
import { oneOf, plain } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';
import { isolating } from './isolated.ts';
import * as first from './en/first.ts';
import type { Catalogue } from './translation.ts';

export type Part = 'first' | 'tables' | 'teaching' | 'afterwards' | 'puzzling' | 'solo' | 'away';

type Loader = () => Promise<Partial<Catalogue>>;

/** The languages that there are, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Readonly<Record<Language, Readonly<Record<Part, Loader>>>> = {
  en: {
    first: () => Promise.resolve(first),
    tables: () => import('./en/tables.ts'),
    teaching: () => import('./en/teaching.ts'),
    afterwards: () => import('./en/afterwards.ts'),
    puzzling: () => import('./en/puzzling.ts'),
    solo: () => import('./en/solo.ts'),
    away: () => import('./en/away.ts'),
  },
  it: {
    first: () => import('./it/first.ts'),
    tables: () => import('./it/tables.ts'),
    teaching: () => import('./it/teaching.ts'),
    afterwards: () => import('./it/afterwards.ts'),
    puzzling: () => import('./it/puzzling.ts'),
    solo: () => import('./it/solo.ts'),
    away: () => import('./it/away.ts'),
  },
  de: {
    first: () => import('./de/first.ts'),
    tables: () => import('./de/tables.ts'),
    teaching: () => import('./de/teaching.ts'),
    afterwards: () => import('./de/afterwards.ts'),
    puzzling: () => import('./de/puzzling.ts'),
    solo: () => import('./de/solo.ts'),
    away: () => import('./de/away.ts'),
  },
  fr: {
    first: () => import('./fr/first.ts'),
    tables: () => import('./fr/tables.ts'),
    teaching: () => import('./fr/teaching.ts'),
    afterwards: () => import('./fr/afterwards.ts'),
    puzzling: () => import('./fr/puzzling.ts'),
    solo: () => import('./fr/solo.ts'),
    away: () => import('./fr/away.ts'),
  },
  es: {
    first: () => import('./es/first.ts'),
    tables: () => import('./es/tables.ts'),
    teaching: () => import('./es/teaching.ts'),
    afterwards: () => import('./es/afterwards.ts'),
    puzzling: () => import('./es/puzzling.ts'),
    solo: () => import('./es/solo.ts'),
    away: () => import('./es/away.ts'),
  },
};

function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The language that was chosen on this device, or null. */
const chosen = new Persisted<Language | null>({
  key: 'odyssey.language',
  fallback: null,
  format: plain(oneOf(Object.keys(LANGUAGES) as Language[])),
});

/** The languages that this device asks for, the best first: what was chosen on it, then the browser's. */
function wanted(): string[] {
  const browsers = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return chosen.value === null ? browsers : [chosen.value, ...browsers];
}

class ChosenLanguage {
  /** The one that the app speaks now. */
  current = $state<Language>('en');
  /** It is what the device asks for first: no browser need offer to translate the page. */
  isOwn = $state(true);
  /** The parts that have come so far. */
  catalogue = $state.raw<Partial<Catalogue>>(isolating(first));
  readonly #parts = new Set<Part>(['first']);

  /** Speaks the language that this device prefers; resolves when it can. */
  start(): Promise<void> {
    const languages = wanted();
    this.isOwn = isLanguage(languages[0] ?? '');
    return this.#speak(languages.find(isLanguage) ?? 'en');
  }

  /** Speaks another language from now on, and the next time. */
  choose(language: Language): Promise<void> {
    chosen.value = language;
    this.isOwn = true;
    return this.#speak(language);
  }

  /**
   * Fetches a part before it is read.
   * @throws Error if it can't be had now
   */
  async need(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    // A page that waits for its words is not to be built anew when another language is chosen.
    const language = untrack(() => this.current);
    const texts = await loaders[language][part]();
    // Another language was chosen meanwhile: then these are the wrong words.
    if (language !== this.current) return this.need(part);
    this.#parts.add(part);
    this.catalogue = { ...this.catalogue, ...isolating(texts) };
  }

  async #speak(language: Language): Promise<void> {
    try {
      const parts = await Promise.all([...this.#parts].map((part) => loaders[language][part]()));
      this.catalogue = isolating(Object.assign({}, ...parts) as Partial<Catalogue>);
      this.current = language;
    } catch {
      // Not to be had now: what is spoken so far goes on.
    }
    document.documentElement.lang = this.current;
  }
}

export const language = new ChosenLanguage();
