/**
 * A random choice that is reproducible. An opponent gets no random numbers while it takes in events, because the same
 * events must always lead to the same state.
 */

/** Picks at most `most` of the words. The choice depends only on the words and their order. */
export function sampleByHash<T extends string>(words: readonly T[], most: number): readonly T[] {
  if (words.length <= most) return words;
  const all = words.join();
  const hashed = words.map((word): [number, T] => [hashOf(`${all} ${word}`), word]);
  return hashed
    .sort(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, word]) => word);
}

/** A hash of a text that gives very different numbers even for similar texts: FNV-1a with a final mixing step. */
function hashOf(text: string): number {
  let number = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193);
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return (number ^ (number >>> 13)) >>> 0;
}
