/** Tracks which players moved which tokens of the chart, so that an opponent leaves them alone. */
import { SHIPS, type Ship } from '../../board/board.ts';
import { MARKER_KINDS, type MarkerKind, type PlayerId } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';

export interface Hands {
  /** The players who moved a ship's guess or reminders since its newest step. */
  readonly ships: Readonly<Record<Ship, readonly PlayerId[]>>;
  /** The player who moved each marker last, by marker number. */
  readonly markers: Readonly<Record<MarkerKind, readonly (PlayerId | undefined)[]>>;
}

export const NO_HANDS: Hands = {
  ships: Object.fromEntries(SHIPS.map((ship) => [ship, []])) as unknown as Hands['ships'],
  markers: Object.fromEntries(MARKER_KINDS.map((kind) => [kind, []])) as unknown as Hands['markers'],
};

/** The record after one more told event. */
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
