/** Who may change what the next game is played with: anybody at the table, between games. A series may fix it. */
import { nextBoard, runningSeries } from '../series.ts';
import type { Table, TableRefusal } from '../table.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';

type Known = Pick<Table, 'games' | 'series'>;

/**
 * Why a board can't be chosen, or null. A series chooses its boards itself, unless it leaves the choice to the
 * players, or the one whose turn it is has gone.
 * @param boards the ids of the boards that there are
 */
export function whyNoBoard(
  table: Known & Pick<Table, 'board'>,
  board: string,
  boards: readonly string[],
): TableRefusal | null {
  const series = runningSeries(table);
  const isFixed = series && series.boards !== 'chosen' && boards.includes(nextBoard(table));
  const fixed = isFixed ? 'series-running' : null;
  return whyGameRunning(table) ?? fixed ?? (boards.includes(board) ? null : 'no-such-board');
}

/** Why the variants can't be chosen, or null: a series may keep those of its first game. */
export function whyNoVariants(table: Known): TableRefusal | null {
  return whyGameRunning(table) ?? (runningSeries(table)?.sameVariants ? 'series-running' : null);
}

/** Why the mode can't be chosen, or null: a series is always played for points. */
export function whyNoMode(table: Known): TableRefusal | null {
  return whyGameRunning(table) ?? whySeriesRunning(table);
}

/** Why the oracle can't be given its say, or null: as with the variants, a series may keep that of its first game. */
export function whyNoOracle(table: Known): TableRefusal | null {
  return whyNoVariants(table);
}

/** Why the help with replies can't be chosen, or null: it stays with the variants, as the oracle does. */
export function whyNoSurveyHelp(table: Known): TableRefusal | null {
  return whyNoVariants(table);
}

/** Why the clock can't be set, or null. */
export function whyNoClock(table: Pick<Table, 'games'>): TableRefusal | null {
  return whyGameRunning(table);
}
