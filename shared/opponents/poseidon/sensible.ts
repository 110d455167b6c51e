/** The pushes that are worth a thought: none that brings a ship nearer home and hides it hardly better. */
import type { Cloud } from './cloud.ts';
import type { Waters } from './waters.ts';

/** A square nearer home has to leave so many more bits of doubt: a square costs a ship more than a bit. */
const BITS_A_SQUARE = 1;
/** This near to home the order that comes next matters more than the distance. */
const NEAR = 2;

/**
 * Where a ship can sensibly be pushed to.
 * @param after where it will seem to be once it has been pushed
 */
export function sensiblePushes(waters: Waters, truth: number, after: Cloud): readonly number[] {
  const { far, sea } = waters;
  const pushes = sea.pushes[truth] as readonly number[];
  const was = far[truth] as number;
  if (was <= NEAR) return pushes;
  const farOf = (square: number) => far[square] as number;
  const hidden = new Map(pushes.map((to) => [to, hiddenBits(waters, after, to)]));
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

/** How many bits the next report of a ship on `truth` leaves to be found out, on average over all headings. */
function hiddenBits({ leads, leaves, report, sea }: Waters, cloud: Cloud, truth: number): number {
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
