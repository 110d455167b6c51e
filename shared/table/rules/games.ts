/** Decides when a game can begin, and who may begin it or end it early. */
import type { PlayerId, Variants } from '../../game/game.ts';
import { hasBoard } from '../boards.ts';
import { isAtTable, opponentOf, runningGame, seatedPlayers, seatOf } from '../queries.ts';
import { nextBoard, nextPlayers, runningSeries } from '../series.ts';
import type { GameRecord } from '../game-record.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { whyGameRunning } from './running.ts';

/**
 * Why a player may not begin a game, or null if they may. Seated players may begin one. In a series, all players of the
 * series may. If only opponents are seated, the host may.
 * @param boards the ids of the server's boards; the chosen one may have been removed
 * @param hasRoom whether a board has room for the tiles of these variants
 */
export function whyNoGame(
  table: Table,
  player: PlayerId,
  boards: readonly string[],
  hasRoom: (board: string, variants: Variants) => boolean,
): TableRefusal | null {
  const running = whyGameRunning(table);
  if (running) return running;
  const series = runningSeries(table);
  if (series && !series.order.includes(player)) return 'not-seated';
  if (!nextPlayers(table)) return 'seats-empty';
  if (!series && !seatOf(table, player) && !isHostOfOpponents(table, player)) return 'not-seated';
  const board = nextBoard(table);
  if (!hasBoard(table, board, boards)) return 'no-such-board';
  return hasRoom(board, table.variants) ? null : 'no-room';
}

/** Whether a player is the host of a table where only opponents are seated. */
export function isHostOfOpponents(table: Table, player: PlayerId): boolean {
  return table.host === player && seatedPlayers(table).every((one) => opponentOf(table, one) !== undefined);
}

/** Why a player may not ask to end the running game early, or null if they may. Seated players and the host may. */
export function whyNoAbandoning(table: Table, player: PlayerId): TableRefusal | null {
  if (!runningGame(table)) return 'no-game-running';
  const may = seatOf(table, player) !== null || table.host === player;
  return may ? null : 'not-seated';
}

/**
 * Whether the running game ends when this player asks to end it early. The host can always end it. Otherwise, every
 * seated person must agree, and the seated people must outnumber those for whom a freed seat is held. Without this
 * rule, somebody could free the others' seats and then end the game.
 * @param company the players whose seats the same device holds; asking counts for all of them
 */
export function endsByWish(
  table: Pick<Table, 'host' | 'players' | 'poseidon' | 'navigators'>,
  { abandoning, held }: Pick<GameRecord, 'abandoning' | 'held'>,
  player: PlayerId,
  company: readonly PlayerId[],
): boolean {
  if (table.host === player) return true;
  const people = seatedPlayers(table).filter((other) => opponentOf(table, other) === undefined);
  const away = held.filter((seat) => isAtTable(table, seat.player) && !company.includes(seat.player));
  const isAgreed = people.every((other) => abandoning.includes(other) || company.includes(other));
  return isAgreed && people.length > away.length;
}
