/**
 * A board from the point of view of a single ship: where storms and orders take the ship, and what it reports there.
 * The functions are pure.
 */
import type { Board } from '../board/board.ts';
import { sailTo } from '../game/rules/orders.ts';
import { pushSquares } from '../game/rules/storms.ts';
import { distance, HEADINGS, neighbours, onBorder, squaresOf, type Square } from '../board/squares.ts';

/** The result of one order to a single ship. */
export interface Sailing {
  /**
   * The square where the ship ends up, as an index into {@link Chart.squares}. After an order off the board, it is the
   * square that the ship is already on (ruling 7).
   */
  readonly to: number;
  /**
   * What the ship reports. Two orders have the same report if the Navigators can't tell them apart. The text itself is
   * used only for debugging.
   */
  readonly report: string;
}

/**
 * The lookup tables of a board. Every list has an entry for each square, in the order of `squares`: row by row from the
 * north-west.
 */
export interface Chart {
  readonly squares: readonly Square[];
  /** The index of the Sacred Island. */
  readonly sacred: number;
  /** The distance from each square to the Sacred Island, in king's moves. */
  readonly distances: readonly number[];
  /** What a single ship reports on each square; see {@link classOf}. */
  readonly classes: readonly string[];
  /**
   * For each square, the squares to which a storm may drive a ship from there: the neighbours except the Sacred Island
   * (rulings 1 and 2).
   */
  readonly landings: readonly (readonly number[])[];
  /** For each square, the results of the eight possible orders, in the order of HEADINGS. */
  readonly sailings: readonly (readonly Sailing[])[];
}

/**
 * The class of a square, which is what a single ship reports there. Squares of the same class can't be told apart. A
 * report names the ship's own square (an island's kind, deep sea or sea) and the number of islands in sight. It also
 * says whether the coastline is in sight.
 */
export function classOf(board: Board, square: Square): string {
  const own = board.islands[square] ?? (board.deepSea.includes(square) ? 'deep sea' : 'sea');
  const inSight = neighbours(board, square).filter((beside) => board.islands[beside]).length;
  return `${own}, ${inSight} in sight${onBorder(board, square) ? ', coastline' : ''}`;
}

/** Computes a board's lookup tables once, so that measurements and simulations needn't compute them again. */
export function chartOf(board: Board): Chart {
  const squares = squaresOf(board);
  const indices = new Map(squares.map((square, index) => [square, index]));
  const indexOf = (square: Square) => indices.get(square) ?? -1;
  const reports = new Map(squares.map((square) => [square, classOf(board, square)]));
  const reportOn = (square: Square) => reports.get(square) ?? '';

  const sailingsFrom = (from: Square): Sailing[] =>
    HEADINGS.map((heading) => {
      const { to, offBoard } = sailTo(board, from, heading);
      return { to: indexOf(to), report: offBoard ? `off the board; ${reportOn(to)}` : reportOn(to) };
    });

  return {
    squares,
    sacred: indexOf(board.sacred),
    distances: squares.map((square) => distance(square, board.sacred)),
    classes: squares.map(reportOn),
    landings: squares.map((square) => pushSquares(board, square).map(indexOf)),
    sailings: squares.map(sailingsFrom),
  };
}
