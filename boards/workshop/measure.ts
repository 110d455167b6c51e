/** The measures of a board that can be worked out without playing on it. Pure. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { distance, HEADINGS, neighbours, type Square } from '../../shared/board/squares.ts';
import { chartOf, type Chart } from './chart.ts';

/** Storm tiles in a game, and so rounds and sailings of each ship. */
export const ROUNDS = 11;

/** The most storms that can hit one ship: two of its colour and three Great Storms. */
const MOST_STORMS = 5;

export interface Measures {
  /** King's moves from each start to the Sacred Island. */
  readonly distances: Readonly<Record<Ship, number>>;
  /** Rounds to spare for the farthest start, its place always known, every storm costing one. Below 0: not fair. */
  readonly slack: number;
  /** Islands of every kind, starts and Sacred Island too, as a part of all squares: 0 to 1. */
  readonly islandShare: number;
  /** See {@link classBits}. */
  readonly classBits: number;
  /** See {@link stormAmbiguity}. */
  readonly stormAmbiguity: number;
  /** How many squares each patch of deep sea has, largest first; squares that touch by a corner are together. */
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
 * How much one survey of a lone ship tells that may be anywhere: the entropy, in bits, of the class of a square
 * taken at random from all squares of the board, the Sacred Island among them.
 */
export function classBits(chart: Chart): number {
  return mean(
    sizesOfGroups(chart.classes).flatMap((size) =>
      // Each square of the group brings the same surprise.
      Array<number>(size).fill(-Math.log2(size / chart.classes.length)),
    ),
  );
}

/**
 * How many squares fit what a lone ship reports after one storm and one sailing from a known square: at least 1,
 * at most 8.
 *
 * For a square and a heading: the storm throws the ship on to each legal neighbour alike (on the board, not the
 * Sacred Island), it sails the heading, and it reports. An order off the board leaves it where it is and is part
 * of the report; so is an arrival. Counted are the landings that would have led to the same report, and averaged
 * over the landings. The mean over the eight headings is the square's ambiguity.
 *
 * The board's ambiguity is the plain mean over all squares except the Sacred Island. A square of the border
 * weighs as much as one in the middle although fewer landings lie around it; weighing by landings would add
 * 0.05 to 0.1 to every board.
 */
export function stormAmbiguity(chart: Chart): number {
  const atSea = chart.squares.map((_, index) => index).filter((index) => index !== chart.sacred);
  return mean(atSea.map((index) => ambiguityOf(chart, index)));
}

function ambiguityOf(chart: Chart, index: number): number {
  const landings = chart.landings[index] ?? [];
  return mean(
    HEADINGS.map((_, heading) => {
      const reports = landings.map((landing) => chart.sailings[landing]?.[heading]?.report);
      // A report shared by n landings is heard from n of them, and fits n squares each time.
      return sizesOfGroups(reports).reduce((sum, size) => sum + size * size, 0) / landings.length;
    }),
  );
}

function patchesOf(board: Board): number[] {
  const left = new Set<Square>(board.deepSea);
  const sizes: number[] = [];
  for (const first of board.deepSea) {
    if (!left.delete(first)) continue;
    const patch = [first];
    // The patch grows while it is walked, and the walk goes on over what was added.
    for (const square of patch)
      patch.push(...neighbours(board, square).filter((beside) => left.delete(beside)));
    sizes.push(patch.length);
  }
  return sizes.sort((a, b) => b - a);
}

/** How often each different item occurs. */
function sizesOfGroups(items: readonly unknown[]): number[] {
  const sizes = new Map<unknown, number>();
  for (const item of items) sizes.set(item, (sizes.get(item) ?? 0) + 1);
  return [...sizes.values()];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
