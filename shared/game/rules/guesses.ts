/** The Navigators' guess board: it is theirs alone and never changes what is true. Rulings 16 and 17. */
import type { Board, Ship } from '../../board/board.ts';
import type { Game, GameRefusal, GuessBoard, MarkerKind } from '../game.ts';
import { parseSquare, step, type Heading, type Square } from '../../board/squares.ts';

type Known = Pick<Game, 'board' | 'variants' | 'guesses'>;

/** Why a guess ship may not be set on a square, or null (ruling 16: anywhere on the board, at any time). */
export function whyNoGuess({ board }: Known, square: Square): GameRefusal | null {
  return parseSquare(board, square) ? null : 'square-off-board';
}

/** Why a reminder may not be set, or null (ruling 17); `square` null takes it back. */
export function whyNoReminder(
  known: Known,
  ship: Ship,
  number: number,
  square: Square | null,
): GameRefusal | null {
  if (known.variants.useYourMemory) return 'reminders-off';
  return whyNoToken(known, known.guesses.reminders[ship], number, square);
}

/** Why a marker may not be set, or null; there are as many as tiles in play, and `square` null takes it back. */
export function whyNoMarker(
  known: Known,
  kind: MarkerKind,
  number: number,
  square: Square | null,
): GameRefusal | null {
  return whyNoToken(known, known.guesses.markers[kind], number, square);
}

/** Why it may not be said that a ship is on one of these squares, or null: whatever is on the board can be thought. */
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

/** The guess board with a guess ship set; that it may be has been asked. */
export function setGuess(guesses: GuessBoard, ship: Ship, square: Square): GuessBoard {
  return { ...guesses, ships: { ...guesses.ships, [ship]: square } };
}

/** The guess board with a reminder set, or taken back (null). */
export function setReminder(
  guesses: GuessBoard,
  ship: Ship,
  number: number,
  square: Square | null,
): GuessBoard {
  const reminders = { ...guesses.reminders, [ship]: guesses.reminders[ship].with(number, square) };
  return { ...guesses, reminders };
}

/** The guess board with a marker set, or taken back (null). */
export function setMarker(
  guesses: GuessBoard,
  kind: MarkerKind,
  number: number,
  square: Square | null,
): GuessBoard {
  return { ...guesses, markers: { ...guesses.markers, [kind]: guesses.markers[kind].with(number, square) } };
}

/**
 * The guess ship after an order: it moves along if the square exists (ruling 16), and a ship that
 * reports the Sacred Island is known to be there.
 */
export function moveAlong(
  guesses: GuessBoard,
  board: Board,
  { ship, heading, arrived }: { ship: Ship; heading: Heading; arrived: boolean },
): GuessBoard {
  const square = arrived ? board.sacred : step(board, guesses.ships[ship], heading);
  return square ? setGuess(guesses, ship, square) : guesses;
}
