/** Random choices. The source of random numbers is passed in, so a seeded source makes the choices repeatable. */

/** Returns a random number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * A random item.
 * @throws Error if there are no items
 */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/**
 * `count` different items, chosen at random and in random order.
 * @throws Error if there are fewer items
 */
export function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  if (count === 0) return [];
  const first = pick(items, random);
  const others = items.filter((item) => item !== first);
  return [first, ...pickSome(others, count - 1, random)];
}

/** The items in random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
