/**
 * A board from the point of view of a single ship: where storms and orders take it, and what it reports
 * there. Pure.
 */
import type { Board } from '../../shared/board/board.ts';
import { sailTo } from '../../shared/game/rules/orders.ts';
import { pushSquares } from '../../shared/game/rules/storms.ts';
import {
  distance,
  HEADINGS,
  neighbours,
  onBorder,
  squaresOf,
  type Square,
} from '../../shared/board/squares.ts';

/** The result of one order to a single ship. */
export interface Sailing {
  /**
   * An index into {@link Chart.squares}. After an order off the board, it is the ship's own square (ruling
   * 7).
   */
  readonly to: number;
  /** Equal for orders that the Navigators cannot tell apart. The text itself is for debugging only. */
  readonly report: string;
}

/** Every list has the same order as `squares`: row by row from the north-west. */
export interface Chart {
  readonly squares: readonly Square[];
  /** The index of the Sacred Island. */
  readonly sacred: number;
  /** King's moves to the Sacred Island. */
  readonly distances: readonly number[];
  /** The report of a single ship on each square; see {@link classOf}. */
  readonly classes: readonly string[];
  /**
   * The squares to which a storm may drive a ship: the neighbours except the Sacred Island (rulings 1 and 2).
   */
  readonly landings: readonly (readonly number[])[];
  /** For each square, the result of each order, in the order of HEADINGS. */
  readonly sailings: readonly (readonly Sailing[])[];
}

/**
 * The class of a square: the report of a single ship there. Squares of the same class cannot be told apart.
 * It consists of the own square (an island's kind, deep sea or sea), the number of islands in sight, and the
 * coastline.
 */
export function classOf(board: Board, square: Square): string {
  const own = board.islands[square] ?? (board.deepSea.includes(square) ? 'deep sea' : 'sea');
  const inSight = neighbours(board, square).filter((beside) => board.islands[beside]).length;
  return `${own}, ${inSight} in sight${onBorder(board, square) ? ', coastline' : ''}`;
}

/** Computes a board's tables once, so that measuring and simulating only need lookups. */
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
