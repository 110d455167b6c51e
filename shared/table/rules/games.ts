/** When a game can begin, and who may begin it or break it off. */
import type { PlayerId, Variants } from '../../game/game.ts';
import { runningGame, seatOf } from '../queries.ts';
import { nextBoard, nextPlayers, runningSeries } from '../series.ts';
import type { Table, TableRefusal } from '../table.ts';
import { whyGameRunning } from './running.ts';

/**
 * Why a player may not begin a game, or null: whoever sits may, and in a series each of its players.
 * @param hasRoom whether a board has room for the tiles of these variants
 */
export function whyNoGame(
  table: Table,
  player: PlayerId,
  hasRoom: (board: string, variants: Variants) => boolean,
): TableRefusal | null {
  const running = whyGameRunning(table);
  if (running) return running;
  const series = runningSeries(table);
  if (series && !series.order.includes(player)) return 'not-seated';
  if (!nextPlayers(table)) return 'seats-empty';
  if (!series && !seatOf(table, player)) return 'not-seated';
  return hasRoom(nextBoard(table), table.variants) ? null : 'no-room';
}

/** Why a player may not break the running game off, or null: whoever sits may, and the host. */
export function whyNoAbandoning(table: Table, player: PlayerId): TableRefusal | null {
  if (!runningGame(table)) return 'no-game-running';
  const may = seatOf(table, player) !== null || table.host === player;
  return may ? null : 'not-seated';
}
