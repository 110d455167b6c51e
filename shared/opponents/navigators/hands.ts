/** Who has had the tokens of the chart in hand: what somebody else has just moved is left to them. */
import { SHIPS, type Ship } from '../../board/board.ts';
import { MARKER_KINDS, type MarkerKind, type PlayerId } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';

export interface Hands {
  /** Who has moved a ship's guess or reminders since its newest step. */
  readonly ships: Readonly<Record<Ship, readonly PlayerId[]>>;
  /** Who moved each marker last, by its number. */
  readonly markers: Readonly<Record<MarkerKind, readonly (PlayerId | undefined)[]>>;
}

/** Nobody has moved anything. */
export const NO_HANDS: Hands = {
  ships: Object.fromEntries(SHIPS.map((ship) => [ship, []])) as unknown as Hands['ships'],
  markers: Object.fromEntries(MARKER_KINDS.map((kind) => [kind, []])) as unknown as Hands['markers'],
};

/** Whose hands there have been after one more thing was told. */
export function followHands(hands: Hands, told: NavigatorsTold): Hands {
  switch (told.type) {
    case 'sailed':
    case 'surveyed':
      return { ...hands, ships: { ...hands.ships, [told.ship]: [] } };
    case 'guessed':
    case 'reminded':
      return {
        ...hands,
        ships: { ...hands.ships, [told.ship]: [...new Set([...hands.ships[told.ship], told.player])] },
      };
    case 'marked': {
      const markers = [...hands.markers[told.kind]];
      markers[told.number] = told.player;
      return { ...hands, markers: { ...hands.markers, [told.kind]: markers } };
    }
    default:
      return hands;
  }
}
