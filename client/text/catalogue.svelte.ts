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

/** The languages that there are, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const;
export type Language = keyof typeof LANGUAGES;

/** Every part except the first English one, which is in the first load. */
const loaders = import.meta.glob<Partial<Catalogue>>([
  './*/{first,tables,teaching,afterwards,puzzling,solo,away}.ts',
  '!./en/first.ts',
]);

async function load(language: Language, part: Part): Promise<Partial<Catalogue>> {
  return (await loaders[`./${language}/${part}.ts`]?.()) ?? first;
}

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
    const texts = await load(language, part);
    // Another language was chosen meanwhile: then these are the wrong words.
    if (language !== this.current) return this.need(part);
    this.#parts.add(part);
    this.catalogue = { ...this.catalogue, ...isolating(texts) };
  }

  async #speak(language: Language): Promise<void> {
    try {
      const parts = await Promise.all([...this.#parts].map((part) => load(language, part)));
      this.catalogue = isolating(Object.assign({}, ...parts) as Partial<Catalogue>);
      this.current = language;
    } catch {
      // Not to be had now: what is spoken so far goes on.
    }
    document.documentElement.lang = this.current;
  }
}

export const language = new ChosenLanguage();
