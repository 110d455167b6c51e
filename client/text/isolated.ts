/**
 * Names may be written from right to left, and would take what stands beside them to their other side. On the screen a
 * name stands in a `<bdi>`; in a sentence it is isolated here. No name of other letters is changed.
 */

/** Letters that run from right to left, and the marks that turn the direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name as it may stand in a sentence. */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name;
}

/** Texts that isolate whatever name they are given. */
export function isolating<Texts>(texts: Texts): Texts {
  if (typeof texts === 'function')
    return ((...given: unknown[]): unknown => texts(...given.map(isolatedIn))) as Texts;
  if (Array.isArray(texts)) return texts.map((text: unknown) => isolating(text)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, isolating<unknown>(text)]),
  ) as Texts;
}

/** What a text is given: a name, a list of them, or of those who have one. */
function isolatedIn(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given);
  if (Array.isArray(given)) return given.map(isolatedIn);
  if (typeof given !== 'object' || given === null || !('name' in given)) return given;
  return { ...given, name: isolatedIn(given.name) };
}
