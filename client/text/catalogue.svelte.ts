/**
 * The catalogue of all of the app's texts in the chosen language. It is loaded in parts. The English texts of the home
 * page come with the app, and other parts are loaded when they are needed.
 */
import { untrack } from 'svelte';
import { oneOf, plain } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';
import { isolating } from './isolated.ts';
import * as first from './en/first.ts';
import type { Catalogue } from './translation.ts';

export type Part =
  'first' | 'tables' | 'teaching' | 'afterwards' | 'puzzling' | 'solo' | 'designing' | 'away' | 'notices';

/** The available languages, each with its name in that language. */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const;
export type Language = keyof typeof LANGUAGES;

/** Functions that load the parts. The first English part isn't among them, because it comes with the app. */
const loaders = import.meta.glob<Partial<Catalogue>>([
  './*/{first,tables,teaching,afterwards,puzzling,solo,designing,away,notices}.ts',
  '!./en/first.ts',
]);

async function load(language: Language, part: Part): Promise<Partial<Catalogue>> {
  return (await loaders[`./${language}/${part}.ts`]?.()) ?? first;
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The language that was chosen on this device, or null if none was. */
const chosen = new Persisted<Language | null>({
  key: 'odyssey.language',
  fallback: null,
  format: plain(oneOf(Object.keys(LANGUAGES) as Language[])),
});

/** The languages that this device prefers, best first: the chosen one, if any, and then the browser's. */
function wanted(): string[] {
  const browsers = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return chosen.value === null ? browsers : [chosen.value, ...browsers];
}

class ChosenLanguage {
  /** The language that the app uses now. */
  current = $state<Language>('en');
  /**
   * True if the current language is the one that the device prefers. Browsers then need not offer to translate the
   * page.
   */
  isOwn = $state(true);
  /** The parts that have been loaded so far. */
  catalogue = $state.raw<Partial<Catalogue>>(isolating(first));
  readonly #parts = new Set<Part>(['first']);

  /** Switches to the language that this device prefers. Resolves once its texts are loaded. */
  start(): Promise<void> {
    const languages = wanted();
    this.isOwn = isLanguage(languages[0] ?? '');
    return this.#speak(languages.find(isLanguage) ?? 'en');
  }

  /** Switches to another language, and stores it for the next visit. */
  choose(language: Language): Promise<void> {
    chosen.value = language;
    this.isOwn = true;
    return this.#speak(language);
  }

  /**
   * Loads a part. This has to be done before the part's texts are read.
   * @throws Error if the part can't be loaded now
   */
  async need(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    // Read the language untracked, so that a page waiting for its texts isn't rebuilt when another language is chosen.
    const language = untrack(() => this.current);
    const texts = await load(language, part);
    // Another language was chosen in the meantime, so these texts are in the wrong one.
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
      // The texts can't be loaded now, so the app stays in its current language.
    }
    document.documentElement.lang = this.current;
  }
}

export const language = new ChosenLanguage();
