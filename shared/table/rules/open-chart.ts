/**
 * Rules for opening the Navigators' chart to spectators. A device that has seen the true board is never shown the
 * chart.
 */
import type { PlayerId } from '../../game/game.ts';
import type { GameRecord } from '../game-record.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { whyGameRunning } from './running.ts';
import { knowsOtherSide, type Circumstances } from './seats.ts';
import { whyNoSay } from './settings.ts';

/**
 * Why a device that asks for an open chart is not shown it:
 * - poseidon: it has seen the true board of this game, or one of its players has been Poseidon
 * - no-device: it has no secret of its own, so the server could not remember what it has seen
 * - too-many: the maximum number of devices is already remembered for this game
 */
export type ChartBarred = 'poseidon' | 'no-device' | 'too-many';

/**
 * Why a player may not open or close the chart of the next game, or null if they may. A running game keeps the setting
 * with which it began.
 */
export function whyNoOpening(
  table: Pick<Table, 'games' | 'host' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  return whyGameRunning(table) ?? whyNoSay(table, player);
}

/**
 * Whether the given game is the newest one, and its chart is open to spectators. The chart stays open until the next
 * game begins.
 */
export function isChartOpen({ games }: Pick<Table, 'games'>, game: string | undefined): boolean {
  const newest = games.at(-1);
  return newest !== undefined && newest.id === game && newest.openChart;
}

/**
 * Why a spectator's device is not shown the open chart of a game, or null if it is.
 * @param device whether it has a secret, its players, what it has seen, and whether the maximum number of devices is
 * already remembered
 */
export function whyNoChart(
  game: Pick<GameRecord, 'sides'>,
  {
    hasSecret,
    company,
    saw,
    isFull,
  }: Pick<Circumstances, 'company' | 'saw'> & { readonly hasSecret: boolean; readonly isFull: boolean },
): ChartBarred | null {
  if (!hasSecret) return 'no-device';
  if (knowsOtherSide(game, 'navigators', { company, saw })) return 'poseidon';
  return isFull && !saw.includes('navigators') ? 'too-many' : null;
}
