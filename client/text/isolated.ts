/**
 * Isolates names that are written from right to left. In a sentence, such a name would also reorder the text beside it.
 * This file isolates names within sentences. Names that stand alone on the screen are in a `<bdi>` element. Names in
 * other scripts aren't changed.
 */

/** Letters of right-to-left scripts, and characters that change the direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name with characters around it that isolate it within a sentence, if it needs them. */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name;
}

/** A copy of the texts that isolates all names passed to them. */
export function isolating<Texts>(texts: Texts): Texts {
  if (typeof texts === 'function')
    return ((...given: unknown[]): unknown => texts(...given.map(isolatedIn))) as Texts;
  if (Array.isArray(texts)) return texts.map((text: unknown) => isolating(text)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, isolating<unknown>(text)]),
  ) as Texts;
}

/** An argument of a text, with its names isolated. It may be a name, an object with a name, or a list of either. */
function isolatedIn(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given);
  if (Array.isArray(given)) return given.map(isolatedIn);
  if (typeof given !== 'object' || given === null || !('name' in given)) return given;
  return { ...given, name: isolatedIn(given.name) };
}
