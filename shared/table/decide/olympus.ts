/** The events of allowing the big screen. */
import type { PlayerId } from '../../game/game.ts';
import type { TableEvent } from '../events.ts';
import type { Table } from '../table.ts';

/** Allows or forbids the big screen. If the host is also Poseidon, one command counts for both. */
export function allowOlympus(table: Table, player: PlayerId, allowed: boolean): TableEvent[] {
  const as = (by: 'host' | 'poseidon', who: PlayerId | null): TableEvent[] =>
    who === player && table.olympus[by] !== allowed ? [{ type: 'olympus-allowed', by, allowed }] : [];
  return [...as('host', table.host), ...as('poseidon', table.poseidon)];
}
