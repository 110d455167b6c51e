/**
 * A host who stays away for days is replaced. As in the sweep, the time counts in which the server has run since the host
 * was last there, and not the time of day.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import { nextHost } from '../../shared/table/rules/host.ts';
import type { Table, TableEvent } from '../../shared/table/table.ts';
import type { Store } from '../store/store-interface.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A host who has been away for so long is replaced when somebody else of the table comes. */
const AWAY_MS = 7 * DAY_MS;

/** What this needs of a table. */
interface HostedTable {
  readonly id: string;
  readonly table: Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;
}

/** A table and the players who are there now. */
interface VisitedTable extends HostedTable {
  readonly here: readonly PlayerId[];
}

/** The event that replaces a host who has been away too long; none if it is too early, or nobody of the table is there. */
export async function hostPassedAt(store: Store, { id, table, here }: VisitedTable): Promise<TableEvent[]> {
  const { host } = table;
  if (host === null || here.length === 0 || here.includes(host)) return [];
  const seen = await store.hostSeen(id);
  // For somebody who has become host since, the absence has not been measured yet.
  if (seen?.player !== host || (await store.figure('ran')) - seen.seen < AWAY_MS) return [];
  const next = nextHost(table);
  return next === null ? [] : [{ type: 'host-passed', player: next }];
}

/** Notes every host who is there now. Where none was noted yet, the absence begins to count. */
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
