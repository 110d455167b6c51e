/**
 * Replaces a host who has been away for days. Like the sweep, this measures the absence in the server's running time
 * and not by the calendar.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import { nextHost } from '../../shared/table/rules/host.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Store } from '../store/store-interface.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A host who has been away for this long, in ms, is replaced as soon as another player attends the table. */
const AWAY_MS = 7 * DAY_MS;

/** The parts of a table that are needed to replace its host. */
interface HostedTable {
  readonly id: string;
  readonly table: Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;
}

/** A table and the players who are there now. */
interface VisitedTable extends HostedTable {
  readonly here: readonly PlayerId[];
}

/**
 * The event that replaces a host who has been away too long. Returns no event if it is too early, or if none of the
 * table's players is there.
 */
export async function hostPassedAt(store: Store, { id, table, here }: VisitedTable): Promise<TableEvent[]> {
  const { host } = table;
  if (host === null || here.length === 0 || here.includes(host)) return [];
  const seen = await store.hostSeen(id);
  // If another player has become host since the last record, the new host's absence has not been measured yet.
  if (seen?.player !== host || (await store.figure('ran')) - seen.seen < AWAY_MS) return [];
  const next = nextHost(table);
  return next === null ? [] : [{ type: 'host-passed', player: next }];
}

/** Records every host who is present now. For a host who was never recorded, the absence starts now. */
export async function noteHosts(store: Store, tables: readonly VisitedTable[]): Promise<void> {
  const ran = await store.figure('ran');
  const due: { table: string; player: PlayerId }[] = [];
  for (const { id, table, here } of tables) {
    const { host } = table;
    if (host === null) continue;
    const seen = await store.hostSeen(id);
    const isNoted = seen?.player === host && (seen.seen === ran || !here.includes(host));
    if (!isNoted) due.push({ table: id, player: host });
  }
  await store.touchHosts(due);
}
