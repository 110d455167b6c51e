/** Drawing at random. The random numbers come from outside: from the same numbers everything here draws the same. */

/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * One of some things.
 * @throws Error if there are none
 */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/**
 * So many of some things, all different, in the order of drawing.
 * @throws Error if there are fewer
 */
export function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  if (count === 0) return [];
  const first = pick(items, random);
  const others = items.filter((item) => item !== first);
  return [first, ...pickSome(others, count - 1, random)];
}

/** The same things in an order by lot. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
