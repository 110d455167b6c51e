/**
 * The rules of the game as lookup tables, because the oracle needs millions of look-ups a second. Squares are numbered
 * as in squaresOf(board), and ships as in SHIPS.
 */
import { SHIPS, type Board } from '../../board/board.ts';
import { HEADINGS, neighbours, squaresOf, type Heading, type Square } from '../../board/squares.ts';
import type { Reply, Variants } from '../../game/game.ts';
import { sailTo } from '../../game/rules/orders.ts';
import { squaresFor } from '../../game/rules/placing.ts';
import { NO_TILES } from '../../game/rules/setup.ts';
import { pushSquares } from '../../game/rules/storms.ts';
import { makeHands, type Hands } from './hands.ts';
import { hasTile, type Layout } from './layouts.ts';
import { makeStaticReplies } from './static-reply.ts';

/** The possible relations of two squares: far apart, next to each other, or the same square. */
export const FAR = 0;
export const BESIDE = 1;
export const SAME = 2;

/** Everything that is publicly known about a game's board, precomputed by square number. */
export interface Sea {
  readonly board: Board;
  readonly variants: Variants;
  readonly squares: readonly Square[];
  readonly sacred: number;
  readonly starts: readonly number[];
  readonly hands: Hands;
  /** The neighbours of each square. */
  readonly around: readonly (readonly number[])[];
  /** For each square, the squares to which a storm or a maelstrom may drive a ship (rulings 1 and 2). */
  readonly pushes: readonly (readonly number[])[];
  /**
   * For each heading and square, the square to which an order leads; -1 if the order leads off the board (ruling 7).
   */
  readonly destinations: Readonly<Record<Heading, Int16Array>>;
  /** FAR, BESIDE or SAME for each pair of squares. The pair of a and b is at index a × squares + b. */
  readonly near: Uint8Array;
  /** The squares on which maelstroms are allowed, ignoring other secret tiles (rulings 21 and 23). */
  readonly maelstromSquares: readonly number[];
  /** The squares on which fog banks are allowed, ignoring other secret tiles (rulings 22 and 23). */
  readonly fogSquares: readonly number[];
  /** The static part of a report from a square, as a number. See static-reply.ts. */
  staticReply(square: number, fogBanks: Layout): number;
  /** The static part of an actual reply, as a number in the same encoding. */
  staticPart(reply: Reply): number;
  /** Whether fog hides a ship on this square from all other ships (ruling 22). */
  hides(fogBanks: Layout, square: number): boolean;
  /** Whether a maelstrom catches a ship that sails onto this square (ruling 21). */
  catches(maelstroms: Layout, square: number): boolean;
}

/** The lookup tables for a game whose lighthouses have been placed. */
export function makeSea(board: Board, variants: Variants, lighthouses: readonly Square[]): Sea {
  const squares = squaresOf(board);
  const numbers = new Map(squares.map((square, number) => [square, number]));
  const numberOf = (square: Square) => numbers.get(square) as number;
  const around = squares.map((square) => neighbours(board, square).map(numberOf));
  const placed = { ...NO_TILES, lighthouses };
  const near = nearness(around);
  const isNear = (square: number, other: number) => near[square * squares.length + other] !== FAR;
  const replies = makeStaticReplies(board, variants, squares, lighthouses, isNear);
  return {
    board,
    variants,
    squares,
    sacred: numberOf(board.sacred),
    starts: SHIPS.map((ship) => numberOf(board.starts[ship])),
    hands: makeHands(),
    around,
    pushes: squares.map((square) => pushSquares(board, square).map(numberOf)),
    destinations: Object.fromEntries(
      HEADINGS.map((heading) => [heading, destinationsOf(board, squares, heading, numberOf)]),
    ) as Record<Heading, Int16Array>,
    near,
    maelstromSquares: squaresFor(board, 'maelstrom', placed).map(numberOf),
    fogSquares: squaresFor(board, 'fogBank', placed).map(numberOf),
    staticReply: replies.at,
    staticPart: replies.of,
    hides: hasTile,
    catches: hasTile,
  };
}

function destinationsOf(
  board: Board,
  squares: readonly Square[],
  heading: Heading,
  numberOf: (square: Square) => number,
): Int16Array {
  return Int16Array.from(squares, (square) => {
    const { to, offBoard } = sailTo(board, square, heading);
    return offBoard ? -1 : numberOf(to);
  });
}

function nearness(around: readonly (readonly number[])[]): Uint8Array {
  const near = new Uint8Array(around.length ** 2);
  for (const [square, others] of around.entries()) {
    near[square * around.length + square] = SAME;
    for (const other of others) near[square * around.length + other] = BESIDE;
  }
  return near;
}
