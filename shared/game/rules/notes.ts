/**
 * The Navigators' notes about where a ship may be: its reminders and crosses. This file has the rules for crosses, and
 * says which notes go after an order or a storm. All of it depends only on what the Navigators are told.
 */
import { SHIPS, type Board, type Ship } from '../../board/board.ts';
import { parseSquare, type Heading, type Square } from '../../board/squares.ts';
import type { Game, GameRefusal, GuessBoard } from '../game.ts';
import { moveGuessAlong } from './guesses.ts';
import { mayDrive, type ToldStorm } from './storms.ts';

type Known = Pick<Game, 'board' | 'variants' | 'arrived'>;

/**
 * Why squares may not be crossed out for a ship or cleared, or null if they may. With Use Your Memory there are no
 * crosses, because they help the memory as much as reminders do (ruling 17).
 */
export function whyNoCross(
  { board, variants, arrived }: Known,
  ship: Ship,
  squares: readonly Square[],
): GameRefusal | null {
  if (variants.useYourMemory) return 'reminders-off';
  if (arrived.includes(ship)) return 'ship-arrived';
  return squares.every((square) => parseSquare(board, square)) ? null : 'square-off-board';
}

/** Of these squares, those that crossing out or clearing would change. */
export function changedCrosses(
  { crosses }: GuessBoard,
  ship: Ship,
  squares: readonly Square[],
  crossed: boolean,
): Square[] {
  return squares.filter((square) => crosses[ship].includes(square) !== crossed);
}

/** The chart with squares crossed out for a ship, or with their crosses cleared. */
export function setCrosses(
  guesses: GuessBoard,
  ship: Ship,
  squares: readonly Square[],
  crossed: boolean,
): GuessBoard {
  const others = guesses.crosses[ship].filter((square) => !squares.includes(square));
  return withCrosses(guesses, ship, crossed ? [...others, ...squares] : others);
}

/** The chart after an order. The ship's guess moves along. If the ship is home, its notes are gone. */
export function notesAfterOrder(
  guesses: GuessBoard,
  board: Board,
  order: { ship: Ship; heading: Heading; arrived: boolean },
): GuessBoard {
  const moved = moveGuessAlong(guesses, board, order);
  if (!order.arrived) return moved;
  const { ship } = order;
  const reminders = { ...moved.reminders, [ship]: moved.reminders[ship].map(() => null) };
  return withCrosses({ ...moved, reminders }, ship, []);
}

/**
 * The chart after a ship was driven. A ship that may have been driven loses its crosses, because it may now be on any of
 * those squares. Its reminders stay: they still show from where it was driven.
 */
export function notesAfterStorm(guesses: GuessBoard, storm: ToldStorm): GuessBoard {
  const driven = SHIPS.filter((ship) => guesses.crosses[ship].length > 0 && mayDrive(storm, ship));
  return driven.reduce((now, ship) => withCrosses(now, ship, []), guesses);
}

function withCrosses(guesses: GuessBoard, ship: Ship, squares: readonly Square[]): GuessBoard {
  return { ...guesses, crosses: { ...guesses.crosses, [ship]: squares } };
}
