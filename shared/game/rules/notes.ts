/**
 * The Navigators' notes about where a ship may be: its reminders and crosses, and the doubt that a storm leaves on its
 * guess. This file has the rules for crosses, and says what an order, a report or a storm does to the notes. All of it
 * depends only on what the Navigators are told.
 */
import { SHIPS, type Ship } from '../../board/board.ts';
import { parseSquare, squaresOf, type Heading, type Square } from '../../board/squares.ts';
import type { Game, GameRefusal, GuessBoard, Reply } from '../game.ts';
import { contradiction } from './contradiction.ts';
import { moveGuessAlong, settle } from './guesses.ts';
import type { Printed } from './printed.ts';
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

/** Of these squares, those that crossing out or clearing would change, each once. */
export function changedCrosses(
  { crosses }: GuessBoard,
  ship: Ship,
  squares: readonly Square[],
  crossed: boolean,
): Square[] {
  return [...new Set(squares)].filter((square) => crosses[ship].includes(square) !== crossed);
}

/** The chart with squares crossed out for a ship, or with their crosses cleared. No square has two crosses of a ship. */
export function setCrosses(
  guesses: GuessBoard,
  ship: Ship,
  squares: readonly Square[],
  crossed: boolean,
): GuessBoard {
  const others = guesses.crosses[ship].filter((square) => !squares.includes(square));
  return withCrosses(guesses, ship, crossed ? [...others, ...new Set(squares)] : others);
}

/** A ship's order or survey, as the Navigators are told of it. */
interface ToldStep {
  readonly ship: Ship;
  readonly reply: Reply | null;
}

/** The chart after an order. The ship's guess moves along. If the ship is home, its notes are gone. */
export function notesAfterOrder(
  guesses: GuessBoard,
  sea: Printed,
  order: ToldStep & { heading: Heading; arrived: boolean },
): GuessBoard {
  const moved = moveGuessAlong(guesses, sea.board, order);
  if (!order.arrived) return notesAfterReport(moved, sea, order);
  const { ship } = order;
  const reminders = { ...moved.reminders, [ship]: moved.reminders[ship].map(() => null) };
  return withCrosses({ ...moved, reminders }, ship, []);
}

/**
 * The chart after a report. A guess is no longer in doubt if the report fits its square and no other square of the board.
 * With Use Your Memory, reports fade, so they can't settle a doubt for good.
 */
export function notesAfterReport(guesses: GuessBoard, sea: Printed, { ship, reply }: ToldStep): GuessBoard {
  if (guesses.doubts[ship] === null || !reply || sea.variants.useYourMemory) return guesses;
  const guess = guesses.ships[ship];
  const fits = (square: Square) => contradiction(sea, reply, square) === null;
  const fitsElsewhere = () => squaresOf(sea.board).some((square) => square !== guess && fits(square));
  return guess !== sea.board.sacred && fits(guess) && !fitsElsewhere() ? settle(guesses, ship) : guesses;
}

/**
 * The chart after ships were driven. A ship that may have been driven loses its crosses, because it may now be on any of
 * those squares, and its guess is in doubt. Its reminders stay: they still show from where it was driven.
 */
export function notesAfterStorm(guesses: GuessBoard, storm: ToldStorm, arrived: readonly Ship[]): GuessBoard {
  const drives = guesses.drives + 1;
  const driven = SHIPS.filter((ship) => !arrived.includes(ship) && mayDrive(storm, ship));
  return driven.reduce(
    (now, ship) => withCrosses({ ...now, doubts: { ...now.doubts, [ship]: drives } }, ship, []),
    { ...guesses, drives },
  );
}

function withCrosses(guesses: GuessBoard, ship: Ship, squares: readonly Square[]): GuessBoard {
  return { ...guesses, crosses: { ...guesses.crosses, [ship]: squares } };
}
