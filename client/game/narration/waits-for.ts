/** Whether a game is waiting for this device. Pure. */
import type { PlayerId } from '../../../shared/game/game.ts';
import { isNavigatorToMove } from '../../../shared/game/rules/to-move.ts';
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
  if (audience === 'poseidon') return isPoseidons(view);
  return audience === 'navigators' && players.some((player) => isNavigatorToMove(view, player));
}
