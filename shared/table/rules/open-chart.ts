/** The Navigators' chart, open to onlookers: with the word of those who play, and never to who has seen Poseidon's sea. */
import type { PlayerId } from '../../game/game.ts';
import type { GameRecord, Table, TableRefusal } from '../table.ts';
import { whyGameRunning } from './running.ts';
import { knowsOtherSide, type Circumstances } from './seats.ts';
import { whyNoSay } from './settings.ts';

/**
 * Why a device is told no more than onlookers are, though it asks for the chart of this game: it has seen Poseidon's
 * sea in it, or one of its players has been Poseidon; it does not say who it is, so nobody could know later what it has
 * seen; too many have been told this game.
 */
export type ChartBarred = 'poseidon' | 'no-device' | 'too-many';

/**
 * Why a player may not open the chart of the next game to onlookers, or close it, or null: those who sit may, and the
 * host. A game keeps what it began with.
 */
export function whyNoOpening(
  table: Pick<Table, 'games' | 'host' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  return whyGameRunning(table) ?? whyNoSay(table, player);
}

/** Whether the newest game is this one, and its chart is open to onlookers: until the next begins. */
export function isChartOpen({ games }: Pick<Table, 'games'>, game: string | undefined): boolean {
  const newest = games.at(-1);
  return newest !== undefined && newest.id === game && newest.openChart;
}

/**
 * Why an onlooker's device does not see the chart of a game in which that is open, or null.
 * @param device whether it says who it is, its players, what it has seen, and whether more can still be kept of this game
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
