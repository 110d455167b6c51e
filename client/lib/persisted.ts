/** A value that the browser keeps. Where it keeps nothing (private mode), the value lasts as long as this object. */

/** How a value stands in the storage. What devices have stored lives on: a format is never changed. */
interface Format<T> {
  /** The value of a stored text; undefined, or an error, where it can't be one. */
  readonly parse: (text: string) => T | undefined;
  /** The text of a value; null stores nothing under the key. */
  readonly write: (value: T) => string | null;
}

/** A text as it is. */
export const TEXT: Format<string> = { parse: (text) => text, write: (text) => text };

interface Options<T> {
  readonly key: string;
  /** The value as long as none is kept. */
  readonly fallback: T;
  readonly format: Format<T>;
  /** Mostly for this device; or for this tab alone, and as long as it is open. */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export class Persisted<T> {
  readonly #options: Required<Options<T>>;
  #memory: string | null = null;

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
    this.#memory = text;
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // Kept in memory only.
    }
  }

  #read(): string | null {
    try {
      return this.#options.storage().getItem(this.#options.key) ?? this.#memory;
    } catch {
      return this.#memory;
    }
  }
}
