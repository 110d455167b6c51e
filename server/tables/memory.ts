/** A table in memory. It is read from its logs in the store and then updated with every write. */
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import type { GameEvent, PlayerId } from '../../shared/game/game.ts';
import type { Feed, Have } from '../../shared/wire/protocol.ts';
import type { Table, TableEvent } from '../../shared/table/table.ts';
import { forEachAudience, type Audience } from '../../shared/game/told.ts';
import { DamagedError } from '../store/damage.ts';
import type { Change, Entry, KeyRow, SeatRow, SightingRow, Store } from '../store/store-interface.ts';
import { feedsOf, type Feeds } from './feeds.ts';
import { GameLog, type GameFeeds } from './game-log.ts';
import { commandsAt, gameLog, readGameLog, readTableLog, tableLog, type Events } from './logs.ts';
import { gameEventsOf, tableEventsOf } from './newer.ts';
import { Sightings } from './sightings.ts';

/** The command that caused events, and the other changes that are written together with them. */
export interface Cause {
  /** The id of the command that caused the events; unique at the table. */
  readonly command?: string;
  readonly seat?: SeatRow;
  /** The seat that `seat` replaces. */
  readonly unseat?: SeatRow;
  /** The one-time device key that this write uses up. */
  readonly spent?: Pick<KeyRow, 'table' | 'digest'>;
  /** Records of what devices have seen because of the events. */
  readonly sightings?: readonly SightingRow[];
}

/** The stored data of a table. */
interface Kept {
  readonly id: string;
  readonly version: number;
  readonly events: TableEvent[];
  readonly table: Table;
  /** The events of the table's newest game. */
  readonly played: readonly GameEvent[] | undefined;
  readonly sightings: readonly SightingRow[];
  readonly seats: readonly SeatRow[];
  readonly commands: readonly string[];
}

export class TableMemory {
  readonly id: string;
  readonly #events: TableEvent[];
  #table: Table;
  /** The newest game, running or over. Older games are only in the store. */
  #game: GameLog | undefined;
  #sightings: Sightings;
  /** Maps the digest of each token to the player who holds it. */
  #seats: Map<string, PlayerId>;
  /** The ids of the commands that have been carried out. */
  readonly #done: Set<string>;
  #version: number;

