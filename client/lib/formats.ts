/**
 * The formats of what browsers keep, and schemas for their parts. Anything may have written there: another version, an
 * extension, a person. What can't be a value is set aside, part by part, and what is good stays. What devices have
 * stored lives on, so a format is never changed.
 */

/** How a value stands in the storage. */
export interface Format<T> {
  /** The value of a stored text; undefined, or an error, where it can't be one. */
  readonly parse: (text: string) => T | undefined;
  /** The text of a value; null stores nothing under the key. */
  readonly write: (value: T) => string | null;
}

/** Makes a value of what was stored; undefined if it is none. */
export type Schema<T> = (stored: unknown) => T | undefined;

/** A value as JSON. */
export function json<T>(schema: Schema<T>): Format<T> {
  return { parse: (text) => schema(JSON.parse(text)), write: (value) => JSON.stringify(value) };
}

/** A text as it is; no value stores nothing. */
export function plain<T extends string>(schema: Schema<T>): Format<T | null> {
  return { parse: schema, write: (value) => value };
}

/** A switch. */
export const SWITCH: Format<boolean> = {
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  write: (on) => (on ? 'on' : 'off'),
};

/** A text that a pattern describes, which bounds its length. */
export function text(pattern: RegExp): Schema<string> {
  return (stored) => (typeof stored === 'string' && pattern.test(stored) ? stored : undefined);
}

/** An id as the server gives it: of a game, a player, a command. */
export const ID = text(/^[\w-]{1,36}$/);

/** A number within bounds. */
export function number(least: number, most: number): Schema<number> {
  return (stored) => (typeof stored === 'number' && stored >= least && stored <= most ? stored : undefined);
}

/** A moment, in ms since 1970. */
export const MOMENT = number(0, Number.MAX_SAFE_INTEGER);

/** One of a few values. */
export function oneOf<const T>(values: readonly T[]): Schema<T> {
  return (stored) => values.find((value) => value === stored);
}

/** A value, or another where what was stored is none. */
export function orElse<T, E>(schema: Schema<T>, otherwise: E): (stored: unknown) => T | E {
  return (stored) => schema(stored) ?? otherwise;
}

/** A list, of so many at most: the first. What can't be in it is left out. */
export function list<T>(schema: Schema<T>, most: number): Schema<readonly T[]> {
  return (stored) => {
    if (!Array.isArray(stored)) return undefined;
    return stored
      .map(schema)
      .filter((value) => value !== undefined)
      .slice(0, most);
  };
}

/** Values by name, the last so many. Names and values that can't be are left out. */
export function byName<T>(
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

/** An object. It is none if a field is wrong, unless the field is among those that may be missing: then that is left out. */
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
