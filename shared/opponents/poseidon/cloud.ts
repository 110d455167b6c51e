/**
 * A cloud: the squares on which a ship may be, as far as the Navigators know. Each ship has a cloud of its own, so
 * clouds can't express how the positions of ships depend on each other. As a result, they are slightly wider than the
 * oracle's belief, but about a thousand times faster to compute.
 */
import { MOST_COLUMNS, MOST_ROWS, type Square } from '../../board/squares.ts';
import type { Chances } from '../../oracle/queries/chances.ts';
import type { BoardTables } from './board-tables.ts';

/** The possible squares of one ship and their probabilities, which sum to 1. Immutable. */
export interface Cloud {
  readonly squares: readonly number[];
  readonly chances: readonly number[];
}

/** The cloud of a ship whose square everybody knows. */
export function certainCloud(square: number): Cloud {
  return { squares: [square], chances: [1] };
}

/** Converts the oracle's probabilities for a ship into a cloud. */
export function cloudOf(known: Chances, numberOf: (square: Square) => number): Cloud {
  return { squares: Array.from(known.keys(), numberOf), chances: [...known.values()] };
}

/** A reusable buffer with room for every square of the largest board. */
const sums = new Float64Array(MOST_COLUMNS * MOST_ROWS);

/**
 * The cloud after its ship was driven. All legal squares of the push are equally likely (rulings 1 and 2).
 * @param share the probability that the ship was driven at all; below 1 for a face-down storm
 */
export function afterPush({ sea }: BoardTables, { squares, chances }: Cloud, share = 1): Cloud {
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
 * The cloud after its ship sailed and reported. It keeps the squares whose report equals the report from the true
 * square.
 * @param truth the true square before the order
 * @param heading null if the ship only surveyed
 */
export function afterReport(tables: BoardTables, cloud: Cloud, truth: number, heading: number | null): Cloud {
  const { report } = tables;
  const leads = heading === null ? null : (tables.leads[heading] as Uint8Array);
  const leaves = heading === null ? null : (tables.leaves[heading] as Uint8Array);
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
  // The cloud didn't contain the true square, so treat the ship as located.
  if (whole === 0) return certainCloud(leads ? (leads[truth] as number) : truth);
  for (let i = 0; i < chances.length; i++) chances[i] = (chances[i] as number) / whole;
  return { squares, chances };
}