  private constructor({ id, version, events, table, played, sightings, seats, commands }: Kept) {
    this.id = id;
    this.#version = version;
    this.#events = events;
    this.#table = table;
    const newest = table.games.at(-1);
    this.#game = newest && played && fold(gameLog(newest.id), () => new GameLog(newest.id, played));
    this.#sightings = new Sightings(newest?.id, sightings);
    this.#seats = new Map(seats.map(({ digest, player }) => [digest, player]));
    // A seat may pass to another device, but is never deleted, so every player who has joined has one. Opponents have
    // no seats in the store.
    const joined = events.filter((event) => event.type === 'joined' && !event.opponent).length;
    if (this.#seats.size !== joined) throw new DamagedError(`table ${id}`, 'a seat is missing');
    this.#done = new Set(commands);
  }

  /**
   * Reads a table with everything that was played at it.
   * @throws DamagedError if any of it is damaged, Error if the disk can't be read
   */
  static async read(id: string, store: Store): Promise<TableMemory> {
    return atOneVersion(id, store, async (version = 0) => {
      const events = await readTableLog(store, id);
      const table = fold(tableLog(id), () => replayTable(events));
      const newest = table.games.at(-1);
      return new TableMemory({
        id,
        version,
        events,
        table,
        played: newest && (await readGameLog(store, newest.id)),
        sightings: await store.sightings(id),
        seats: await store.seats(id),
        commands: await commandsAt(store, id, events),
      });
    });
  }

  /** The version of the table that is in memory: see Change.at. */
  get version(): number {
    return this.#version;
  }

  /** The number of events in the table's own log. */
  get length(): number {
    return this.#events.length;
  }

  /** The events of the table's own log, starting with the event at this index. */
  eventsFrom(number: number): readonly TableEvent[] {
    return this.#events.slice(number);
  }

  get table(): Table {
    return this.#table;
  }

  get game(): GameLog | undefined {
    return this.#game;
  }

  /** Records which parts of the newest game each device has been shown. */
  get sightings(): Sightings {
    return this.#sightings;
  }

  /** The player whose token has this digest, even if the player has left the table. */
  seatedBy(digest: string): PlayerId | undefined {
    return this.#seats.get(digest);
  }

  /** The digest of a player's token. */
  digestOf(player: PlayerId): string | undefined {
    return [...this.#seats].find(([, holder]) => holder === player)?.[0];
  }

  isDone(command: string): boolean {
    return this.#done.has(command);
  }

  /** The feeds that a client is missing if it already has this much of the logs. */
  missing(audience: Audience, have: Have): Feed[] {
    // If a client has more events than exist, its events are from another log (for example, before a backup was
    // restored), so send everything again.
    const from = have.table > this.#events.length ? 0 : have.table;
    const table: Feed = { log: 'table', from, events: this.#events.slice(from) };
    if (!this.#game) return [table];
    const same = have.game?.id === this.#game.id && have.game.audience === audience;
    const next = same && have.game ? have.game.next : 0;
    return [table, this.#game.feed(audience, next > this.#game.toldTo(audience) ? 0 : next)];
  }

  /** The change that writes these events to the store; undefined if there is nothing to write. */
  changeFor(events: Events, { command, ...rows }: Cause): Change | undefined {
    const number = this.#events.length;
    const inTable = events.table.map((event, i) => ({ log: tableLog(this.id), number: number + i, event }));
    const [head, ...rest] = [...inTable, ...this.#gameEntries(events)];
    const at = { table: this.id, version: this.#version };
    if (!head) return rows.sightings?.length ? { entries: [], ...rows, at } : undefined;
    const entries = [command === undefined ? head : { ...head, command }, ...rest];
    const began = gameBegunBy(events);
    return { entries, ...(began !== undefined && { played: this.id }), ...rows, at };
  }

  #gameEntries(events: Events): Entry[] {
    if (events.game.length === 0) return [];
    const began = gameBegunBy(events);
    const game = began === undefined ? this.#game : { id: began, length: 0 };
    if (!game) throw new Error('events of a game, and none has begun');
    return events.game.map((event, i) => ({ log: gameLog(game.id), number: game.length + i, event }));
  }

  /** Adds a change that has been written, and returns the feeds that tell each audience about it. */
  add(events: Events, { command, seat, unseat, sightings = [] }: Cause): Feeds {
    if (events.table.length + events.game.length + sightings.length > 0) this.#version++;
    const from = this.#events.length;
    const began = gameBegunBy(events);
    this.#events.push(...events.table);
    this.#table = events.table.reduce(evolveTable, this.#table);
    const told = this.#play(began ?? this.#game?.id, events.game);
    if (began !== undefined) this.#sightings = new Sightings(began);
    this.#sightings.add(sightings);
    if (unseat) this.#seats.delete(unseat.digest);
    if (seat) this.#seats.set(seat.digest, seat.player);
    if (command !== undefined) this.#done.add(command);
    return feedsOf({ log: 'table', from, events: events.table }, told);
  }

  /** Adds events to the newest game, or begins a new game with them. Returns what each audience is told of them. */
  #play(game: string | undefined, events: readonly GameEvent[]): GameFeeds | undefined {
    if (game === undefined || (events.length === 0 && game === this.#game?.id)) return undefined;
    if (game === this.#game?.id) return this.#game.add(events);
    const begun = (this.#game = new GameLog(game, events));
    return forEachAudience((audience) => begun.feed(audience, 0));
  }

  /**
   * Reads the changes that other servers have written since the last read, without adding them to memory. Resolves with
   * undefined if the table has been deleted.
   */
  async ahead(store: Store): Promise<Ahead | undefined> {
    for (;;) {
      const version = await this.#versionIn(store);
      if (version === undefined) return undefined;
      const ahead = await this.#readAhead(store, version);
      // If the table has changed during the read, only part of the change may have been read, so read again.
      if ((await this.#versionIn(store)) === version) return ahead;
    }
  }

  async #versionIn(store: Store): Promise<number | undefined> {
    const versions = await store.versions([this.id]);
    return versions ? versions.get(this.id) : this.#version;
  }

  async #readAhead(store: Store, version: number): Promise<Ahead> {
    const { id } = this;
    const entries = await store.read(tableLog(id), this.#events.length);
    const events = tableEventsOf(tableLog(id), entries);
    const table = fold(tableLog(id), () => events.reduce(evolveTable, this.#table));
    const newest = table.games.at(-1);
    const played = newest ? await store.read(gameLog(newest.id), this.#lengthOf(newest.id)) : [];
    const begun = events.flatMap((event) => (event.type === 'game-began' ? [event.game] : []));
    const between = begun.filter((game) => game !== newest?.id);
    const older = await Promise.all(between.map((game) => store.commands(gameLog(game))));
    return {
      version,
      events,
      table,
      played: newest ? gameEventsOf(gameLog(newest.id), played) : [],
      sightings: new Sightings(newest?.id, await store.sightings(id)),
      seats: await store.seats(id),
      commands: [
        ...[...entries, ...played].flatMap(({ command }) => command ?? []),
        ...older.flatMap((commands) => commands ?? []),
      ],
    };
  }

  #lengthOf(game: string): number {
    return this.#game?.id === game ? this.#game.length : 0;
  }

  /** Adds changes that other servers have written, and returns the feeds that tell each audience about them. */
  take({ version, events, table, played, sightings, seats, commands }: Ahead): Feeds {
    const from = this.#events.length;
    this.#version = version;
    this.#events.push(...events);
    this.#table = table;
    const told = this.#play(table.games.at(-1)?.id, played);
    this.#sightings = sightings;
    this.#seats = new Map(seats.map(({ digest, player }) => [digest, player]));
    for (const command of commands) this.#done.add(command);
    return feedsOf({ log: 'table', from, events }, told);
  }
}

/** Changes to a table that other servers have written and that are not in memory yet. */
export interface Ahead {
  readonly version: number;
  readonly events: readonly TableEvent[];
  /** The state of the table after `events`. */
  readonly table: Table;
  /** The new events of the table's newest game, or all of its events if the game is new. */
  readonly played: readonly GameEvent[];
  readonly sightings: Sightings;
  readonly seats: readonly SeatRow[];
  readonly commands: readonly string[];
}

/** The maximum number of reads. If the table has changed during each of them, the last one is used. */
const MOST_READS = 20;

/**
 * Reads the parts of a table. Reads all of them again if another server has written to the table or deleted it during
 * the read. Otherwise, parts of different versions would look like damage.
 */
async function atOneVersion<T>(
  id: string,
  store: Store,
  read: (version: number | undefined) => Promise<T>,
): Promise<T> {
  const versionNow = async () => (await store.versions([id]))?.get(id);
  for (let reads = 1; ; reads++) {
    const version = await versionNow();
    const [outcome] = await Promise.allSettled([read(version)]);
    if ((await versionNow()) !== version && reads < MOST_READS) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
}

/**
 * Replays events. If that fails, the events were damaged before they got a checksum. The original error may quote a
 * secret, so it is left out.
 */
function fold<T>(log: string, replay: () => T): T {
  try {
    return replay();
  } catch {
    throw new DamagedError(log, 'its events make no sense');
  }
}

function gameBegunBy({ table }: Events): string | undefined {
  return table.find((event) => event.type === 'game-began')?.game;
}
