/** One table in memory: referees its commands one after the other. Knows no sockets. */
import type { Board } from '../shared/board.ts';
import { decide } from '../shared/decide.ts';
import type { Actor, GameCommand, GameEvent, Owners, PlayerId } from '../shared/game.ts';
import type { Answer, Feed, Have, Refusal } from '../shared/protocol.ts';
import { decideTable, evolveTable, replayTable, runningGame, whyNoJoin } from '../shared/table-rules.ts';
import type { Table, TableCommand, TableEvent } from '../shared/table.ts';
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

/** The events of one command, for both logs of the table. */
interface Events {
  readonly table: readonly TableEvent[];
  readonly game: readonly GameEvent[];
}

const NO_FEEDS: Feeds = { poseidon: [], navigators: [], onlookers: [] };
const ANYBODYS: Owners = { red: null, green: null, white: null, yellow: null };

const TABLE_COMMANDS: readonly Command['type'][] = [
  'rename',
  'sit',
  'swap-seats',
  'choose-board',
  'choose-variants',
  'begin-game',
  'abandon-game',
  'leave',
] satisfies TableCommand['type'][];

function isTableCommand(command: Command): command is TableCommand {
  return TABLE_COMMANDS.includes(command.type);
}

const tableLog = (table: string) => `table/${table}`;
const gameLog = (game: string) => `game/${game}`;

/** What a table needs from outside. */
export interface TableMeans {
  readonly store: Store;
  readonly boards: ReadonlyMap<string, Board>;
}

export class OpenTable {
  readonly id: string;
  readonly #means: TableMeans;
  readonly #events: TableEvent[];
  #table: Table;
  /** The player behind each token's digest. */
  readonly #seats: Map<string, PlayerId>;
  /** The newest game, running or over; the others are on disk. */
  #game: GameLog | undefined;
  /** The commands carried out, as "player:id". */
  readonly #done: Set<string>;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Opens a table from its logs. */
  constructor(id: string, means: TableMeans) {
    this.id = id;
    this.#means = means;
    const entries = means.store.read(tableLog(id));
    this.#events = entries.map(({ event }) => event as TableEvent);
    this.#table = replayTable(this.#events);
    this.#seats = new Map(means.store.seats(id).map((seat) => [seat.digest, seat.player]));
    const newest = this.#table.games.at(-1);
    const played = newest ? means.store.read(gameLog(newest.id)) : [];
    if (newest) this.#game = new GameLog(newest.id, gameEvents(played));
    this.#done = new Set([...entries, ...played].flatMap(({ command }) => command ?? []));
  }

  /** The change that makes a new table. */
  static made(id: string, code: string, board: string): Change {
    const event: TableEvent = { type: 'made', code, board };
    return { table: { id, code }, entries: [{ log: tableLog(id), number: 0, event }] };
  }

