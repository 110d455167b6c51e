/** One table in memory: referees its commands one after the other. Knows no sockets. */
import type { Board } from '../shared/board.ts';
import { afterLeaving, decide } from '../shared/decide.ts';
import { afterwards, decideTable, whyNoJoin } from '../shared/decide-table.ts';
import { evolveTable, olympusIsOpen, replayTable, runningGame } from '../shared/evolve-table.ts';
import { evolve } from '../shared/evolve.ts';
import type { Actor, Game, GameCommand, GameEvent, PlayerId, Variants } from '../shared/game.ts';
import { shipsOf } from '../shared/rules/owners.ts';
import { hasRoom } from '../shared/rules/placing.ts';
import type { Answer, Feed, Have, Moment, Refusal } from '../shared/protocol.ts';
import {
  isTableCommand,
  type GameRecord,
  type Table,
  type TableCommand,
  type TableEvent,
} from '../shared/table.ts';
import { AUDIENCES, type Audience } from '../shared/told.ts';
import { GameLog } from './game-log.ts';
import { newId } from './secrets.ts';
import type { Change, Entry, SeatRow, Store } from './store/store.ts';

export type Command = TableCommand | GameCommand;

/** What each audience is told by one command. */
export type Feeds = Readonly<Record<Audience, readonly Feed[]>>;

/** What a command did, before it is sent to anybody. */
export type Outcome = Answer<{ feeds: Feeds; repeated: boolean }>;
export type Joined = Answer<{ player: PlayerId; feeds: Feeds; repeated: boolean }>;

/** What the table can't know by itself of who gives a command. */
export interface Circumstances {
  /** The players with a device connected now. */
  readonly present: readonly PlayerId[];
  /** The players whose seats the same device holds. */
  readonly company: readonly PlayerId[];
  /** The device has been the big screen of the running game. */
  readonly sawTruth: boolean;
  /** The game, and the round, that the command was meant for; without it, whichever is running. */
  readonly moment?: Moment | undefined;
}

/** The events of one command, for both logs of the table. */
interface Events {
  readonly table: readonly TableEvent[];
  readonly game: readonly GameEvent[];
}

type Decided = { ok: true; events: Events } | { ok: false; refusal: Refusal };

/** What a table needs from outside. */
export interface TableMeans {
  readonly store: Store;
  readonly boards: ReadonlyMap<string, Board>;
}

export const NO_FEEDS: Feeds = { poseidon: [], navigators: [], onlookers: [], olympus: [] };

const NO_TABLE = { ok: false, refusal: 'no-such-table' } as const;

const tableLog = (table: string) => `table/${table}`;
const gameLog = (game: string) => `game/${game}`;

/** The logs of a table and of all its games, as the disk has them. */
export function logsOf(table: string, store: Store): string[] {
  const events = store.read(tableLog(table)).map(({ event }) => event as TableEvent);
  const games = events.flatMap((event) => (event.type === 'game-began' ? [event.game] : []));
  return [tableLog(table), ...games.map(gameLog)];
}

export class OpenTable {
  readonly id: string;
  readonly #means: TableMeans;
  #events: TableEvent[] = [];
  #table: Table = replayTable([]);
  /** The player behind each token's digest. */
  #seats = new Map<string, PlayerId>();
  /** The newest game, running or over; the others are on disk. */
  #game: GameLog | undefined;
  /** The commands carried out, as "player:id". */
  #done = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isDeleted = false;

  /** Opens a table from its logs. */
  constructor(id: string, means: TableMeans) {
    this.id = id;
    this.#means = means;
    this.#load();
  }

