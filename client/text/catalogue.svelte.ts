/**
 * The one catalogue of everything that the app says, in the language chosen. English is there from the
 * start; the others come when they are wanted.
 */
import { keep, kept } from '../storage.ts';
import * as en from './en/index.ts';

/** A catalogue in any language: the same keys and parameters as the English one, other words. */
export type Catalogue = Texts<typeof en>;

type Texts<T> = T extends string
  ? string
  : T extends (...parts: infer P) => infer R
    ? (...parts: P) => Texts<R>
    : { readonly [K in keyof T]: Texts<T[K]> };

/** The languages that there are, each by its own name. */
export const LANGUAGES = { en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(en),
};

const KEY = 'odyssey.language';

function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The language kept on this device, else the first of the browser's that we have. */
function preferred(): Language {
  const wanted = [kept(KEY) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}

class Speech {
  language = $state<Language>('en');
  catalogue = $state.raw<Catalogue>(en);

  /** Speaks another language from now on, and the next time. */
  async choose(language: Language): Promise<void> {
    keep(KEY, language);
    await this.#speak(language);
  }

  /** Speaks the language that this device prefers; resolves when it can. */
  start(): Promise<void> {
    return this.#speak(preferred());
  }

  async #speak(language: Language): Promise<void> {
    try {
      this.catalogue = await loaders[language]();
      this.language = language;
    } catch {
      // Not to be had now: what is spoken so far goes on.
    }
    document.documentElement.lang = this.language;
  }
}

export const speech = new Speech();
