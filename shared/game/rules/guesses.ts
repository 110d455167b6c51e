/**
 * The Navigators' chart: guesses, reminders and markers (rulings 16 and 17). Poseidon never sees the chart, and it
 * never affects the true board.
 */
import type { Board, Ship } from '../../board/board.ts';
import type { Game, GameRefusal, GuessBoard, MarkerKind } from '../game.ts';
import { parseSquare, step, type Heading, type Square } from '../../board/squares.ts';

type Known = Pick<Game, 'board' | 'variants' | 'guesses'>;

/** Why a guess may not be placed on a square, or null if it may. Any square of the board is allowed (ruling 16). */
export function whyNoGuess({ board }: Known, square: Square): GameRefusal | null {
  return parseSquare(board, square) ? null : 'square-off-board';
}

/** Why a reminder may not be moved, or null if it may (ruling 17). A null `square` takes it off the chart. */
export function whyNoReminder(
  known: Known,
  ship: Ship,
  number: number,
  square: Square | null,
): GameRefusal | null {
  if (known.variants.useYourMemory) return 'reminders-off';
  return whyNoToken(known, known.guesses.reminders[ship], number, square);
}

/**
 * Why a marker may not be moved, or null if it may. The number of markers is the number of secret tiles in play. A null
 * `square` takes the marker off the chart.
 */
export function whyNoMarker(
  known: Known,
  kind: MarkerKind,
  number: number,
  square: Square | null,
): GameRefusal | null {
  return whyNoToken(known, known.guesses.markers[kind], number, square);
}

/**
 * Why these squares may not be named as possible squares of a ship, or null if they may. All squares of the board are
 * allowed.
 */
export function whyNoReason({ board }: Pick<Known, 'board'>, squares: readonly Square[]): GameRefusal | null {
  return squares.every((square) => parseSquare(board, square)) ? null : 'square-off-board';
}

function whyNoToken(
  { board }: Known,
  tokens: readonly (Square | null)[],
  number: number,
  square: Square | null,
): GameRefusal | null {
  if (tokens[number] === undefined) return 'no-such-token';
  return square === null || parseSquare(board, square) ? null : 'square-off-board';
}

/** The chart with a guess set. The guess is then no longer in doubt. The caller has checked `whyNoGuess`. */
export function setGuess(guesses: GuessBoard, ship: Ship, square: Square): GuessBoard {
  return settle({ ...guesses, ships: { ...guesses.ships, [ship]: square } }, ship);
}

/** The chart with a guess that is no longer in doubt. */
export function settle(guesses: GuessBoard, ship: Ship): GuessBoard {
  return guesses.doubts[ship] === null
    ? guesses
    : { ...guesses, doubts: { ...guesses.doubts, [ship]: null } };
}

/** The chart with a reminder moved; a null square takes it off the chart. */
export function setReminder(
  guesses: GuessBoard,
  ship: Ship,
  number: number,
  square: Square | null,
): GuessBoard {
  const reminders = { ...guesses.reminders, [ship]: guesses.reminders[ship].with(number, square) };
  return { ...guesses, reminders };
}

/** The chart with a marker moved; a null square takes it off the chart. */
export function setMarker(
  guesses: GuessBoard,
  kind: MarkerKind,
  number: number,
  square: Square | null,
): GuessBoard {
  return { ...guesses, markers: { ...guesses.markers, [kind]: guesses.markers[kind].with(number, square) } };
}

/**
 * The chart after an order. The guess moves with the ship if there is a square to move to (ruling 16). If the ship has
 * arrived, its guess moves to the Sacred Island.
 */
export function moveGuessAlong(
  guesses: GuessBoard,
  board: Board,
  { ship, heading, arrived }: { ship: Ship; heading: Heading; arrived: boolean },
): GuessBoard {
  if (arrived) return setGuess(guesses, ship, board.sacred);
  const square = step(board, guesses.ships[ship], heading);
  return square ? { ...guesses, ships: { ...guesses.ships, [ship]: square } } : guesses;
}
