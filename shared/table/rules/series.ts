/** Decides when a series can begin, who may begin it or end it early, and when it is over (ruling 26). */
import type { PlayerId } from '../../game/game.ts';
import { hasBoard, isSea } from '../boards.ts';
import { runningGame, seatedPlayers } from '../queries.ts';
import { nextPoseidon, runningSeries, seriesPlayers } from '../series.ts';
import type { TableCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';

const FEWEST_PLAYERS = 2;

/**
 * Why a player may not begin a series, or null if they may. The order of the series must name everybody who has a seat
 * exactly once. A series of new seas begins with the chosen board, which must be a sea.
 * @param boards the ids of the server's boards
 */
export function whyNoSeries(
  table: Table,
  player: PlayerId,
  { order, boards: which }: Pick<Extract<TableCommand, { type: 'begin-series' }>, 'order' | 'boards'>,
  boards: readonly string[],
): TableRefusal | null {
  const running = whyGameRunning(table) ?? whySeriesRunning(table);
  if (running) return running;
  const seated = seatedPlayers(table);
  if (seated.length < FEWEST_PLAYERS) return 'seats-empty';
  if (!seated.includes(player)) return 'not-seated';
  if (which === 'new seas' && !isSea(table.board)) return 'not-a-sea';
  if (which !== 'chosen' && !hasBoard(table, table.board, boards)) return 'no-such-board';
  if (order === 'lot') return null;
  const each = order.length === seated.length && seated.every((one) => order.includes(one));
  return each ? null : 'wrong-order';
}

/**
 * Why a player may not end the running series early, or null if they may. The host may do so between the games of the
 * series.
 */
export function whyNoBreakingOff(table: Table, player: PlayerId): TableRefusal | null {
  if (!runningSeries(table)) return 'no-series-running';
  return whyGameRunning(table) ?? (table.host === player ? null : 'not-host');
}

/** The events that follow after a game has ended or somebody has left, because the series may then be over. */
export function afterwards(table: Table): TableEvent[] {
  const series = runningSeries(table);
  if (!series || runningGame(table)) return [];
  const complete = nextPoseidon(table, series) === undefined;
  const tooFew = seriesPlayers(table, series).length < FEWEST_PLAYERS;
  return complete || tooFew ? [{ type: 'series-ended', series: series.id, complete }] : [];
}
