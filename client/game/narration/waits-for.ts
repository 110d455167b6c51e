/** Whether a game is waiting for this device. Pure. */
import type { Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import { shipsToStep } from '../../../shared/game/rules/orders.ts';
import type { Audience } from '../../../shared/game/told.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { PublicView } from '../../../shared/game/views/public.ts';
import { isPoseidons } from '../owners.ts';

/** A device that follows a game, with its audience and players. */
export interface Hearer {
  readonly audience: Audience;
  /** The players of this device. */
  readonly players: readonly PlayerId[];
}

/**
 * Finds the audience and the players that this device has in a game. A person without a seat counts as a spectator,
 * even if they see the chart.
 */
export function hearerOf(
  { audience, after }: { readonly audience: Audience; readonly after: PublicView },
  players: readonly PlayerId[],
): Hearer {
  const plays = players.some((player) => after.navigators.includes(player));
  return { audience: audience === 'navigators' && !plays ? 'onlookers' : audience, players };
}

/** True if the game is waiting for somebody on this device. */
export function waitsFor(view: PublicView | NavigatorsView, { audience, players }: Hearer): boolean {
  const { phase } = view;
  if (audience === 'poseidon') return isPoseidons(view);
  if (audience !== 'navigators') return false;
  const mine = players.filter((player) => view.navigators.includes(player));
  if (mine.length === 0) return false;
  if (phase === 'lighthouses') {
    const agreed = ('proposal' in view && view.proposal?.agreed) || [];
    return mine.some((player) => !agreed.includes(player));
  }
  if (phase !== 'navigators') return false;
  const orders = (ship: Ship) => view.owners[ship] === null || mine.includes(view.owners[ship]);
  return shipsToStep(view).some(orders);
}
