/** The state of a table in memory. It is read from the table's logs in the store and then updated with every write. */
import { evolve, replay } from '../../shared/game/evolve.ts';
import { evolveTable } from '../../shared/table/evolve.ts';
import type { GameEvent, PlayerId } from '../../shared/game/game.ts';
import { forEachAudience, type Audience, type ToldTo } from '../../shared/game/told.ts';
import { isAtTable, runningGame } from '../../shared/table/queries.ts';
import { endedRequests } from '../../shared/table/rules/more-time.ts';
import type { Barred } from '../../shared/table/rules/olympus.ts';
import type { ChartBarred } from '../../shared/table/rules/open-chart.ts';
import type { Sight } from '../../shared/table/rules/sightings.ts';
import { isOverDays } from '../../shared/table/clock.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Feed, Have } from '../../shared/wire/protocol.ts';
import { DamagedError } from '../store/damage.ts';
import type { CheckRow, Subscription, SubscriptionRow } from '../store/push-store.ts';
import type {
  Change,
  DeadlineRow,
  Entry,
  KeyRow,
  NewListing,
  SeatRow,
  SightingRow,
} from '../store/store-interface.ts';
import { feedsOf, type Feeds } from './feeds.ts';
import { GameLog, type GameFeeds } from './game-log.ts';
import { gameLog, isToldToAll, tableLog, type Events } from './logs.ts';
import { changeOfListing } from './listing-rows.ts';
import { deadlineOf, longTurn, nextDeadline } from './long-turns.ts';
import { replayed, type StoredTable, type Unread } from './read-table.ts';
import { seatsWait } from './seats-wait.ts';
import { Sightings, type Device, type Viewer } from './sightings.ts';
import { SpokenLog } from './spoken-log.ts';
import { changesOfNotices, subscriptionsAfter } from './subscriptions.ts';

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
  /** The table's new deadline, or null if it has none any more. Unchanged if absent. */
  readonly deadline?: DeadlineRow | null;
  /** A subscription to notices that is added. */
  readonly subscription?: SubscriptionRow;
  /** Subscriptions that end. */
  readonly unsubscribed?: readonly Subscription[];
  /** When the table's notices have to be looked at. */
  readonly check?: CheckRow;
  /** What the list of open tables says of the table from now on: see changeOfListing. Unchanged if absent. */
  readonly listing?: NewListing | 'hidden' | null;
}

export class TableState {
  readonly id: string;
  readonly #events: SpokenLog;
  #table: Table;
  /** The newest game, running or over. Older games are only in the store. */
  #game: GameLog | undefined;
  #sightings: Sightings;
  #deadline: DeadlineRow | undefined;
  /** Maps the digest of each token to the player who holds it. */
  #seats: Map<string, PlayerId>;
  #subscriptions: readonly Subscription[];
  /** The ids of the commands that have been carried out. */
  readonly #done: Set<string>;
  #version: number;

