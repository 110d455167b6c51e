/** Chance for a mind that hears: it is given no random numbers, and has to hear the same again in the same way. */

/** No more than so many of some words, by a lot that depends on nothing but the words and their order. */
export function someByLot<T extends string>(words: readonly T[], most: number): readonly T[] {
  if (words.length <= most) return words;
  const all = words.join();
  const lots = words.map((word): [number, T] => [scramble(`${all} ${word}`), word]);
  return lots
    .sort(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, word]) => word);
}

/** A number for a text, about as even as chance: FNV-1a, its bits mixed once more. */
function scramble(text: string): number {
  let number = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193);
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return (number ^ (number >>> 13)) >>> 0;
}
