/**
 * Clouds: where a ship seems to be to the Navigators, each ship by itself. What ships report of each other is
 * left aside: that makes a cloud a little wider than what can be known, and a thousand times as quick.
 */
import { MOST_COLUMNS, MOST_ROWS, type Square } from '../../board/squares.ts';
import type { Chances } from '../../oracle/queries/chances.ts';
import type { Waters } from './waters.ts';

/** Some squares, and how likely each is: together 1. Never changed once it is made. */
export interface Cloud {
  readonly squares: readonly number[];
  readonly chances: readonly number[];
}

/** The cloud of a ship that everybody knows to be here. */
export function certainly(square: number): Cloud {
  return { squares: [square], chances: [1] };
}

/** The oracle's chances as a cloud. */
export function cloudOf(known: Chances, numberOf: (square: Square) => number): Cloud {
  return { squares: Array.from(known.keys(), numberOf), chances: [...known.values()] };
}

/** No board has more squares. */
const sums = new Float64Array(MOST_COLUMNS * MOST_ROWS);

/**
 * The cloud once its ship was driven, each square that is allowed being as likely as another (rulings 1 and 2).
 * @param share how likely it is thought to have been driven at all: 1 unless the storm lay face down
 */
export function driven({ sea }: Waters, { squares, chances }: Cloud, share = 1): Cloud {
  const met: number[] = [];
  for (let i = 0; i < squares.length; i++) {
    const from = squares[i] as number;
    const chance = chances[i] as number;
    const pushes = sea.pushes[from] as readonly number[];
    for (const to of pushes) {
      if (sums[to] === 0) met.push(to);
      sums[to] = (sums[to] as number) + (chance * share) / pushes.length;
    }
    if (share === 1) continue;
    if (sums[from] === 0) met.push(from);
    sums[from] = (sums[from] as number) + chance * (1 - share);
  }
  const after = met.map((square) => sums[square] as number);
  for (const square of met) sums[square] = 0;
  return { squares: met, chances: after };
}

/**
 * The cloud once its ship has reported: the squares from which a ship reports as it does.
 * @param truth where it truly was before the order
 * @param heading null if it only surveyed
 */
export function reported(waters: Waters, cloud: Cloud, truth: number, heading: number | null): Cloud {
  const { report } = waters;
  const leads = heading === null ? null : (waters.leads[heading] as Uint8Array);
  const leaves = heading === null ? null : (waters.leaves[heading] as Uint8Array);
  const told = report[leads ? (leads[truth] as number) : truth];
  const hasLeft = leaves ? leaves[truth] : 0;
  const squares: number[] = [];
  const chances: number[] = [];
  let whole = 0;
  for (let i = 0; i < cloud.squares.length; i++) {
    const from = cloud.squares[i] as number;
    const to = leads ? (leads[from] as number) : from;
    if (report[to] !== told || (leaves && leaves[from] !== hasLeft)) continue;
    squares.push(to);
    chances.push(cloud.chances[i] as number);
    whole += cloud.chances[i] as number;
  }
  // Nobody thought of it: then it is found.
  if (whole === 0) return certainly(leads ? (leads[truth] as number) : truth);
  for (let i = 0; i < chances.length; i++) chances[i] = (chances[i] as number) / whole;
  return { squares, chances };
}
