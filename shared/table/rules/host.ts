/**
 * The host's say: over whom, and what of it others have while the host is away. A stand-in may free a seat, so that no
 * game is ever stuck, and no more: a stranger who is alone at a table for a moment must not be able to take it over.
 */
import type { PlayerId } from '../../game/game.ts';
import { heldSeat, isAtTable, peopleAt, runningGame, seatOf } from '../queries.ts';
import type { Player, Table, TableRefusal } from '../table.ts';

type Known = Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;

/**
 * Who may free seats now: the host, or while the host is away the person present who is first in line.
 * @param present the players with a device connected now
 */
export function actingHost(table: Known, present: readonly PlayerId[]): PlayerId | null {
  if (table.host !== null && present.includes(table.host)) return table.host;
  return inLine(table).find(({ id }) => present.includes(id))?.id ?? table.host;
}

/**
 * Who is host when the host has left, or has not been here for days: the next in line, present or not; null if there
 * is nobody else.
 */
export function nextHost(table: Known): PlayerId | null {
  return inLine(table).find(({ id }) => id !== table.host)?.id ?? null;
}

/**
 * The people at the table, those first who play, or between games have played the last one, and then in the order of
 * joining. A stranger who only watches must not decide over a game that others play.
 */
function inLine(table: Known): Player[] {
  const game = runningGame(table);
  const sides = table.games.at(-1)?.sides ?? {};
  const isConcerned = ({ id }: Player) =>
    game ? seatOf(table, id) !== null || heldSeat(game, id) !== undefined : sides[id] !== undefined;
  const people = peopleAt(table);
  return [...people.filter(isConcerned), ...people.filter((player) => !isConcerned(player))];
}

/**
 * Why a player may not free another's seat, or null: the host may, in a running game too; a stand-in may free the seat
 * of somebody who is away. Nobody frees their own in a running game: they would run out of it.
 */
export function whyNoFreeing(
  table: Table,
  player: PlayerId,
  other: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  if (seatOf(table, other) === null) return 'no-such-player';
  if (actingHost(table, present) !== player) return 'not-host';
  const isAnothers = table.host === player && other !== player;
  return present.includes(other) && !isAnothers ? 'player-present' : null;
}

/** Why a player may not take another off the table, or null: the host alone may, out of a running game too. */
export function whyNoRemoval(
  table: Pick<Table, 'host' | 'players'>,
  player: PlayerId,
  other: PlayerId,
): TableRefusal | null {
  return whyNotHost(table, player) ?? (isAtTable(table, other) && other !== player ? null : 'no-such-player');
}

/** Why a player may not lock the table or open it again, or null: the host alone may. */
export function whyNoLock(table: Pick<Table, 'host'>, player: PlayerId): TableRefusal | null {
  return whyNotHost(table, player);
}

/** Why a player may not do what is the host's alone, or null. */
export function whyNotHost({ host }: Pick<Table, 'host'>, player: PlayerId): TableRefusal | null {
  return host === player ? null : 'not-host';
}
