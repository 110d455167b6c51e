/** A value that the browser keeps. Where it keeps nothing (private mode, no room left), the value lasts as long as this object. */
import type { Format } from './formats.ts';

interface Options<T> {
  readonly key: string;
  /** The value as long as none is kept. */
  readonly fallback: T;
  /** What can't be a value is set aside: it reads as the fallback. */
  readonly format: Format<T>;
  /** Mostly for this device; or for this tab alone, and as long as it is open. */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export class Persisted<T> {
  readonly #options: Required<Options<T>>;
  /** The newest text, if it could not be stored. It counts then, and not the older one in the storage. */
  #unsaved: { readonly text: string | null } | undefined;

  constructor(options: Options<T>) {
    // Even to name the storage throws where the browser forbids it: so it is named only when it is used.
    this.#options = { storage: () => localStorage, ...options };
  }

  /** What is kept, read anew each time: another tab may have kept something else. */
  get value(): T {
    const { fallback, format } = this.#options;
    const text = this.#read();
    if (text === null) return fallback;
    try {
      return format.parse(text) ?? fallback;
    } catch {
      return fallback;
    }
  }

  set value(value: T) {
    const { key, format, storage } = this.#options;
    const text = format.write(value);
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      this.#unsaved = undefined;
    } catch {
      this.#unsaved = { text };
    }
  }

  /** Whether the newest value will still be there when the page is loaded anew, as far as this page knows. */
  get isSaved(): boolean {
    return this.#unsaved === undefined;
  }

  #read(): string | null {
    if (this.#unsaved) return this.#unsaved.text;
    try {
      return this.#options.storage().getItem(this.#options.key);
    } catch {
      return null;
    }
  }
}
