/** Refusals of what has to wait until a game, or a whole series, is over. */
import { runningGame } from '../queries.ts';
import { runningSeries } from '../series.ts';
import type { Table, TableRefusal } from '../table.ts';

/** Why something that waits for the end of a game may not be done, or null. */
export function whyGameRunning(table: Pick<Table, 'games'>): TableRefusal | null {
  return runningGame(table) ? 'game-running' : null;
}

/** Why something that waits for the end of a series may not be done, or null. */
export function whySeriesRunning(table: Pick<Table, 'series'>): TableRefusal | null {
  return runningSeries(table) ? 'series-running' : null;
}
