/** Refuses commands that have to wait until a game or a whole series is over. */
import { runningGame } from '../queries.ts';
import { runningSeries } from '../series.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';

/** Why a command that has to wait for the end of a game is refused, or null if no game is running. */
export function whyGameRunning(table: Pick<Table, 'games'>): TableRefusal | null {
  return runningGame(table) ? 'game-running' : null;
}

/** Why a command that has to wait for the end of a series is refused, or null if no series is running. */
export function whySeriesRunning(table: Pick<Table, 'series'>): TableRefusal | null {
  return runningSeries(table) ? 'series-running' : null;
}
