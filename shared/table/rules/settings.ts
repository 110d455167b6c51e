/**
 * Who may change what the next game is played with: those who have a seat, and the host, between games. A series may fix
 * it. A stranger who has only joined must not undo what the others choose.
 */
import type { PlayerId } from '../../game/game.ts';
import { seatOf } from '../queries.ts';
import { nextBoard, runningSeries } from '../series.ts';
import type { Table, TableRefusal } from '../table.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';

type Known = Pick<Table, 'games' | 'series' | 'host' | 'poseidon' | 'navigators'>;

/** Why a player has no say in the next game, or null: those who have a seat do, and the host. */
export function whyNoSay(
  table: Pick<Table, 'host' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  return table.host === player || seatOf(table, player) !== null ? null : 'not-seated';
}

/**
 * Why a board can't be chosen, or null. A series chooses its boards itself, unless it leaves the choice to the
 * players, or the one whose turn it is has gone.
 * @param boards the ids of the boards that there are
 */
export function whyNoBoard(
  table: Known & Pick<Table, 'board'>,
  player: PlayerId,
  board: string,
  boards: readonly string[],
): TableRefusal | null {
  const series = runningSeries(table);
  const isFixed = series && series.boards !== 'chosen' && boards.includes(nextBoard(table));
  const fixed = isFixed ? 'series-running' : null;
  const refusal = whyGameRunning(table) ?? fixed ?? whyNoSay(table, player);
  return refusal ?? (boards.includes(board) ? null : 'no-such-board');
}

/** Why the variants can't be chosen, or null: a series may keep those of its first game. */
export function whyNoVariants(table: Known, player: PlayerId): TableRefusal | null {
  const fixed = runningSeries(table)?.sameVariants ? 'series-running' : null;
  return whyGameRunning(table) ?? fixed ?? whyNoSay(table, player);
}

/** Why the mode can't be chosen, or null: a series is always played for points. */
export function whyNoMode(table: Known, player: PlayerId): TableRefusal | null {
  return whyGameRunning(table) ?? whySeriesRunning(table) ?? whyNoSay(table, player);
}

/** Why the oracle can't be given its say, or null: as with the variants, a series may keep that of its first game. */
export function whyNoOracle(table: Known, player: PlayerId): TableRefusal | null {
  return whyNoVariants(table, player);
}

/** Why the help with replies can't be chosen, or null: it stays with the variants, as the oracle does. */
export function whyNoSurveyHelp(table: Known, player: PlayerId): TableRefusal | null {
  return whyNoVariants(table, player);
}

/** Why the clock can't be set, or null. */
export function whyNoClock(table: Known, player: PlayerId): TableRefusal | null {
  return whyGameRunning(table) ?? whyNoSay(table, player);
}
