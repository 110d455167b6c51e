/** The host's say: who has it, and over whom. */
import type { PlayerId } from '../../game/game.ts';
import type { Table, TableRefusal } from '../table.ts';

/**
 * Who has the host's say now: the host, or while the host is away whoever of those present has been here
 * longest, so that no table is ever stuck.
 */
export function actingHost(
  table: Pick<Table, 'host' | 'players'>,
  present: readonly PlayerId[],
): PlayerId | null {
  if (table.host !== null && present.includes(table.host)) return table.host;
  return table.players.find(({ id }) => present.includes(id))?.id ?? table.host;
}

/** Why somebody else's seat or place can't be taken away, or null: only the host's to do, and only from who is away. */
export function whyNoFreeing(
  table: Table,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  if (actingHost(table, present) !== player) return 'not-host';
  if (!table.players.some(({ id }) => id === other)) return 'no-such-player';
  return present.includes(other) ? 'player-present' : null;
}
