/**
 * The ships, reminders and markers on the chart as pieces, and the crosses: which of them exist, the commands that move
 * them, and how many are left. Pure.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import {
  MARKER_KINDS,
  MOST_CROSSES,
  type GameCommand,
  type GuessBoard,
  type MarkerKind,
} from '../../../shared/game/game.ts';
import { setGuess, setMarker, setReminder } from '../../../shared/game/rules/guesses.ts';
import { setCrosses } from '../../../shared/game/rules/notes.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { TableCommand } from '../../../shared/table/commands.ts';
import type { Piece } from '../../board/geometry.ts';

/** A supply in the tray: all reminders of one colour, or all markers of one kind. */
export type TokenSupply =
  { readonly type: 'reminder'; readonly ship: Ship } | { readonly type: 'marker'; readonly kind: MarkerKind };

/** A single thing that can be on the chart. A cross exists only on its own square. */
export type Token =
  | { readonly type: 'ship'; readonly ship: Ship }
  | { readonly type: 'reminder'; readonly ship: Ship; readonly number: number }
  | { readonly type: 'cross'; readonly ship: Ship; readonly square: Square }
  | { readonly type: 'marker'; readonly kind: MarkerKind; readonly number: number };

/** Everything on the chart that can be dragged. Crosses can't. */
type PieceToken = Exclude<Token, { type: 'cross' }>;

export interface GuessPiece extends Piece {
  readonly token: PieceToken;
}

/** The token's key among the pieces of the board. */
export function keyOf(token: Token): string {
  switch (token.type) {
    case 'ship':
      return `ship-${token.ship}`;
    case 'reminder':
      return `reminder-${token.ship}-${token.number}`;
    case 'cross':
      return `cross-${token.ship}-${token.square}`;
    case 'marker':
      return `marker-${token.kind}-${token.number}`;
  }
}

/** A key that distinguishes supplies. */
export function supplyKey(supply: TokenSupply): string {
  return supply.type === 'reminder' ? supply.ship : supply.kind;
}

/** The supply that a token belongs to; null for a ship or a cross, which belong to none. */
export function supplyOf(token: Token): TokenSupply | null {
  if (token.type === 'ship' || token.type === 'cross') return null;
  return token.type === 'reminder'
    ? { type: 'reminder', ship: token.ship }
    : { type: 'marker', kind: token.kind };
}

/** Every token of a supply with its square, which is null for a token in the tray. */
function tokensOf(guesses: GuessBoard, supply: TokenSupply): { token: PieceToken; square: Square | null }[] {
  const squares = supply.type === 'reminder' ? guesses.reminders[supply.ship] : guesses.markers[supply.kind];
  return squares.map((square, number) => ({ token: { ...supply, number }, square }));
}

/** The square of a token; null if it isn't on the chart. */
export function squareOf(guesses: GuessBoard, token: Token): Square | null {
  switch (token.type) {
    case 'ship':
      return guesses.ships[token.ship];
    case 'reminder':
      return guesses.reminders[token.ship][token.number] ?? null;
    case 'cross':
      return guesses.crosses[token.ship].includes(token.square) ? token.square : null;
    case 'marker':
      return guesses.markers[token.kind][token.number] ?? null;
  }
}

/** All supplies that this game has. */
export function suppliesOf(guesses: GuessBoard): TokenSupply[] {
  const supplies: TokenSupply[] = [
    ...SHIPS.map((ship) => ({ type: 'reminder' as const, ship })),
    ...MARKER_KINDS.map((kind) => ({ type: 'marker' as const, kind })),
  ];
  return supplies.filter((supply) => tokensOf(guesses, supply).length > 0);
}

/** How many tokens of a supply are still in the tray. */
export function leftIn(guesses: GuessBoard, supply: TokenSupply): number {
  return tokensOf(guesses, supply).filter(({ square }) => square === null).length;
}

/** The next token of a supply that is not on the board; null if all are. */
export function nextOf(guesses: GuessBoard, supply: TokenSupply): PieceToken | null {
  return tokensOf(guesses, supply).find(({ square }) => square === null)?.token ?? null;
}

/** The tokens of a supply that are on the board. */
export function placedOf(guesses: GuessBoard, supply: TokenSupply): { token: PieceToken; square: Square }[] {
  return tokensOf(guesses, supply).flatMap(({ token, square }) => (square ? [{ token, square }] : []));
}

/** The token that a supply has on a square. A supply needs at most one token per square. */
export function tokenOn(guesses: GuessBoard, supply: TokenSupply, square: Square): Token | null {
  return placedOf(guesses, supply).find((placed) => placed.square === square)?.token ?? null;
}

/** Lists everything on the chart as pieces. The reminders of each ship have their own corner of a square. */
export function guessPieces(guesses: GuessBoard, arrived: readonly Ship[]): GuessPiece[] {
  const tokens = suppliesOf(guesses).flatMap((supply) =>
    placedOf(guesses, supply).map(({ token, square }): GuessPiece => {
      const key = keyOf(token);
      if (supply.type === 'marker') return { token, key, square, size: 'tile', movable: true };
      return { token, key, square, size: 'token', corner: SHIPS.indexOf(supply.ship), movable: true };
    }),
  );
  const ships = SHIPS.map((ship): GuessPiece => {
    const token: PieceToken = { type: 'ship', ship };
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
    case 'cross':
      return { type: 'cross', ship: token.ship, squares: [token.square], crossed: square !== null };
    case 'marker':
      return { type: 'mark', kind: token.kind, number: token.number, square };
  }
}

/** A token's new square; null takes it off the chart. */
interface Setting {
  readonly token: Token;
  readonly to: Square | null;
}

/** The commands for several tokens. Crosses of one ship need only one command, unless there are very many. */
export function commandsFor(settings: readonly Setting[]): GameCommand[] {
  const commands = settings.flatMap(({ token, to }) => commandFor(token, to) ?? []);
  return commands.reduce<GameCommand[]>((merged, command) => {
    const last = merged.at(-1);
    if (command.type !== 'cross' || last?.type !== 'cross') return [...merged, command];
    const isAlike = last.ship === command.ship && last.crossed === command.crossed;
    if (!isAlike || last.squares.length >= MOST_CROSSES) return [...merged, command];
    return [...merged.slice(0, -1), { ...last, squares: [...last.squares, ...command.squares] }];
  }, []);
}

/** The chart as it will be once the pending commands have been carried out. */
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
      case 'cross':
        return setCrosses(now, command.ship, command.squares, command.crossed);
      case 'mark':
        return setMarker(now, command.kind, command.number, command.square);
      default:
        return now;
    }
  }, guesses);
}
