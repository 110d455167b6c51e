/**
 * Decides who may change the settings of the next game. Seated players and the host may do so between games, but a
 * series may fix a setting. A stranger who has only joined must not be able to undo what others have chosen.
 */
import type { PlayerId } from '../../game/game.ts';
import { seatOf } from '../queries.ts';
import { hasBoard } from '../boards.ts';
import { nextBoard, runningSeries } from '../series.ts';
import { isOverDays, type Clock } from '../clock.ts';
import type { TableEvent } from '../events.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';

type Known = Pick<Table, 'games' | 'series' | 'host' | 'poseidon' | 'navigators'>;
type KnowsBoards = Known & Pick<Table, 'board' | 'ownBoards'>;

/** Why a player has no say in the next game, or null if they have one. Seated players and the host have a say. */
export function whyNoSay(
  table: Pick<Table, 'host' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  return table.host === player || seatOf(table, player) !== null ? null : 'not-seated';
}

/**
 * Why a player may not choose a board, or null if they may. In a series with fixed boards nobody may, unless the server
 * no longer has the next board.
 * @param boards the ids of the server's boards
 */
export function whyNoBoard(
  table: KnowsBoards,
  player: PlayerId,
  board: string,
  boards: readonly string[],
): TableRefusal | null {
  return (
    whyNoChoiceOfBoard(table, player, boards) ?? (hasBoard(table, board, boards) ? null : 'no-such-board')
  );
}

/** Why a player may not choose any board, not even one of their own, or null if they may. */
export function whyNoChoiceOfBoard(
  table: KnowsBoards,
  player: PlayerId,
  boards: readonly string[],
): TableRefusal | null {
  const series = runningSeries(table);
  const isFixed = series && series.boards !== 'chosen' && hasBoard(table, nextBoard(table), boards);
  const fixed = isFixed ? 'series-running' : null;
  return whyGameRunning(table) ?? fixed ?? whyNoSay(table, player);
}

/** Why a player may not choose the variants, or null if they may. A series may fix the variants of its first game. */
export function whyNoVariants(table: Known, player: PlayerId): TableRefusal | null {
  const fixed = runningSeries(table)?.sameVariants ? 'series-running' : null;
  return whyGameRunning(table) ?? fixed ?? whyNoSay(table, player);
}

/** Why a player may not choose the mode, or null if they may. A series is always played for points. */
export function whyNoMode(table: Known, player: PlayerId): TableRefusal | null {
  return whyGameRunning(table) ?? whySeriesRunning(table) ?? whyNoSay(table, player);
}

/** Why a player may not choose what the oracle shows, or null if they may. The rule is the same as for the variants. */
export function whyNoOracle(table: Known, player: PlayerId): TableRefusal | null {
  return whyNoVariants(table, player);
}

/** Why a player may not choose the help with reports, or null if they may. The rule is the same as for the variants. */
export function whyNoSurveyHelp(table: Known, player: PlayerId): TableRefusal | null {
  return whyNoVariants(table, player);
}

/** Why a player may not set the clock, or null if they may. */
export function whyNoClock(table: Known, player: PlayerId): TableRefusal | null {
  return whyGameRunning(table) ?? whyNoSay(table, player);
}

/** The event that chooses a clock; null chooses none. */
export function clockChosen(clock: Clock | null): TableEvent {
  if (clock && isOverDays(clock))
    return { type: clock.atZero === 'opponent' ? 'relief-clock-chosen' : 'days-clock-chosen', clock };
  return { type: 'clock-chosen', clock };
}
