/** Updates the Navigators' chart with as few commands as possible, because other players use it too. */
import type { Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import { MARKER_KINDS, type GuessBoard, type NavigatorsCommand, type PlayerId } from '../../game/game.ts';
import type { TokenMoves } from './token-moves.ts';

/**
 * The squares of a ship's reminders or of the markers of one kind, by number. A square is null if the token is not on
 * the chart.
 */
type Tokens = readonly (Square | null)[];

/**
 * Moves a ship's guess to the first square, and its reminders to the other squares. If there are too few reminders, the
 * last squares get none.
 */
export function chartShip(
  { ships, reminders }: GuessBoard,
  ship: Ship,
  [likeliest, ...others]: readonly Square[],
): NavigatorsCommand[] {
  if (!likeliest) return [];
  const guess: NavigatorsCommand[] =
    ships[ship] === likeliest ? [] : [{ type: 'guess', ship, square: likeliest }];
  const moved = moves(reminders[ship], others, () => true);
  return [
    ...guess,
    ...moved.map(({ number, square }): NavigatorsCommand => ({ type: 'remind', ship, number, square })),
  ];
}

/** Places markers on the squares where dangers are suspected. Markers that another player has moved are left alone. */
export function chartDangers(
  { markers }: GuessBoard,
  dangers: Readonly<Record<(typeof MARKER_KINDS)[number], readonly Square[]>>,
  tokenMoves: TokenMoves,
  player: PlayerId,
): NavigatorsCommand[] {
  return MARKER_KINDS.flatMap((kind) => {
    const isFree = (number: number) => (tokenMoves.markers[kind][number] ?? player) === player;
    return moves(markers[kind], dangers[kind], isFree).map(({ number, square }): NavigatorsCommand => ({
      type: 'mark',
      kind,
      number,
      square,
    }));
  });
}

/**
 * The fewest moves of free tokens after which the tokens cover exactly these squares. If there are too few tokens, the
 * last squares are left out.
 */
function moves(
  tokens: Tokens,
  wanted: readonly Square[],
  isFree: (number: number) => boolean,
): { number: number; square: Square | null }[] {
  const places = wanted.slice(0, tokens.length);
  const missing = places.filter((square) => !tokens.includes(square));
  return tokens.flatMap((token, number) => {
    const stays = token !== null && places.includes(token) && tokens.indexOf(token) === number;
    if (stays || !isFree(number)) return [];
    const square = missing.shift() ?? null;
    return square === token ? [] : [{ number, square }];
  });
}
