/**
 * Formats and schemas of values in the browser's storage. A stored text can be invalid, because another version, an
 * extension or a person may have written it. Invalid parts are dropped individually, and valid parts are kept. Devices
 * keep their data for years, so a format must never change after its release.
 */

/** Defines how a value is stored as text. */
export interface Format<T> {
  /** Reads a stored text. Returns undefined or throws if the text is invalid. */
  readonly parse: (text: string) => T | undefined;
  /** Returns the text to store, or null if the key should be removed. */
  readonly write: (value: T) => string | null;
}

/** Validates a stored value. Returns undefined if it is invalid. */
export type Schema<T> = (stored: unknown) => T | undefined;

/** The format that stores a value as JSON. */
export function json<T>(schema: Schema<T>): Format<T> {
  return { parse: (text) => schema(JSON.parse(text)), write: (value) => JSON.stringify(value) };
}

/** The format that stores a text as it is. Null removes the key. */
export function plain<T extends string>(schema: Schema<T>): Format<T | null> {
  return { parse: schema, write: (value) => value };
}

/** A boolean, stored as 'on' or 'off'. */
export const SWITCH: Format<boolean> = {
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  write: (on) => (on ? 'on' : 'off'),
};

/** A text that matches a pattern. The pattern should also limit the length. */
export function text(pattern: RegExp): Schema<string> {
  return (stored) => (typeof stored === 'string' && pattern.test(stored) ? stored : undefined);
}

/** An id that the server has made for a game, a player or a command. */
export const ID = text(/^[\w-]{1,36}$/);

export function number(least: number, most: number): Schema<number> {
  return (stored) => (typeof stored === 'number' && stored >= least && stored <= most ? stored : undefined);
}

/** A time, in ms since 1970. */
export const TIMESTAMP = number(0, Number.MAX_SAFE_INTEGER);

export function oneOf<const T>(values: readonly T[]): Schema<T> {
  return (stored) => values.find((value) => value === stored);
}

/** Uses another value if the stored one is invalid. */
export function orElse<T, E>(schema: Schema<T>, otherwise: E): (stored: unknown) => T | E {
  return (stored) => schema(stored) ?? otherwise;
}

/**
 * A list of at most `most` valid items. Invalid items are dropped. If there are too many valid ones, the first are
 * kept.
 */
export function list<T>(schema: Schema<T>, most: number): Schema<readonly T[]> {
  return (stored) => {
    if (!Array.isArray(stored)) return undefined;
    return stored
      .map(schema)
      .filter((value) => value !== undefined)
      .slice(0, most);
  };
}

/**
 * A record of at most `most` valid entries. Entries with an invalid name or value are dropped. If there are too many
 * valid ones, the last are kept.
 */
export function record<T>(
  name: Schema<string>,
  schema: Schema<T>,
  most: number,
): Schema<Readonly<Record<string, T>>> {
  return (stored) => {
    if (!isObject(stored)) return undefined;
    const good = Object.entries(stored).flatMap(([key, part]) => {
      const value = schema(part);
      return name(key) === undefined || value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(good.slice(-most));
  };
}

type Fields<T> = { readonly [K in keyof T]-?: Schema<T[K]> };

/** An object. If an optional field is invalid, it is dropped. If any other field is invalid, the whole object is. */
export function object<T extends object>(fields: Fields<T>, optional: readonly (keyof T)[] = []): Schema<T> {
  return (stored) => {
    if (!isObject(stored)) return undefined;
    const good: Partial<T> = {};
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      const value = fields[key](stored[key]);
      if (value !== undefined) good[key] = value;
      else if (!optional.includes(key)) return undefined;
    }
    return good as T;
  };
}

function isObject(stored: unknown): stored is Record<string, unknown> {
  return typeof stored === 'object' && stored !== null;
}
