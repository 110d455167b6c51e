/** Measurements of a board that need no simulated games. The functions are pure. */
import { SHIPS, type Board, type Ship } from '../board/board.ts';
import { distance, HEADINGS, neighbours, type Square } from '../board/squares.ts';
import { chartOf, type Chart } from './chart.ts';

/** The number of rounds, which is the number of storm tiles. Each ship gets one order in each round. */
export const ROUNDS = 11;

/** The maximum number of storms that can hit one ship: two of its colour and three Great Storms. */
export const MOST_STORMS = 5;

export interface Measures {
  /** The distance from each start to the Sacred Island, in king's moves. */
  readonly distances: Readonly<Record<Ship, number>>;
  /**
   * How many rounds the ship with the farthest start has to spare, if its square is always known and every storm costs
   * it one round. If this is below 0, the board is unfair.
   */
  readonly slack: number;
  /** The share of islands among all squares, from 0 to 1. Includes starts and the Sacred Island. */
  readonly islandShare: number;
  /** The result of {@link classBits} for this board. */
  readonly classBits: number;
  /** The result of {@link stormAmbiguity} for this board. */
  readonly stormAmbiguity: number;
  /**
   * The size of each patch of deep sea in squares, the largest first. Squares belong to the same patch even if they
   * touch only at a corner.
   */
  readonly patches: readonly number[];
}

export function measure(board: Board): Measures {
  const chart = chartOf(board);
  const distanceOf = (ship: Ship) => distance(board.starts[ship], board.sacred);
  return {
    distances: {
      red: distanceOf('red'),
      green: distanceOf('green'),
      white: distanceOf('white'),
      yellow: distanceOf('yellow'),
    },
    slack: ROUNDS - MOST_STORMS - Math.max(...SHIPS.map(distanceOf)),
    islandShare: Object.keys(board.islands).length / chart.squares.length,
    classBits: classBits(chart),
    stormAmbiguity: stormAmbiguity(chart),
    patches: patchesOf(board),
  };
}

/**
 * How much one survey reveals about a single ship that may be anywhere. The value is the entropy, in bits, of the class
 * of a random square of the board, including the Sacred Island.
 */
export function classBits(chart: Chart): number {
  return mean(
    sizesOfGroups(chart.classes).flatMap((size) =>
      // Every square in a group has the same information content, in bits.
      Array<number>(size).fill(-Math.log2(size / chart.classes.length)),
    ),
  );
}

/**
 * How many squares fit a single ship's report after one storm and one order, if the square before the storm is known.
 * The value is from 1 to 8.
 *
 * For one square and one heading, a storm drives the ship to any of the legal neighbours with equal probability. The
 * ship then sails and reports. The report also says whether the order led off the board and whether the ship arrived.
 * The ambiguity is the number of neighbours that would have led to the same report, averaged over the neighbours. The
 * ambiguity of a square is the mean over the eight headings.
 *
 * The ambiguity of a board is the mean over all squares except the Sacred Island. Squares on the border count as much
 * as other squares, although they have fewer neighbours. Counting each neighbour equally instead would add 0.05 to 0.1
 * to the value of every board.
 */
export function stormAmbiguity(chart: Chart): number {
  const atSea = chart.squares.map((_, index) => index).filter((index) => index !== chart.sacred);
  return mean(atSea.map((index) => ambiguityOf(chart, index)));
}

/** The storm ambiguity of one square; see {@link stormAmbiguity}. */
export function ambiguityOf(chart: Chart, index: number): number {
  const landings = chart.landings[index] ?? [];
  return mean(
    HEADINGS.map((_, heading) => {
      const reports = landings.map((landing) => chart.sailings[landing]?.[heading]?.report);
      // If n neighbours lead to the same report, the report occurs n times and fits n squares each time. It therefore
      // adds n squared to the sum.
      return sizesOfGroups(reports).reduce((sum, size) => sum + size * size, 0) / landings.length;
    }),
  );
}

function patchesOf(board: Board): number[] {
  return clusters(board, board.deepSea)
    .map((patch) => patch.length)
    .sort((a, b) => b - a);
}

/** Groups squares that touch each other, even if only at a corner. */
export function clusters(board: Board, squares: readonly Square[]): Square[][] {
  const left = new Set<Square>(squares);
  return squares.flatMap((first) => {
    if (!left.delete(first)) return [];
    const cluster = [first];
    // This loop also visits the squares that are added during the loop.
    for (const square of cluster)
      cluster.push(...neighbours(board, square).filter((beside) => left.delete(beside)));
    return [cluster];
  });
}

/** How often each distinct item occurs. */
function sizesOfGroups(items: readonly unknown[]): number[] {
  const sizes = new Map<unknown, number>();
  for (const item of items) sizes.set(item, (sizes.get(item) ?? 0) + 1);
  return [...sizes.values()];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
