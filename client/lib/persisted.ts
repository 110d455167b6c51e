/**
 * A value in the browser's storage. If nothing can be stored (in private mode, or when the storage is full), this
 * object keeps the value in memory.
 */
import type { Format } from './formats.ts';

interface Options<T> {
  readonly key: string;
  /** The value to use if nothing is stored. */
  readonly fallback: T;
  /** The format of the stored text. If the text is invalid, the value is the fallback. */
  readonly format: Format<T>;
  /**
   * Returns the storage. The default is `localStorage`, which all tabs share. Use `sessionStorage` for a value that
   * belongs to this tab alone.
   */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export class Persisted<T> {
  readonly #options: Required<Options<T>>;
  /**
   * The newest text, if it could not be stored. In that case, it takes precedence over the older text in the storage.
   */
  #unsaved: { readonly text: string | null } | undefined;

  constructor(options: Options<T>) {
    // In a browser that forbids storage, merely accessing `localStorage` throws an error, so it is accessed only when
    // a value is read or written.
    this.#options = { storage: () => localStorage, ...options };
  }

  /** The stored value. It is read from the storage each time, because another tab may have changed it. */
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

  /** True if the newest value will survive a reload, as far as this page knows. */
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
