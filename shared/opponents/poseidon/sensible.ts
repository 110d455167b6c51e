/** Filters out pushes that bring a ship nearer to home without hiding the ship much better. */
import type { Cloud } from './cloud.ts';
import type { BoardTables } from './board-tables.ts';

/**
 * What a push must gain in return for bringing the ship nearer to home than another push: this many more bits of
 * uncertainty for each square of the difference.
 */
const BITS_A_SQUARE = 1;
/**
 * Up to this distance from home, all pushes count as sensible, because the next order matters more than the distance.
 */
const NEAR = 2;

/**
 * The sensible squares to which a ship can be pushed.
 * @param after the ship's cloud after the push
 */
export function sensiblePushes(tables: BoardTables, truth: number, after: Cloud): readonly number[] {
  const { far, sea } = tables;
  const pushes = sea.pushes[truth] as readonly number[];
  const was = far[truth] as number;
  if (was <= NEAR) return pushes;
  const farOf = (square: number) => far[square] as number;
  const hidden = new Map(pushes.map((to) => [to, hiddenBits(tables, after, to)]));
  const hides = (square: number) => hidden.get(square) as number;
  return pushes.filter(
    (to) =>
      farOf(to) >= was ||
      !pushes.some(
        (other) =>
          farOf(other) >= was && hides(other) + BITS_A_SQUARE * (farOf(other) - farOf(to)) >= hides(to),
      ),
  );
}

/**
 * The uncertainty that the next report of a ship on `truth` would leave, in bits. This is the mean over all headings.
 */
function hiddenBits({ leads, leaves, report, sea }: BoardTables, cloud: Cloud, truth: number): number {
  const own = cloud.chances[cloud.squares.indexOf(truth)] ?? 0;
  if (own === 0) return 0;
  let bits = 0;
  for (const [heading, way] of leads.entries()) {
    const to = way[truth] as number;
    if (to === sea.sacred) continue;
    const off = leaves[heading] as Uint8Array;
    let alike = 0;
    for (const [i, from] of cloud.squares.entries())
      if (report[way[from] as number] === report[to] && off[from] === off[truth])
        alike += cloud.chances[i] as number;
    bits += Math.log2(alike / own);
  }
  return bits / leads.length;
}
