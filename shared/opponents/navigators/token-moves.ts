/** Tracks which player moved which token of the chart, so that opponents leave other players' tokens alone. */
import { SHIPS, type Ship } from '../../board/board.ts';
import { MARKER_KINDS, type MarkerKind, type PlayerId } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';

export interface TokenMoves {
  /** For each ship, the players who moved its guess or reminders since its latest step. */
  readonly ships: Readonly<Record<Ship, readonly PlayerId[]>>;
  /** The player who last moved each marker, by marker number. */
  readonly markers: Readonly<Record<MarkerKind, readonly (PlayerId | undefined)[]>>;
}

export const NO_TOKEN_MOVES: TokenMoves = {
  ships: Object.fromEntries(SHIPS.map((ship) => [ship, []])) as unknown as TokenMoves['ships'],
  markers: Object.fromEntries(MARKER_KINDS.map((kind) => [kind, []])) as unknown as TokenMoves['markers'],
};

/** The token moves after one more event. */
export function followTokenMoves(tokenMoves: TokenMoves, told: NavigatorsTold): TokenMoves {
  switch (told.type) {
    case 'sailed':
    case 'surveyed':
      return { ...tokenMoves, ships: { ...tokenMoves.ships, [told.ship]: [] } };
    case 'guessed':
    case 'reminded':
      return {
        ...tokenMoves,
        ships: {
          ...tokenMoves.ships,
          [told.ship]: [...new Set([...tokenMoves.ships[told.ship], told.player])],
        },
      };
    case 'marked': {
      const markers = [...tokenMoves.markers[told.kind]];
      markers[told.number] = told.player;
      return { ...tokenMoves, markers: { ...tokenMoves.markers, [told.kind]: markers } };
    }
    default:
      return tokenMoves;
  }
}
