/**
 * Decides who may open a table to anybody on its server, and when opponents take the seats that nobody has taken at an
 * open table.
 */
import type { PlayerId, Side } from '../../game/game.ts';
import { CHARACTERS, OPPONENTS, type Opponent } from '../../opponents/opponents.ts';
import { opponentOf, peopleAt, runningGame, seatedPlayers, seatOf } from '../queries.ts';
import { runningSeries } from '../series.ts';
import type { TableCommand } from '../commands.ts';
import type { OpenSeats } from '../open-seats.ts';
import type { TableRefusal } from '../refusals.ts';
import { MOST_PLAYERS, type Table } from '../table.ts';
import { whyNotHost } from './host.ts';
import { playerOf } from './opponents.ts';

/**
 * Whether a server lists open tables:
 * - off: it doesn't
 * - home: it does, and only the devices of a home network can read the list. New tables are open there
 * - public: it does, and strangers can read the list. A table is open if its host has opened it
 */
export type OpenTables = 'off' | 'home' | 'public';

/** How a new table is open before its host has chosen; undefined if it isn't. */
export function openAtFirst(server: OpenTables): OpenSeats | undefined {
  return server === 'home' ? { waitMinutes: null, home: true } : undefined;
}

/** How a table is open after its host has opened it at a server. */
export function openedAt(server: OpenTables, { waitMinutes, language }: OpenSeats): OpenSeats {
  return {
    waitMinutes,
    ...(language !== undefined && { language }),
    ...(server === 'home' && { home: true }),
  };
}

/** Whether strangers may come to a table: it is open, and more than a home network can reach its server. */
export function isOpenToStrangers({ open }: Pick<Table, 'open'>): boolean {
  return open !== null && !open.home;
}

/**
 * Why a player may not open or close the table, or null if they may. Only the host may do so. A table can be closed even
 * if its server no longer lists open tables.
 */
export function whyNoOpenTable(
  table: Pick<Table, 'host'>,
  player: PlayerId,
  open: object | null,
  server: OpenTables,
): TableRefusal | null {
  return whyNotHost(table, player) ?? (open !== null && server === 'off' ? 'not-offered' : null);
}

type Waiting = Pick<Table, 'open' | 'locked' | 'games' | 'series' | 'players' | 'poseidon' | 'navigators'>;

/**
 * The minutes after which opponents take the empty seats of a table; undefined if they don't. They come only if somebody
 * is seated and a side has no player. They don't come to a locked table.
 */
export function waitMinutes(table: Waiting): number | undefined {
  const { open, locked } = table;
  if (!open || open.waitMinutes === null || locked) return undefined;
  if (runningGame(table) || runningSeries(table)) return undefined;
  const isSomebodySeated = seatedPlayers(table).some((player) => opponentOf(table, player) === undefined);
  return isSomebodySeated && emptySide(table) !== null ? open.waitMinutes : undefined;
}

/** The side that has no player yet; null if both have one. */
export function emptySide({ poseidon, navigators }: Pick<Table, 'poseidon' | 'navigators'>): Side | null {
  if (poseidon === null) return 'poseidon';
  return navigators.length === 0 ? 'navigators' : null;
}

/** A command, and the player who gives it. */
export interface Given {
  readonly player: PlayerId;
  readonly command: TableCommand;
}

/**
 * The ways to fill the empty side of an open table and to begin its game, the best one first. Each uses another opponent,
 * because a person may have the name of one. The host and a seated person give the commands.
 */
export function waysToFill(table: Waiting & Pick<Table, 'host'>): readonly (readonly Given[])[] {
  const { host } = table;
  const side = emptySide(table);
  const seated = peopleAt(table).find(({ id }) => seatOf(table, id) !== null);
  if (waitMinutes(table) === undefined || host === null || side === null || !seated) return [];
  return candidates(table, side).map((opponent) => [
    { player: host, command: { type: 'seat-opponent', opponent, seat: side } },
    { player: seated.id, command: { type: 'begin-game' } },
  ]);
}

/**
 * The opponents who can take an empty seat. Those who are at the table already come first, then those of this side. The
 * middle strength is preferred: nobody knows how well the people at the table play.
 */
function candidates(table: Waiting, side: Side): Opponent[] {
  const isFull = table.players.length >= MOST_PLAYERS;
  const rank = (opponent: Opponent) => {
    const { home, rung } = CHARACTERS[opponent];
    return (playerOf(table, opponent) ? 0 : 100) + (home === side ? 0 : 10) + Math.abs(rung - 2);
  };
  return OPPONENTS.filter((opponent) => {
    const known = playerOf(table, opponent);
    return known ? seatOf(table, known.id) === null : !isFull;
  }).sort((one, other) => rank(one) - rank(other));
}
