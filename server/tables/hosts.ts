/**
 * A host who stays away for days: the table passes on to somebody else. As with the sweep, what counts is how long
 * the server has run since the host was last there, never what a clock shows.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import { nextHost } from '../../shared/table/rules/host.ts';
import type { Table, TableEvent } from '../../shared/table/table.ts';
import type { Store } from '../store/store-interface.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A host who has not been there for so long is host no more, as soon as somebody else of the table comes. */
const AWAY_MS = 7 * DAY_MS;

/** A table, as much of it as this needs. */
interface HostedTable {
  readonly id: string;
  readonly table: Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;
}

/** A table with the players who are there now. */
interface VisitedTable extends HostedTable {
  readonly here: readonly PlayerId[];
}

/**
 * The event with which a table passes on from a host who has been away too long; none if it is not time, or if
 * nobody of the table is there.
 */
export async function hostPassedAt(store: Store, { id, table, here }: VisitedTable): Promise<TableEvent[]> {
  const { host } = table;
  if (host === null || here.length === 0 || here.includes(host)) return [];
  const seen = await store.hostSeen(id);
  // Of somebody who has become host since, nobody knows yet how long they have been away.
  if (seen?.player !== host || (await store.figure('ran')) - seen.seen < AWAY_MS) return [];
  const next = nextHost(table);
  return next === null ? [] : [{ type: 'host-passed', player: next }];
}

/** Notes every host who is there now. Where none was noted yet, the days begin to count. */
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
