/** Refuses what has to wait until a game or a whole series is over. */
import { runningGame } from '../queries.ts';
import { runningSeries } from '../series.ts';
import type { Table, TableRefusal } from '../table.ts';

/** Why something that has to wait for the end of a game is refused now, or null if no game is running. */
export function whyGameRunning(table: Pick<Table, 'games'>): TableRefusal | null {
  return runningGame(table) ? 'game-running' : null;
}

/** Why something that has to wait for the end of a series is refused now, or null if no series is running. */
export function whySeriesRunning(table: Pick<Table, 'series'>): TableRefusal | null {
  return runningSeries(table) ? 'series-running' : null;
}
