/**
 * Who may join a table, and who is asked. While a game runs, a stranger who has the code must not sit down in it, nor
 * fill the table: one of those who play, or the host, lets in who knocks.
 */
import type { PlayerId } from '../../game/game.ts';
import type { Side } from '../../game/game.ts';
import { heldSeat, isAtTable, peopleAt, runningGame, seatOf } from '../queries.ts';
import { MOST_PLAYERS, type Table, type TableRefusal } from '../table.ts';

type Known = Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;

/** Why nobody more can join, or null; `must-knock`: while a game runs they ask those who play. */
export function whyNoJoin(table: Known & Pick<Table, 'locked'>): TableRefusal | null {
  return whyNoGuest(table) ?? (isGuarded(table) && isPeoples(table) ? 'must-knock' : null);
}

/** Why nobody more can join, not even if one of those who play lets them in; or null. */
export function whyNoGuest(table: Pick<Table, 'players' | 'locked'>): TableRefusal | null {
  if (table.players.length >= MOST_PLAYERS) return 'table-full';
  return table.locked ? 'table-locked' : null;
}

/**
 * Why somebody at the table may not sit down in the running game before they are let in, or null.
 * @param seat on which side; without it, on either
 */
export function whyNoEntry(table: Known, player: PlayerId, seat?: Side): TableRefusal | null {
  const running = runningGame(table);
  if (!running || !isGuarded(table) || running.admitted.includes(player)) return null;
  if (table.host === player && !isPeoples(table)) return null;
  const held = heldSeat(running, player);
  return held && (seat === undefined || held.seat === seat) ? null : 'must-knock';
}

/** Why somebody at the table can't knock to sit down in the running game, or null: they have no seat, and are not let in yet. */
export function whyNoKnock(table: Known, player: PlayerId): TableRefusal | null {
  if (!isGuarded(table)) return 'no-game-running';
  const isIn = seatOf(table, player) !== null || runningGame(table)?.admitted.includes(player);
  return isIn || (table.host === player && !isPeoples(table)) ? 'game-running' : null;
}

/** Why a player may not let in somebody who knocks, or null: those who play may, those whose seats are held, and the host. */
export function whyNoLettingIn(table: Known, player: PlayerId): TableRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  const running = runningGame(table);
  if (!running) return 'no-game-running';
  const plays = seatOf(table, player) !== null || heldSeat(running, player) !== undefined;
  return plays || table.host === player ? null : 'not-seated';
}

/**
 * Whether somebody must be let in to sit down: while a game runs, also if all its seats were freed, or only opponents play.
 * Then the host answers.
 */
function isGuarded(table: Known): boolean {
  return runningGame(table) !== undefined && table.host !== null;
}

/** Whether people play the running game, or have played it before their seats were freed. */
function isPeoples(table: Known): boolean {
  const sides = runningGame(table)?.sides ?? {};
  return peopleAt(table).some(({ id }) => sides[id] !== undefined);
}
