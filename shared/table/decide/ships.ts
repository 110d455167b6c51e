/** The events of wishing for ships. */
import type { PlayerId } from '../../game/game.ts';
import { fairWishes } from '../../game/rules/owners.ts';
import type { TableCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import { evolveTable } from '../evolve.ts';
import type { Table } from '../table.ts';
import { isSame } from './unchanged.ts';

export function wishShip(
  table: Table,
  player: PlayerId,
  { ship, wish, for: opponent }: Extract<TableCommand, { type: 'wish-ship' }>,
): TableEvent {
  const fair = fairWishes(table.wishes, table.navigators, table.mode);
  return { type: 'ships-wished', wishes: { ...fair, [ship]: wish ? (opponent ?? player) : null } };
}

/**
 * A Navigator who loses the seat also loses any wish for a ship. If that happens in these events, returns an event that
 * records it in the log (ruling 30).
 */
export function endedWishes(table: Table, events: readonly TableEvent[]): TableEvent[] {
  const { wishes } = events.filter(({ type }) => type !== 'ships-wished').reduce(evolveTable, table);
  const isTold = events.some(({ type }) => type === 'ships-wished');
  return isTold || isSame(wishes, table.wishes) ? [] : [{ type: 'ships-wished', wishes }];
}
