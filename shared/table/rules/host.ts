/**
 * Defines what the host may do, and what somebody else may do while the host is away. A stand-in for the host may free
 * a seat, so that no game gets stuck, but may do nothing else. A stranger who is briefly alone at a table must not be
 * able to take it over.
 */
import type { PlayerId } from '../../game/game.ts';
import { heldSeat, isAtTable, peopleAt, runningGame, seatOf } from '../queries.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Player, Table } from '../table.ts';

type Known = Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;

/**
 * The player who may free seats now: the host or, while the host is away, the first person in line who is present.
 * @param present the players with a device connected now
 */
export function actingHost(table: Known, present: readonly PlayerId[]): PlayerId | null {
  if (table.host !== null && present.includes(table.host)) return table.host;
  return inLine(table).find(({ id }) => present.includes(id))?.id ?? table.host;
}

/**
 * The player who becomes host after the host has left or has been away for days. The new host is the next person in
 * line, whether present or not. Null if there is nobody else.
 */
export function nextHost(table: Known): PlayerId | null {
  return inLine(table).find(({ id }) => id !== table.host)?.id ?? null;
}

/**
 * The people at the table in the order in which they become host. First come those who play the running game or,
 * between games, those who played the last game. The others follow. Each group is in order of joining. A stranger who
 * only watches must not decide about a game that others play.
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
 * Why a player may not free a seat, or null if they may. The host may free other players' seats, even in a running
 * game. A stand-in may free the seat of somebody who is away. In a running game, nobody may desert the game by freeing
 * their own seat.
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

/**
 * Why a player may not remove another player from the table, or null if they may. Only the host may do so, even in a
 * running game.
 */
export function whyNoRemoval(
  table: Pick<Table, 'host' | 'players'>,
  player: PlayerId,
  other: PlayerId,
): TableRefusal | null {
  return whyNotHost(table, player) ?? (isAtTable(table, other) && other !== player ? null : 'no-such-player');
}

/** Why a player may not lock or unlock the table, or null if they may. Only the host may do so. */
export function whyNoLock(table: Pick<Table, 'host'>, player: PlayerId): TableRefusal | null {
  return whyNotHost(table, player);
}

/** Why a player may not do something that is reserved for the host, or null if they may. */
export function whyNotHost({ host }: Pick<Table, 'host'>, player: PlayerId): TableRefusal | null {
  return host === player ? null : 'not-host';
}
