/** The host's say: who has it, and over whom. */
import type { PlayerId } from '../../game/game.ts';
import { isAtTable, seatOf } from '../queries.ts';
import type { Table, TableRefusal } from '../table.ts';
import { whyGameRunning } from './running.ts';

/**
 * Who has the host's say now: the host, or while the host is away whoever of those present has been here
 * longest, so that no table is ever stuck.
 * @param present the players with a device connected now
 */
export function actingHost(
  table: Pick<Table, 'host' | 'players'>,
  present: readonly PlayerId[],
): PlayerId | null {
  if (table.host !== null && present.includes(table.host)) return table.host;
  return table.players.find(({ id }) => present.includes(id))?.id ?? table.host;
}

/** Why a player has no say over another's seat and place, or null: the acting host has, over who is away. */
export function whyNoSayOver(
  table: Pick<Table, 'host' | 'players'>,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  if (actingHost(table, present) !== player) return 'not-host';
  if (!isAtTable(table, other)) return 'no-such-player';
  return present.includes(other) ? 'player-present' : null;
}

/** Why a player may not free another's seat, or null. */
export function whyNoFreeing(
  table: Table,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  if (seatOf(table, other) === null) return 'no-such-player';
  return whyNoSayOver(table, player, other, present);
}

/** Why a player may not take another off the table, or null: in a running game a seat is freed first. */
export function whyNoRemoval(
  table: Table,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  const running = seatOf(table, other) === null ? null : whyGameRunning(table);
  return running ?? whyNoSayOver(table, player, other, present);
}
