/** Reads a table from its logs in the store. */
import { setImmediate } from 'node:timers/promises';
import { evolveTable, replayOnto, replayTable } from '../../shared/table/evolve.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { isOverDays } from '../../shared/table/clock.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Table } from '../../shared/table/table.ts';
import { DamagedError } from '../store/damage.ts';
import type { Subscription } from '../store/push-store.ts';
import type { DeadlineRow, SeatRow, SightingRow, Store } from '../store/store-interface.ts';
import { commandsAt, gameLog, readGameLog, readTableLog, tableLog } from './logs.ts';
import { gameEventsOf, tableEventsOf } from './newer.ts';
import { seatsWait } from './seats-wait.ts';
import { atOneVersion, isShared } from './shared-store.ts';
import { Sightings } from './sightings.ts';
import { subscriptionsAt } from './subscriptions.ts';

/** How many events of a table are replayed in one turn of the event loop. */
const EVENTS_AT_ONCE = 200;

/** The stored data of a table. */
export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly events: TableEvent[];
  readonly table: Table;
  /** The events of the table's newest game. */
  readonly played: readonly GameEvent[] | undefined;
  readonly sightings: readonly SightingRow[];
  readonly deadline: DeadlineRow | undefined;
  readonly seats: readonly SeatRow[];
  readonly subscriptions: readonly Subscription[];
  readonly commands: readonly string[];
}

/**
 * Reads a table with everything that was played at it.
 * @param open builds the table in memory; called again if the table has changed during the read
 * @throws DamagedError if any of it is damaged, Error if the disk can't be read
 */
export function readTable<T>(id: string, store: Store, open: (stored: StoredTable) => T): Promise<T> {
  const read = async (version = 0) => {
    const events = await readTableLog(store, id);
    const table = await replayInTurns(id, events);
    const newest = table.games.at(-1);
    return open({
      id,
      version,
      events,
      table,
      played: newest && (await readGameLog(store, newest.id)),
      sightings: await store.sightings(id),
      deadline: await deadlineOf(store, id, table),
      seats: await store.seats(id),
      subscriptions: await subscriptionsAt(store, id),
      commands: await commandsAt(store, id, events),
    });
  };
  return isShared(store) ? atOneVersion(store, id, read) : read();
}

/**
 * The deadline of a table. Only a table that waits for players or has a clock of days can have one, so it is not looked
 * up at other tables.
 */
async function deadlineOf(store: Store, id: string, table: Table): Promise<DeadlineRow | undefined> {
  const { clock } = table;
  return (clock && isOverDays(clock)) || seatsWait(table) ? store.deadline(id) : undefined;
}

/** The table after its events. Other requests come in between, because there may be ten thousand events. */
async function replayInTurns(id: string, events: readonly TableEvent[]): Promise<Table> {
  const replay = (part: () => Table) => replayed(tableLog(id), part);
  let table = replay(() => replayTable(events.slice(0, EVENTS_AT_ONCE)));
  for (let next = EVENTS_AT_ONCE; next < events.length; next += EVENTS_AT_ONCE) {
    await setImmediate();
    table = replay(() => replayOnto(table, events.slice(next, next + EVENTS_AT_ONCE)));
  }
  return table;
}

/** The part of a table that is in the store, but not in memory yet. */
export interface Unread {
  readonly version: number;
  readonly events: readonly TableEvent[];
  /** The state of the table after `events`. */
  readonly table: Table;
  /** The new events of the table's newest game, or all of its events if the game is new. */
  readonly played: readonly GameEvent[];
  readonly sightings: Sightings;
  readonly deadline: DeadlineRow | undefined;
  readonly seats: readonly SeatRow[];
  readonly subscriptions: readonly Subscription[];
  readonly commands: readonly string[];
}

/** How much of a table is in memory. */
interface Known {
  readonly id: string;
  readonly version: number;
  readonly table: Table;
  /** The number of events in the table's own log. */
  readonly length: number;
  readonly game: { readonly id: string; readonly length: number } | undefined;
}

/**
 * Reads what is in the store but not in memory, without adding it to memory. Resolves with undefined if another server
 * has deleted the table.
 */
export async function readUnread(known: Known, store: Store): Promise<Unread | undefined> {
  const { id, game } = known;
  const read = async (version: number): Promise<Unread> => {
    const entries = await store.read(tableLog(id), known.length);
    const events = tableEventsOf(tableLog(id), entries);
    const table = replayed(tableLog(id), () => events.reduce(evolveTable, known.table));
    const newest = table.games.at(-1)?.id;
    const next = game && game.id === newest ? game.length : 0;
    const played = newest === undefined ? [] : await store.read(gameLog(newest), next);
    const begun = events.flatMap((event) => (event.type === 'game-began' ? [event.game] : []));
    const between = begun.filter((other) => other !== newest);
    const older = await Promise.all(between.map((other) => store.commands(gameLog(other))));
    return {
      version,
      events,
      table,
      played: newest === undefined ? [] : gameEventsOf(gameLog(newest), played),
      sightings: new Sightings(newest, await store.sightings(id)),
      deadline: await deadlineOf(store, id, table),
      seats: await store.seats(id),
      subscriptions: await subscriptionsAt(store, id),
      commands: [
        ...[...entries, ...played].flatMap(({ command }) => command ?? []),
        ...older.flatMap((commands) => commands ?? []),
      ],
    };
  };
  if (!isShared(store)) return read(known.version);
  return atOneVersion(store, id, async (version) => (version === undefined ? undefined : read(version)));
}

/**
 * Replays events. If that fails, the events were damaged before they got a checksum. The original error may quote a
 * secret, so it is left out.
 */
export function replayed<T>(log: string, replay: () => T): T {
  try {
    return replay();
  } catch {
    throw new DamagedError(log, 'its events make no sense');
  }
}