  /** Reads everything from disk: at first, and again when memory may have strayed from it. */
  #load(): void {
    const { store } = this.#means;
    const entries = store.read(tableLog(this.id));
    this.#events = entries.map(({ event }) => event as TableEvent);
    this.#table = replayTable(this.#events);
    this.#seats = new Map(store.seats(this.id).map((seat) => [seat.digest, seat.player]));
    const newest = this.#table.games.at(-1);
    const played = newest ? store.read(gameLog(newest.id)) : [];
    this.#game = newest && new GameLog(newest.id, gameEvents(played));
    this.#done = new Set([...entries, ...played].flatMap(({ command }) => command ?? []));
  }

  /** The change that makes a new table. */
  static made(id: string, code: string, board: string, now: number): Change {
    const event: TableEvent = { type: 'made', code, board };
    return { table: { id, code, seen: now }, entries: [{ log: tableLog(id), number: 0, event }] };
  }

  get table(): Table {
    return this.#table;
  }

  /** The truth of the game that is being played, for who decides in the players' stead. */
  get running(): { record: GameRecord; game: Game } | undefined {
    const record = this.#isDeleted ? undefined : runningGame(this.#table);
    return record && this.#game ? { record, game: this.#game.game } : undefined;
  }

  /** The logs of the table and of all its games. */
  get logs(): string[] {
    return [tableLog(this.id), ...this.#table.games.map(({ id }) => gameLog(id))];
  }

  /** Whether a command is being carried out. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** The player of this table behind a token's digest, or undefined. */
  playerOf(digest: string): PlayerId | undefined {
    const player = this.#seats.get(digest);
    return this.#table.players.some(({ id }) => id === player) ? player : undefined;
  }

  /**
   * The side on which a device sees the newest game.
   * @param players whose seats the device holds
   * @param olympus whether it asks for the big screen: only for a device that holds no seat
   */
  audienceOf(players: readonly PlayerId[], olympus = false): Audience {
    const game = this.#table.games.at(-1);
    if (olympus && players.length === 0 && olympusIsOpen(this.#table)) return 'olympus';
    if (game?.poseidon && players.includes(game.poseidon)) return 'poseidon';
    return game && players.some((player) => game.navigators.includes(player)) ? 'navigators' : 'onlookers';
  }

  /** What a client misses that has this much of the logs. */
  missing(audience: Audience, have: Have): Feed[] {
    // Who has more than there is has it of another past: all of it is sent anew.
    const from = have.table > this.#events.length ? 0 : have.table;
    const feeds: Feed[] = [{ log: 'table', from, events: this.#events.slice(from) }];
    if (this.#game) {
      const same = have.game?.id === this.#game.id && have.game.audience === audience;
      const next = same && have.game ? have.game.next : 0;
      feeds.push(this.#game.feed(audience, next > this.#game.toldTo(audience) ? 0 : next));
    }
    return feeds;
  }

  /**
   * Joins a new player behind a token's digest. The same digest again is the same player, so that a
   * request may be sent twice; after leaving it is of no more use.
   */
  join(digest: string, name: string): Promise<Joined> {
    return this.#enqueue<Joined>(async () => {
      const known = this.playerOf(digest);
      if (known) return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
      if (this.#seats.has(digest)) return { ok: false, refusal: 'token-used' };
      const refusal = whyNoJoin(this.#table);
      if (refusal) return { ok: false, refusal };
      const player = newId();
      const seat = { table: this.id, digest, player };
      const joined: Events = { table: [{ type: 'joined', player, name }], game: [] };
      const feeds = await this.#carryOut(joined, { seat });
      this.#seats.set(digest, player);
      return { ok: true, player, feeds, repeated: false };
    }, NO_TABLE);
  }

  /** Gives a player's place to another token: the one before is locked out. */
  changeDevice(player: PlayerId, digest: string, knowing: boolean): Promise<Outcome> {
    return this.#enqueue<Outcome>(async () => {
      if (!this.#table.players.some(({ id }) => id === player))
        return { ok: false, refusal: 'no-such-player' };
      if (this.#seats.get(digest) === player) return { ok: true, feeds: NO_FEEDS, repeated: true };
      if (this.#seats.has(digest)) return { ok: false, refusal: 'token-used' };
      const before = [...this.#seats].find(([, holder]) => holder === player)?.[0];
      const seat = { table: this.id, digest, player };
      const event: TableEvent = { type: 'device-changed', player, ...(knowing && { knowing }) };
      const changed: Events = { table: [event], game: [] };
      const unseat = before === undefined ? {} : { unseat: { ...seat, digest: before } };
      const feeds = await this.#carryOut(changed, { seat, ...unseat });
      if (before !== undefined) this.#seats.delete(before);
      this.#seats.set(digest, player);
      return { ok: true, feeds, repeated: false };
    }, NO_TABLE);
  }

  /** Carries out a command once, however often it comes. */
  command(player: PlayerId, id: string, command: Command, circumstances: Circumstances): Promise<Outcome> {
    return this.#enqueue<Outcome>(async () => {
      const key = `${player}:${id}`;
      if (this.#done.has(key)) return { ok: true, feeds: NO_FEEDS, repeated: true };
      if (circumstances.moment && !this.#isNow(circumstances.moment)) {
        return { ok: false, refusal: 'outdated' };
      }
      const decided = isTableCommand(command)
        ? this.#decideTable(player, command, circumstances)
        : this.#decideGame(player, command);
      if (!decided.ok) return decided;
      return { ok: true, feeds: await this.#carryOut(decided.events, { key }), repeated: false };
    }, NO_TABLE);
  }

  /** Whether a command that was meant for a game, or a round of it, still comes in time. */
  #isNow({ game, round }: Moment): boolean {
    const { running } = this;
    return running?.record.id === game && (round === undefined || running.game.round === round);
  }

  /** Resolves when nothing is being carried out any more. */
  async idle(): Promise<void> {
    while (this.busy) await this.#queue;
  }

  /**
   * Carries out a command in the stead of a player who let the time run out, if it still is to be done.
   * @param choose asked when it is its turn: the command and who gives it, or undefined
   */
  actFor(choose: () => { actor: PlayerId; command: GameCommand } | undefined): Promise<Feeds> {
    return this.#enqueue(async () => {
      const chosen = choose();
      const decided = chosen && this.#decideGame(chosen.actor, chosen.command);
      return decided?.ok ? this.#carryOut(decided.events) : NO_FEEDS;
    }, NO_FEEDS);
  }

  /** The whole log of a game that is over. */
  review(game: string): Answer<{ events: GameEvent[] }> {
    const record = this.#table.games.find(({ id }) => id === game);
    if (!record) return { ok: false, refusal: 'no-such-game' };
    if (record.state === 'running') return { ok: false, refusal: 'game-not-over' };
    return { ok: true, events: gameEvents(this.#means.store.read(gameLog(game))) };
  }

  /** Ends the table for good: what is being carried out is written first, what comes later is refused. */
  end(erase: () => void): Promise<void> {
    return this.#enqueue(() => {
      erase();
      this.#isDeleted = true;
      return Promise.resolve();
    }, undefined);
  }

  /**
   * Does one thing after the other.
   * @param deleted the answer if the table is no more when its turn comes
   */
  #enqueue<T>(task: () => Promise<T>, deleted: T): Promise<T> {
    this.#waiting++;
    const result = this.#queue
      .then(() => (this.#isDeleted ? deleted : task()))
      .finally(() => this.#waiting--);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #decideTable(player: PlayerId, command: TableCommand, circumstances: Circumstances): Decided {
    const boards = [...this.#means.boards.keys()];
    const hasRoomOn = (id: string, variants: Variants) => {
      const board = this.#means.boards.get(id);
      return board !== undefined && hasRoom(board, variants);
    };
    const means = { boards, hasRoom: hasRoomOn, newId, random: Math.random, ...circumstances };
    const decision = decideTable(this.#table, player, command, means);
    if (!decision.ok) return decision;
    const after = decision.events.reduce(evolveTable, this.#table);
    const table = [...decision.events, ...afterwards(after)];
    return { ok: true, events: { table, game: table.flatMap((event) => this.#inGame(event)) } };
  }

  /** What a table's event means in the game that it begins or that is running. */
  #inGame(event: TableEvent): GameEvent[] {
    if (event.type === 'game-began') {
      const board = this.#means.boards.get(event.board);
      if (!board) throw new Error(`board ${event.board} has gone`);
      const { owners, navigators } = event;
      return [{ type: 'began', board, variants: this.#table.variants, owners, navigators }];
    }
    const { record, game } = this.running ?? {};
    if (!record || !game) return [];
    if (event.type === 'sat' && event.seat === 'navigators') {
      return [{ type: 'navigator-came', player: event.player, ships: record.adrift[0] ?? [] }];
    }
    if (event.type === 'seat-freed' && record.navigators.includes(event.player)) {
      const ships = shipsOf(record.owners, event.player);
      const left: GameEvent = { type: 'navigator-left', player: event.player, ships };
      return [left, ...afterLeaving(evolve(game, left))];
    }
    return [];
  }

  #decideGame(player: PlayerId, command: GameCommand): Decided {
    const { record, game } = this.running ?? {};
    if (!record || !game) return { ok: false, refusal: 'no-game-running' };
    const actor = actorOf(record, player);
    if (!actor) return { ok: false, refusal: 'not-seated' };
    const decision = decide(game, actor, command);
    if (!decision.ok) return decision;
    const ended = decision.events.find((event) => event.type === 'ended');
    if (!ended) return { ok: true, events: { table: [], game: decision.events } };
    const over: TableEvent = { type: 'game-ended', game: record.id, outcome: ended.outcome };
    const table = [over, ...afterwards(evolveTable(this.#table, over))];
    return { ok: true, events: { table, game: decision.events } };
  }

  /** Writes events to disk, then lets them be true, then says who is told what. */
  async #carryOut(
    events: Events,
    { key, ...seats }: { key?: string; seat?: SeatRow; unseat?: SeatRow } = {},
  ): Promise<Feeds> {
    const began = events.table.find((event) => event.type === 'game-began')?.game;
    const game = gameLog(began ?? this.#game?.id ?? '');
    const first = began === undefined ? (this.#game?.length ?? 0) : 0;
    const from = this.#events.length;
    const entries: Entry[] = [
      ...events.table.map((event, i) => ({ log: tableLog(this.id), number: from + i, event })),
      ...events.game.map((event, i) => ({ log: game, number: first + i, event })),
    ];
    const [head, ...rest] = entries;
    if (!head) {
      if (key !== undefined) this.#done.add(key);
      return NO_FEEDS;
    }
    const named: Entry = key === undefined ? head : { ...head, command: key };
    try {
      await this.#means.store.write({ entries: [named, ...rest], ...seats });
    } catch (error) {
      this.#load();
      throw error;
    }

    if (key !== undefined) this.#done.add(key);
    this.#events.push(...events.table);
    this.#table = events.table.reduce(evolveTable, this.#table);
    const tableFeed: Feed[] = events.table.length > 0 ? [{ log: 'table', from, events: events.table }] : [];
    return this.#addToGame(began, events.game, tableFeed);
  }

  #addToGame(began: string | undefined, events: readonly GameEvent[], before: Feed[]): Feeds {
    const counts = { poseidon: 0, navigators: 0, onlookers: 0, olympus: 0 };
    if (began !== undefined) this.#game = new GameLog(began, events);
    else if (this.#game && events.length > 0) {
      for (const audience of AUDIENCES) counts[audience] = this.#game.toldTo(audience);
      this.#game.add(events);
    }
    const feeds = { poseidon: before, navigators: before, onlookers: before, olympus: before };
    if (!this.#game || events.length === 0) return feeds;
    for (const audience of AUDIENCES) {
      // An audience that is told nothing gets no message: its silence must not count our moves.
      const feed = this.#game.feed(audience, counts[audience]);
      if (feed.events.length > 0) feeds[audience] = [...before, feed];
    }
    return feeds;
  }
}

function gameEvents(entries: readonly Entry[]): GameEvent[] {
  return entries.map(({ event }) => event as GameEvent);
}

function actorOf(game: GameRecord, player: PlayerId): Actor | undefined {
  if (game.poseidon === player) return { player, side: 'poseidon' };
  return game.navigators.includes(player) ? { player, side: 'navigators' } : undefined;
}
