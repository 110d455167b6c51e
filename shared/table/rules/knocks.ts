/**
 * Decides who may join a table, and who is asked for permission. While a game is running, strangers who know the code
 * must not be able to sit down in the game or fill the table. They have to knock, and a player of the game or the host
 * lets them in.
 */
import type { PlayerId } from '../../game/game.ts';
import type { Side } from '../../game/game.ts';
import { heldSeat, isAtTable, peopleAt, runningGame, seatOf } from '../queries.ts';
import type { TableRefusal } from '../refusals.ts';
import { MOST_PLAYERS, type Table } from '../table.ts';

type Known = Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;

/**
 * Why nobody else can join, or null if somebody can. `must-knock` means that a game is running, so newcomers have to
 * ask its players.
 */
export function whyNoJoin(table: Known & Pick<Table, 'locked'>): TableRefusal | null {
  return whyNoGuest(table) ?? (isGuarded(table) && isPeoples(table) ? 'must-knock' : null);
}

/** Why nobody else can join even if a player lets them in, or null if somebody can. */
export function whyNoGuest(table: Pick<Table, 'players' | 'locked'>): TableRefusal | null {
  if (table.players.length >= MOST_PLAYERS) return 'table-full';
  return table.locked ? 'table-locked' : null;
}

/**
 * Why somebody at the table may not sit down in the running game without being let in, or null if they may.
 * @param seat the side on which they want to sit; if absent, either side
 */
export function whyNoEntry(table: Known, player: PlayerId, seat?: Side): TableRefusal | null {
  const running = runningGame(table);
  if (!running || !isGuarded(table) || running.admitted.includes(player)) return null;
  if (table.host === player && !isPeoples(table)) return null;
  const held = heldSeat(running, player);
  return held && (seat === undefined || held.seat === seat) ? null : 'must-knock';
}

/**
 * Why somebody at the table can't knock in order to sit down in the running game, or null if they can. Only people who
 * have no seat and have not been let in yet can knock.
 */
export function whyNoKnock(table: Known, player: PlayerId): TableRefusal | null {
  if (!isGuarded(table)) return 'no-game-running';
  const isIn = seatOf(table, player) !== null || runningGame(table)?.admitted.includes(player);
  return isIn || (table.host === player && !isPeoples(table)) ? 'game-running' : null;
}

/**
 * Why a player may not let somebody in, or null if they may. The players of the running game, players whose seats are
 * held, and the host may do so.
 */
export function whyNoLettingIn(table: Known, player: PlayerId): TableRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  const running = runningGame(table);
  if (!running) return 'no-game-running';
  const plays = seatOf(table, player) !== null || heldSeat(running, player) !== undefined;
  return plays || table.host === player ? null : 'not-seated';
}

/**
 * Whether people must be let in before they can sit down. This is so while a game is running. If all seats of the game
 * have been freed, or if only opponents play, the host lets people in.
 */
function isGuarded(table: Known): boolean {
  return runningGame(table) !== undefined && table.host !== null;
}

/** Whether any people at the table have played in the running game, even if their seats have since been freed. */
function isPeoples(table: Known): boolean {
  const sides = runningGame(table)?.sides ?? {};
  return peopleAt(table).some(({ id }) => sides[id] !== undefined);
}