  /** @throws DamagedError if the stored data is damaged */
  constructor(stored: StoredTable) {
    const { id, version, events, table, played, sightings, deadline, seats, commands } = stored;
    this.id = id;
    this.#version = version;
    this.#events = new SpokenLog(events);
    this.#table = table;
    const newest = table.games.at(-1);
    this.#game = newest && played && replayed(gameLog(newest.id), () => new GameLog(newest.id, played));
    this.#sightings = new Sightings(newest?.id, sightings);
    this.#deadline = deadline;
    this.#subscriptions = stored.subscriptions;
    this.#seats = new Map(seats.map(({ digest, player }) => [digest, player]));
    // A seat may pass to another device, but is never deleted, so every player who has joined has one. Opponents have
    // no seats in the store.
    const joined = events.filter((event) => event.type === 'joined' && !event.opponent).length;
    if (this.#seats.size !== joined) throw new DamagedError(`table ${id}`, 'a seat is missing');
    this.#done = new Set(commands);
  }

  /** The version of the table that is in memory: see Change.at. */
  get version(): number {
    return this.#version;
  }

  /** The number of events in the table's own log. */
  get length(): number {
    return this.#events.length;
  }

  /** How many of these events belong to the table's talk. */
  get ofTalk(): number {
    return this.#events.ofTalk;
  }

  /** The events of the table's own log, starting with the event at this index. */
  eventsFrom(number: number): readonly TableEvent[] {
    return this.#events.from(number);
  }

  get table(): Table {
    return this.#table;
  }

  /** The newest game with its true state, which must never be sent to clients. */
  get game(): GameLog | undefined {
    return this.#game;
  }

  /** When the time of the current turn is up, if the table's clock counts days, or until when it waits for players. */
  get deadline(): DeadlineRow | undefined {
    return this.#deadline;
  }

  /** The devices that asked for notices, the earliest first. */
  get subscriptions(): readonly Subscription[] {
    return this.#subscriptions;
  }

  /** The player at this table whose token has the given digest, or undefined. */
  playerOf(digest: string): PlayerId | undefined {
    const player = this.#seats.get(digest);
    return player !== undefined && isAtTable(this.#table, player) ? player : undefined;
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
    const table: Feed = { log: 'table', from, events: this.#events.from(from) };
    if (!this.#game) return [table];
    const same = have.game?.id === this.#game.id && have.game.audience === audience;
    const next = same && have.game ? have.game.next : 0;
    return [table, this.#game.feed(audience, next > this.#game.toldTo(audience) ? 0 : next)];
  }

  /**
   * The events that an audience was told in the newest game, from a given event on. Includes reports that have faded
   * since. Opponents use this.
   */
  heard<A extends Audience>(audience: A, from: number): ToldTo[A][] {
    return this.#game?.heard(audience, from) ?? [];
  }

  /**
   * The device without the digests of tokens that belong to no player of this table. Other tokens say nothing about the
   * device, and would only fill up the limited memory for digests.
   */
  knownBy<D extends Device>(device: D): D {
    const digests = device.digests.filter(
      (digest, i) => (i === 0 && device.hasSecret) || this.#seats.has(digest),
    );
    return { ...device, digests };
  }

  /** What a device may have seen of the running game: see Sightings.atMost. */
  saw(device: Device): readonly Sight[] {
    return runningGame(this.#table) ? this.#sightings.atMost(this.knownBy(device)) : [];
  }

  /** The audience of a device. */
  audience(viewer: Viewer): Audience {
    return this.#sightings.audience(this.#table, viewer);
  }

  /** Why a device that asks to be the big screen may not be: see Sightings.barred. */
  barred(viewer: Viewer): Barred | null {
    return this.#sightings.barred(this.#table, viewer);
  }

  /** Why a device that asks for the open chart isn't shown it: see Sightings.chartBarred. */
  chartBarred(viewer: Viewer): ChartBarred | null {
    return this.#sightings.chartBarred(this.#table, viewer);
  }

  /**
   * Adds to events and their cause what these devices will see because of them: see Sightings.news. Only the table's
   * own events and new devices can change what a device may see.
   * @param viewers the devices that follow the table
   * @param coming the devices that are about to follow the table
   */
  protected seen(events: Events, cause: Cause, viewers: () => readonly Viewer[], coming: readonly Viewer[]) {
    if (events.table.length === 0 && coming.length === 0) return { events, cause };
    const after = events.table.reduce(evolveTable, this.#table);
    const all = [...(events.table.length > 0 ? viewers() : []), ...coming];
    const { rows, told } = this.#sightings.news(this.id, after, all);
    return {
      events: { ...events, table: [...events.table, ...told] },
      cause: { ...cause, sightings: rows },
    };
  }

  /**
   * Adds to the cause of events the deadline that the table has because of them, unless the cause names one. Adds to the
   * events the end of requests for more time, if the turn is over.
   */
  protected timed(events: Events, cause: Cause, now: number): { events: Events; cause: Cause } {
    // Everybody sees the deadline, so what is secret must not change it, not even to replace one that is damaged.
    const isSecret = events.table.length === 0 && events.game.length > 0 && !isToldToAll(events);
    if (isSecret) return { events, cause };
    const table = events.table.reduce(evolveTable, this.#table);
    const isOfDays = table.clock !== null && isOverDays(table.clock);
    const isNothing = !isOfDays && events.table.length + events.game.length === 0;
    if (cause.deadline !== undefined || isNothing) return { events, cause };
    const running = isOfDays ? this.#runningAfter(events, table) : undefined;
    const turn = longTurn(table, running) ?? seatsWait(table);
    const isGiven = events.table.some(({ type }) => type === 'more-time-given');
    const deadline =
      isGiven && turn ? deadlineOf(this.id, turn, now) : nextDeadline(this.id, this.#deadline, turn, now);
    const ended = running && this.#deadline?.turn !== turn?.name ? endedRequests(running.record) : [];
    return {
      events: ended.length === 0 ? events : { ...events, table: [...events.table, ...ended] },
      cause: deadline === undefined ? cause : { ...cause, deadline },
    };
  }

  /** Adds to the cause of events which subscriptions end because of them, and when notices have to be looked at. */
  protected notified(events: Events, cause: Cause, now: number): Cause {
    const actor = cause.command?.replace(/:.*$/, '') ?? null;
    return { ...cause, ...changesOfNotices(this.id, this.#subscriptions, events, { cause, actor, now }) };
  }

  /** The running game after these events. */
  #runningAfter(events: Events, after: Table): Parameters<typeof longTurn>[1] {
    const record = runningGame(after);
    const began = gameBegunBy(events) !== undefined;
    const game = began ? replay(events.game) : this.#game && events.game.reduce(evolve, this.#game.game);
    return record && game && { record, game };
  }

  /** Adds to the cause of events what the list of open tables says of the table after them, if that changes. */
  protected listed(events: Events, cause: Cause, now: number): Cause {
    if (events.table.length === 0) return cause;
    const after = events.table.reduce(evolveTable, this.#table);
    const listing = changeOfListing(this.#table, after, now);
    return listing === undefined ? cause : { ...cause, listing };
  }

  /** The change that writes these events to the store; undefined if there is nothing to write. */
  protected changeFor(events: Events, { command, ...rows }: Cause): Change | undefined {
    const number = this.#events.length;
    const inTable = events.table.map((event, i) => ({ log: tableLog(this.id), number: number + i, event }));
    const [head, ...rest] = [...inTable, ...this.#gameEntries(events)];
    const at = { table: this.id, version: this.#version };
    if (!head) return isWritten(events, rows) ? { entries: [], ...rows, at } : undefined;
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
  protected add(events: Events, cause: Cause): Feeds {
    const { command, seat, unseat, sightings = [], deadline } = cause;
    if (isWritten(events, cause)) this.#version++;
    if (deadline !== undefined) this.#deadline = deadline ?? undefined;
    this.#subscriptions = subscriptionsAfter(this.#subscriptions, cause);
    const from = this.#events.length;
    const began = gameBegunBy(events);
    this.#events.add(events.table);
    this.#table = events.table.reduce(evolveTable, this.#table);
    const told = this.#play(began ?? this.#game?.id, events.game);
    if (began !== undefined) this.#sightings = new Sightings(began);
    this.#sightings.add(sightings);
    if (unseat) this.#seats.delete(unseat.digest);
    if (seat) this.#seats.set(seat.digest, seat.player);
    if (command !== undefined) this.#done.add(command);
    return feedsOf({ log: 'table', from, events: this.#events.from(from) }, told);
  }

  /** Adds what has been read from the store, and returns the feeds that tell each audience about it. */
  protected take(unread: Unread): Feeds {
    const { version, events, table, played, sightings, deadline, seats, commands } = unread;
    const from = this.#events.length;
    this.#version = version;
    this.#events.add(events);
    this.#table = table;
    const told = this.#play(table.games.at(-1)?.id, played);
    this.#sightings = sightings;
    this.#deadline = deadline;
    this.#subscriptions = unread.subscriptions;
    this.#seats = new Map(seats.map(({ digest, player }) => [digest, player]));
    for (const command of commands) this.#done.add(command);
    return feedsOf({ log: 'table', from, events: this.#events.from(from) }, told);
  }

  /** Adds events to the newest game, or begins a new game with them. Returns what each audience is told of them. */
  #play(game: string | undefined, events: readonly GameEvent[]): GameFeeds | undefined {
    if (game === undefined || events.length === 0) return undefined;
    if (game === this.#game?.id) return this.#game.add(events);
    const begun = (this.#game = new GameLog(game, events));
    return forEachAudience((audience) => begun.feed(audience, 0));
  }
}

/** Whether a change has anything to write besides what always comes with events. */
function isWritten({ table, game }: Events, cause: Cause): boolean {
  const { sightings = [], unsubscribed = [], deadline, subscription } = cause;
  const count = table.length + game.length + sightings.length + unsubscribed.length;
  return count > 0 || deadline !== undefined || subscription !== undefined;
}

function gameBegunBy({ table }: Events): string | undefined {
  return table.find((event) => event.type === 'game-began')?.game;
}
