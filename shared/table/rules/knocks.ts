/**
 * Who may join a table, and who is asked. While a game runs, a stranger who has the code must not sit down in it, nor
 * fill the table: one of those who play, or the host, lets in who knocks.
 */
import type { PlayerId } from '../../game/game.ts';
import { isAtTable, opponentOf, runningGame, seatedPlayers, seatOf } from '../queries.ts';
import { MOST_PLAYERS, type Table, type TableRefusal } from '../table.ts';

type Known = Pick<Table, 'games' | 'players' | 'poseidon' | 'navigators'>;

/** Why nobody more can join, or null; `must-knock`: while a game runs they ask those who play. */
export function whyNoJoin(table: Known & Pick<Table, 'locked'>): TableRefusal | null {
  return whyNoGuest(table) ?? (isPlayed(table) ? 'must-knock' : null);
}

/** Why nobody more can join, not even if one of those who play lets them in; or null. */
export function whyNoGuest(table: Pick<Table, 'players' | 'locked'>): TableRefusal | null {
  if (table.players.length >= MOST_PLAYERS) return 'table-full';
  return table.locked ? 'table-locked' : null;
}

/** Why somebody at the table may not sit down in the running game before they are let in, or null. */
export function whyNoEntry(table: Known, player: PlayerId): TableRefusal | null {
  const isAdmitted = runningGame(table)?.admitted.includes(player);
  return isPlayed(table) && !isAdmitted ? 'must-knock' : null;
}

/** Why somebody at the table can't knock to sit down in the running game, or null: they have no seat, and are not let in yet. */
export function whyNoKnock(table: Known, player: PlayerId): TableRefusal | null {
  if (!isPlayed(table)) return 'no-game-running';
  return seatOf(table, player) === null && whyNoEntry(table, player) ? null : 'game-running';
}

/** Why a player may not let in who knocks, or null: those who play may, and the host. */
export function whyNoLettingIn(table: Known & Pick<Table, 'host'>, player: PlayerId): TableRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  if (!runningGame(table)) return 'no-game-running';
  return seatOf(table, player) !== null || table.host === player ? null : 'not-seated';
}

/**
 * Whether a game runs and one of the people has a seat in it: with all seats freed there is nobody to ask, nor where
 * only opponents play.
 */
function isPlayed(table: Known): boolean {
  const isAPersons = seatedPlayers(table).some((player) => opponentOf(table, player) === undefined);
  return runningGame(table) !== undefined && isAPersons;
}
