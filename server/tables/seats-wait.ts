/** The time in which people can take the seats of an open table, before opponents do. It is the table's deadline. */
import { peopleAt, seatOf } from '../../shared/table/queries.ts';
import { waitMinutes } from '../../shared/table/rules/open-table.ts';
import type { Table } from '../../shared/table/table.ts';
import type { DeadlineRow } from '../store/store-interface.ts';
import { longTurn, type TimedSpan } from './long-turns.ts';

const MINUTE_MS = 60 * 1000;

/** The names of waits begin like this. Turns begin with the id of a game, which is never this word. */
const WAIT = 'open-seats';

/**
 * How long an open table waits for players. The wait begins when somebody is seated and a side still has no player. It
 * doesn't begin again when others come and go.
 */
export function seatsWait(table: Table): TimedSpan | undefined {
  const minutes = waitMinutes(table);
  if (minutes === undefined) return undefined;
  const players = peopleAt(table).flatMap(({ id }) => (seatOf(table, id) === null ? [] : [id]));
  return { name: `${WAIT} ${table.games.length} ${minutes}`, ofMs: minutes * MINUTE_MS, players };
}

/** What a table's deadline measures now: the turn of a game over days, or the wait for players. */
export function timedSpan(table: Table, running: Parameters<typeof longTurn>[1]): TimedSpan | undefined {
  return longTurn(table, running) ?? seatsWait(table);
}

/** Whether a deadline is the end of a wait for players. */
export function isSeatsWait(deadline: DeadlineRow | undefined): boolean {
  return deadline?.turn.startsWith(`${WAIT} `) ?? false;
}
