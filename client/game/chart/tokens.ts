/** The things on the guess board as pieces: which there are, the commands that move them, how many are left. Pure. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import {
  MARKER_KINDS,
  type GameCommand,
  type GuessBoard,
  type MarkerKind,
} from '../../../shared/game/game.ts';
import { setGuess, setMarker, setReminder } from '../../../shared/game/rules/guesses.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { TableCommand } from '../../../shared/table/table.ts';
import type { Piece } from '../../board/geometry.ts';

/** A supply in the tray: the reminders of one colour, or the markers of one kind. */
export type Heap =
  { readonly type: 'reminder'; readonly ship: Ship } | { readonly type: 'marker'; readonly kind: MarkerKind };

/** A single thing that can be moved on the guess board. */
export type Token =
  | { readonly type: 'ship'; readonly ship: Ship }
  | { readonly type: 'reminder'; readonly ship: Ship; readonly number: number }
  | { readonly type: 'marker'; readonly kind: MarkerKind; readonly number: number };

export interface GuessPiece extends Piece {
  readonly token: Token;
}

/** The token's key among the pieces of the board. */
export function keyOf(token: Token): string {
  switch (token.type) {
    case 'ship':
      return `ship-${token.ship}`;
    case 'reminder':
      return `reminder-${token.ship}-${token.number}`;
    case 'marker':
      return `marker-${token.kind}-${token.number}`;
  }
}

/** A key that distinguishes supplies. */
export function heapKey(heap: Heap): string {
  return heap.type === 'reminder' ? heap.ship : heap.kind;
}

/** The supply that a token returns to; null for a ship. */
export function heapOf(token: Token): Heap | null {
  if (token.type === 'ship') return null;
  return token.type === 'reminder'
    ? { type: 'reminder', ship: token.ship }
    : { type: 'marker', kind: token.kind };
}

/** Every token of a supply with its square; null in the tray. */
function tokensOf(guesses: GuessBoard, heap: Heap): { token: Token; square: Square | null }[] {
  const squares = heap.type === 'reminder' ? guesses.reminders[heap.ship] : guesses.markers[heap.kind];
  return squares.map((square, number) => ({ token: { ...heap, number }, square }));
}

/** The square of a token; null in the tray. */
export function squareOf(guesses: GuessBoard, token: Token): Square | null {
  switch (token.type) {
    case 'ship':
      return guesses.ships[token.ship];
    case 'reminder':
      return guesses.reminders[token.ship][token.number] ?? null;
    case 'marker':
      return guesses.markers[token.kind][token.number] ?? null;
  }
}

/** All supplies of this game. */
export function heapsOf(guesses: GuessBoard): Heap[] {
  const heaps: Heap[] = [
    ...SHIPS.map((ship) => ({ type: 'reminder' as const, ship })),
    ...MARKER_KINDS.map((kind) => ({ type: 'marker' as const, kind })),
  ];
  return heaps.filter((heap) => tokensOf(guesses, heap).length > 0);
}

/** How many tokens of a supply are still in the tray. */
export function leftIn(guesses: GuessBoard, heap: Heap): number {
  return tokensOf(guesses, heap).filter(({ square }) => square === null).length;
}

/** The next token of a supply that is not on the board. */
export function nextOf(guesses: GuessBoard, heap: Heap): Token | null {
  return tokensOf(guesses, heap).find(({ square }) => square === null)?.token ?? null;
}

/** The tokens of a supply that are on the board. */
export function placedOf(guesses: GuessBoard, heap: Heap): { token: Token; square: Square }[] {
  return tokensOf(guesses, heap).flatMap(({ token, square }) => (square ? [{ token, square }] : []));
}

/** The token of a supply on a square. A second one there would be useless. */
export function tokenOn(guesses: GuessBoard, heap: Heap, square: Square): Token | null {
  return placedOf(guesses, heap).find((placed) => placed.square === square)?.token ?? null;
}

/** Everything on the guess board as pieces. Each colour has its own corner of a square. */
export function guessPieces(guesses: GuessBoard, arrived: readonly Ship[]): GuessPiece[] {
  const tokens = heapsOf(guesses).flatMap((heap) =>
    placedOf(guesses, heap).map(({ token, square }): GuessPiece => {
      const key = keyOf(token);
      if (heap.type === 'marker') return { token, key, square, size: 'tile', movable: true };
      return { token, key, square, size: 'token', corner: SHIPS.indexOf(heap.ship), movable: true };
    }),
  );
  const ships = SHIPS.map((ship): GuessPiece => {
    const token: Token = { type: 'ship', ship };
    return {
      token,
      key: keyOf(token),
      square: guesses.ships[ship],
      size: 'ship',
      movable: !arrived.includes(ship),
    };
  });
  return [...tokens, ...ships];
}

/** The command that puts a token on a square, or back into the tray (null). A ship can't leave the board. */
export function commandFor(token: Token, square: Square | null): GameCommand | null {
  switch (token.type) {
    case 'ship':
      return square && { type: 'guess', ship: token.ship, square };
    case 'reminder':
      return { type: 'remind', ship: token.ship, number: token.number, square };
    case 'marker':
      return { type: 'mark', kind: token.kind, number: token.number, square };
  }
}

/** The guess board as it will be once the pending commands are done. */
export function withCommands(
  guesses: GuessBoard,
  commands: readonly (GameCommand | TableCommand)[],
): GuessBoard {
  return commands.reduce((now, command) => {
    switch (command.type) {
      case 'guess':
        return setGuess(now, command.ship, command.square);
      case 'remind':
        return setReminder(now, command.ship, command.number, command.square);
      case 'mark':
        return setMarker(now, command.kind, command.number, command.square);
      default:
        return now;
    }
  }, guesses);
}
