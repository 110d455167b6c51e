/**
 * The host's say: over whom, and what of it others have while the host is away. Whoever stands in may free a
 * seat, so that no game is ever stuck, and no more: a stranger who is alone at a table for a moment must not be
 * able to take it over.
 */
import type { PlayerId } from '../../game/game.ts';
import { isAtTable, seatOf } from '../queries.ts';
import type { Table, TableRefusal } from '../table.ts';
import { whyGameRunning } from './running.ts';

/**
 * Who may free seats now: the host, or while the host is away whoever of those present has been here longest.
 * @param present the players with a device connected now
 */
export function actingHost(
  table: Pick<Table, 'host' | 'players'>,
  present: readonly PlayerId[],
): PlayerId | null {
  if (table.host !== null && present.includes(table.host)) return table.host;
  return table.players.find(({ id }) => present.includes(id))?.id ?? table.host;
}

/** Why somebody has no say over another's seat or place, or null: `having` has it, over who is away. */
function whyNoSayOver(
  table: Pick<Table, 'players'>,
  having: PlayerId | null,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  if (having !== player) return 'not-host';
  if (!isAtTable(table, other)) return 'no-such-player';
  return present.includes(other) ? 'player-present' : null;
}

/** Why a player may not free another's seat, or null: the host may, or whoever stands in. */
export function whyNoFreeing(
  table: Table,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  if (seatOf(table, other) === null) return 'no-such-player';
  return whyNoSayOver(table, actingHost(table, present), player, other, present);
}

/** Why a player may not take another off the table, or null: the host alone may; in a running game a seat is freed first. */
export function whyNoRemoval(
  table: Table,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  const running = seatOf(table, other) === null ? null : whyGameRunning(table);
  return running ?? whyNoSayOver(table, table.host, player, other, present);
}
