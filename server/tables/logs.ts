/** The layout of a table in the store. The table itself has a log, and so does each of its games. */
import { setImmediate } from 'node:timers/promises';
import type { GameEvent, PlayerId } from '../../shared/game/game.ts';
import { tell } from '../../shared/game/tell.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { OpenSeats } from '../../shared/table/open-seats.ts';
import { DamagedError } from '../store/damage.ts';
import type { Change, Entry, Store } from '../store/store-interface.ts';
import { gameEventsOf, tableEventsOf } from './newer.ts';

/** The events that one command adds to the table's log and to the game's log. */
export interface Events {
  readonly table: readonly TableEvent[];
  /** The events of the game that begins in `table`, or of the newest game if none begins. */
  readonly game: readonly GameEvent[];
}

export const NO_EVENTS: Events = { table: [], game: [] };

/** Whether everybody at the table is told some of the game's events. Poseidon is told nothing of the chart. */
export function isToldToAll({ game }: Events): boolean {
  return game.some((event) => tell(event, 'onlookers') !== null);
}

/** How many commands are read in one turn of the event loop, unless a single log has more. */
const COMMANDS_AT_ONCE = 200;

/** The name of a table's log. */
export function tableLog(table: string): string {
  return `table/${table}`;
}

/** The name of a game's log. */
export function gameLog(game: string): string {
  return `game/${game}`;
}

/**
 * The events of a table, beginning with 'made'; empty if there is no such table.
 * @throws NewerError if a newer version of the server has written some of them
 */
export async function readTableLog(store: Store, table: string): Promise<TableEvent[]> {
  return tableEventsOf(tableLog(table), await store.read(tableLog(table)));
}

/**
 * The events of a game, beginning with 'began'.
 * @throws DamagedError if the log is missing, NewerError if a newer version of the server has written some of it
 */
export async function readGameLog(store: Store, game: string): Promise<GameEvent[]> {
  const entries = await store.read(gameLog(game));
  if (entries.length === 0) throw new DamagedError(gameLog(game), 'it is missing');
  return gameEventsOf(gameLog(game), entries);
}

/**
 * The ids of all commands that were carried out at a table.
 * @throws DamagedError if any of its logs is damaged
 */
export async function commandsAt(
  store: Store,
  table: string,
  events: readonly TableEvent[],
): Promise<string[]> {
  const all: string[] = [];
  let read = 0;
  for (const log of logsOf(table, events)) {
    // Let other requests in between: there may be a thousand games, and long ones.
    if (read >= COMMANDS_AT_ONCE) {
      read = 0;
      await setImmediate();
    }
    const commands = await store.commands(log);
    if (!commands) throw new DamagedError(log, 'it is missing');
    // Reading a log with one command takes about as long as reading ten more of its commands.
    read += 10 + commands.length;
    all.push(...commands);
  }
  return all;
}

/** The names of a table's log and of all its games' logs. */
export function logsOf(table: string, events: readonly TableEvent[]): string[] {
  const games = events.flatMap((event) => (event.type === 'game-began' ? [event.game] : []));
  return [tableLog(table), ...games.map(gameLog)];
}

/** A player who joins a new table when it is created, and the events that are written with it. */
export interface Opening {
  readonly player: PlayerId;
  /** The events that are written together with the table, except 'made'. */
  readonly events: Events;
}

/**
 * The change that writes a new table to the store.
 * @param board the id of its first board
 * @param open how the table is open to anybody on this server; undefined if it isn't. Never if somebody plays alone
 * @param by the digest of its creator's token
 * @param opening what the creator does at once; if undefined, the creator joins later
 */
export function newTable(
  { id, code, board, open }: { id: string; code: string; board: string; open?: OpenSeats | undefined },
  by?: string,
  opening?: Opening,
): Change {
  const made: TableEvent = { type: 'made', code, board };
  const table = { id, code };
  const opened: TableEvent[] = open ? [{ type: 'table-opened', open }] : [];
  if (by === undefined || !opening) return { table, entries: entriesOf(tableLog(id), [made, ...opened]) };
  const { player, events } = opening;
  const games = events.table.flatMap((event) => (event.type === 'game-began' ? [event.game] : []));
  return {
    table,
    entries: [
      ...entriesOf(tableLog(id), [made, ...events.table]),
      ...games.flatMap((game) => entriesOf(gameLog(game), events.game)),
    ],
    seat: { table: id, digest: by, player },
    ...(games.length > 0 && { played: id }),
  };
}

/** The entries of a new log that begins with these events. */
function entriesOf(log: string, events: readonly (TableEvent | GameEvent)[]): Entry[] {
  return events.map((event, number) => ({ log, number, event }));
}