  get table(): Table {
    return this.#table;
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

  /** The side on which a device that holds these players sees the newest game. */
  audienceOf(players: readonly PlayerId[]): Audience {
    const game = this.#table.games.at(-1);
    if (game && players.includes(game.poseidon)) return 'poseidon';
    return game && players.some((player) => game.navigators.includes(player)) ? 'navigators' : 'onlookers';
  }

  /** What a client misses that has this much of the logs. */
  missing(audience: Audience, have: Have): Feed[] {
    const feeds: Feed[] = [{ log: 'table', from: have.table, events: this.#events.slice(have.table) }];
    if (this.#game) {
      const same = have.game?.id === this.#game.id && have.game.audience === audience;
      feeds.push(this.#game.feed(audience, same && have.game ? have.game.next : 0));
    }
    return feeds;
  }

  /**
   * Joins a new player behind a token's digest. The same digest again is the same player, so that a
   * request may be sent twice; after leaving it is of no more use.
   */
  join(digest: string, name: string): Promise<Joined> {
    return this.#enqueue(async () => {
      const known = this.playerOf(digest);
      if (known) return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
      if (this.#seats.has(digest)) return { ok: false, refusal: 'token-used' };
      const refusal = whyNoJoin(this.#table);
      if (refusal) return { ok: false, refusal };
      const player = newId();
      const seat = { table: this.id, digest, player };
      const joined: Events = { table: [{ type: 'joined', player, name }], game: [] };
      const feeds = await this.#carryOut(joined, undefined, seat);
      this.#seats.set(digest, player);
      return { ok: true, player, feeds, repeated: false };
    });
  }

  /** Carries out a command once, however often it comes. */
  command(player: PlayerId, id: string, command: Command): Promise<Outcome> {
    return this.#enqueue(async () => {
      const key = `${player}:${id}`;
      if (this.#done.has(key)) return { ok: true, feeds: NO_FEEDS, repeated: true };
      const decided = isTableCommand(command)
        ? this.#decideTable(player, command)
        : this.#decideGame(player, command);
      if (!decided.ok) return decided;
      return { ok: true, feeds: await this.#carryOut(decided.events, key), repeated: false };
    });
  }

  /** The whole log of a game that is over. */
  review(game: string): Answer<{ events: GameEvent[] }> {
    const record = this.#table.games.find(({ id }) => id === game);
    if (!record) return { ok: false, refusal: 'no-such-game' };
    if (record.state === 'running') return { ok: false, refusal: 'game-not-over' };
    return { ok: true, events: gameEvents(this.#means.store.read(gameLog(game))) };
  }

  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#queue.then(task).finally(() => this.#waiting--);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #decideTable(player: PlayerId, command: TableCommand): Decided {
    const means = { boards: [...this.#means.boards.keys()], newGameId: newId };
    const decision = decideTable(this.#table, player, command, means);
    if (!decision.ok) return decision;
    const table = decision.events;
    return { ok: true, events: { table, game: table.flatMap((event) => this.#inGame(event)) } };
  }

  /** What a table's event means in the game that it begins or that is running. */
  #inGame(event: TableEvent): GameEvent[] {
    if (event.type === 'game-began') {
      const board = this.#means.boards.get(event.board);
      if (!board) throw new Error(`board ${event.board} has gone`);
      const { variants } = this.#table;
      return [{ type: 'began', board, variants, owners: ANYBODYS, navigators: event.navigators }];
    }
    if (event.type === 'sat' && event.seat === 'navigators' && runningGame(this.#table)) {
      return [{ type: 'navigator-came', player: event.player }];
    }
    return [];
  }

  #decideGame(player: PlayerId, command: GameCommand): Decided {
    const running = runningGame(this.#table);
    if (!running || !this.#game) return { ok: false, refusal: 'no-game-running' };
    const actor = actorOf(running, player);
    if (!actor) return { ok: false, refusal: 'not-seated' };
    const decision = decide(this.#game.game, actor, command);
    if (!decision.ok) return decision;
    const ended = decision.events.find((event) => event.type === 'ended');
    const table: TableEvent[] = ended
      ? [{ type: 'game-ended', game: running.id, outcome: ended.outcome }]
      : [];
    return { ok: true, events: { table, game: decision.events } };
  }

  /** Writes events to disk, then lets them be true, then says who is told what. */
  async #carryOut(events: Events, key?: string, seat?: SeatRow): Promise<Feeds> {
    const began = events.table.find((event) => event.type === 'game-began')?.game;
    const game = gameLog(began ?? this.#game?.id ?? '');
    const first = began === undefined ? (this.#game?.length ?? 0) : 0;
    const from = this.#events.length;
    const entries: Entry[] = [
      ...events.table.map((event, i) => ({ log: tableLog(this.id), number: from + i, event })),
      ...events.game.map((event, i) => ({ log: game, number: first + i, event })),
    ];
    const [head, ...rest] = entries;
    if (!head) return NO_FEEDS;
    const named: Entry = key === undefined ? head : { ...head, command: key };
    await this.#means.store.write({ entries: [named, ...rest], ...(seat && { seat }) });

    if (key !== undefined) this.#done.add(key);
    this.#events.push(...events.table);
    this.#table = events.table.reduce(evolveTable, this.#table);
    const tableFeed: Feed[] = events.table.length > 0 ? [{ log: 'table', from, events: events.table }] : [];
    return this.#addToGame(began, events.game, tableFeed);
  }

  #addToGame(began: string | undefined, events: readonly GameEvent[], before: Feed[]): Feeds {
    const counts = { poseidon: 0, navigators: 0, onlookers: 0 };
    if (began !== undefined) this.#game = new GameLog(began, events);
    else if (this.#game && events.length > 0) {
      for (const audience of AUDIENCES) counts[audience] = this.#game.toldTo(audience);
      this.#game.add(events);
    }
    const feeds = { poseidon: before, navigators: before, onlookers: before };
    if (!this.#game || events.length === 0) return feeds;
    for (const audience of AUDIENCES) {
      // An audience that is told nothing gets no message: its silence must not count our moves.
      const feed = this.#game.feed(audience, counts[audience]);
      if (feed.events.length > 0) feeds[audience] = [...before, feed];
    }
    return feeds;
  }
}

type Decided = { ok: true; events: Events } | { ok: false; refusal: Refusal };

function gameEvents(entries: readonly Entry[]): GameEvent[] {
  return entries.map(({ event }) => event as GameEvent);
}

function actorOf(
  game: { readonly poseidon: PlayerId; readonly navigators: readonly PlayerId[] },
  player: PlayerId,
): Actor | undefined {
  if (game.poseidon === player) return { player, side: 'poseidon' };
  return game.navigators.includes(player) ? { player, side: 'navigators' } : undefined;
}
