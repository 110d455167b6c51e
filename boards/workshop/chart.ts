/** A board seen by one lone ship: where storm and sail may take it, and what it reports there. Pure. */
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

/** One sailing of a lone ship: where it ends, and all that its Navigators are told. */
export interface Sailing {
  /** Index into {@link Chart.squares}; the ship's own square after an order off the board (ruling 7). */
  readonly to: number;
  /** Two sailings that sound alike have equal reports. The text itself is for debugging only. */
  readonly report: string;
}

/** Every list is indexed like `squares`: row by row from the north-west. */
export interface Chart {
  readonly squares: readonly Square[];
  /** Index of the Sacred Island. */
  readonly sacred: number;
  /** King's moves to the Sacred Island. */
  readonly distances: readonly number[];
  /** What a lone ship reports on the square; see {@link classOf}. */
  readonly classes: readonly string[];
  /** Where a storm may throw a ship: the neighbours except the Sacred Island (rulings 1 and 2). */
  readonly landings: readonly (readonly number[])[];
  /** For each square eight sailings, in the order of HEADINGS. */
  readonly sailings: readonly (readonly Sailing[])[];
}

/**
 * The class of a square: what a ship alone on the board reports there, and so the squares that it can't tell
 * apart. The own square (an island's kind, deep sea or sea; start islands by their kind), how many islands are
 * in sight, and the coastline.
 */
export function classOf(board: Board, square: Square): string {
  const own = board.islands[square] ?? (board.deepSea.includes(square) ? 'deep sea' : 'sea');
  const inSight = neighbours(board, square).filter((beside) => board.islands[beside]).length;
  return `${own}, ${inSight} in sight${onBorder(board, square) ? ', coastline' : ''}`;
}

/** Works a board out once, so that measures and simulated games only look things up. */
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
