/**
 * A value in the browser's storage. If nothing can be stored (private mode, storage full), the value lasts as
 * long as this object.
 */
import type { Format } from './formats.ts';

interface Options<T> {
  readonly key: string;
  /** The value if nothing is stored. */
  readonly fallback: T;
  /** An invalid stored value reads as the fallback. */
  readonly format: Format<T>;
  /** By default `localStorage`, shared by all tabs; `sessionStorage` for this tab alone. */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export class Persisted<T> {
  readonly #options: Required<Options<T>>;
  /** The newest text, if storing it failed. It then takes precedence over the older one in the storage. */
  #unsaved: { readonly text: string | null } | undefined;

  constructor(options: Options<T>) {
    // A browser that forbids storage throws even when `localStorage` is named, so it is named only when used.
    this.#options = { storage: () => localStorage, ...options };
  }

  /** The stored value. Read each time, because another tab may have changed it. */
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

  /** Whether the newest value will survive a reload, as far as this page knows. */
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
