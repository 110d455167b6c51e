/** Functions that put the players of a series in order. */
import type { PlayerId } from '../../../shared/game/game.ts';

/**
 * All players who take part: first those in the chosen order, then those who arrived later. Players who have left are
 * left out.
 */
export function orderOf(chosen: readonly PlayerId[], players: readonly PlayerId[]): PlayerId[] {
  const kept = chosen.filter((player) => players.includes(player));
  return [...kept, ...players.filter((player) => !kept.includes(player))];
}

/** The order after a player was moved one place earlier or later, if that is possible. */
export function moved(order: readonly PlayerId[], player: PlayerId, by: -1 | 1): readonly PlayerId[] {
  const from = order.indexOf(player);
  const other = order[from + by];
  if (from < 0 || other === undefined) return order;
  return order.map((one) => (one === player ? other : one === other ? player : one));
}
