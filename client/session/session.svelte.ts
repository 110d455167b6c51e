/** This device at a table: follows what it is told, sends commands until they are acknowledged. */
import { nanoid } from 'nanoid';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import { isAtTable, seatOf } from '../../shared/table/queries.ts';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import type {
  Attended,
  Dismissal,
  Feed,
  GameFeed,
  Moment,
  More,
  Refusal,
  TableFeed,
} from '../../shared/wire/protocol.ts';
import { feedOf, followingAfter, type Following } from '../../shared/wire/more.ts';
import type { Signal } from '../../shared/wire/signals.ts';
import type { Barred } from '../../shared/table/rules/olympus.ts';
import type { ChartBarred } from '../../shared/table/rules/open-chart.ts';
import { MOST_PLAYERS, type Table } from '../../shared/table/table.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import { Delayed, RETRY_MS } from './delayed.ts';
import { followFeed, type FollowedGame, type Heard } from './followed-game.ts';
import { commandingPlayer, momentOf, playerOf, type Command } from './command-context.ts';
import { Knocks } from './knocks.svelte.ts';
import { report } from './report-refusal.ts';
import { Signals } from './signals.svelte.ts';
import { askedBy, type SessionDeps } from './session-deps.ts';
import { allOf, sift } from './sift.ts';
import { ToldListeners, type ToldListener } from './told-listeners.ts';
import { TurnClock } from './turn-clock.svelte.ts';

/**
 * 'arriving' until the first answer; 'there'; 'no-such-table'; 'table-damaged'; 'elsewhere' when another tab has
 * taken the seat over; 'moved' when its player has gone on to another device; 'removed' when the host has taken its
 * player off the table.
 */
export type Attendance =
  'arriving' | 'there' | 'no-such-table' | 'table-damaged' | 'elsewhere' | 'moved' | 'removed';

/** Who was sent away does not push back in: only what they press does. */
const SENT_AWAY: readonly Attendance[] = ['elsewhere', 'moved', 'removed'];

interface Sent {
  readonly id: string;
  readonly player: PlayerId;
  readonly command: Command;
  readonly in?: Moment;
  readonly resolve: (refusal: Refusal | null) => void;
}

/** What a session needs of the connection. */
type Wire = Pick<Connection, 'status' | 'ask' | 'on' | 'onConnected' | 'leadTo'>;

export class TableSession {
  readonly code: string;
  attendance = $state<Attendance>('arriving');
  /** The table as far as it has been told, or undefined before the first answer. */
  table = $state.raw<Table | undefined>();
  /** The newest game of the table, as this device's side sees it. */
  game = $state.raw<FollowedGame | undefined>();
  /** The players with a device connected now. */
  present = $state.raw<readonly PlayerId[]>([]);
  /** The players that this device holds the seats of; several when friends share it. */
  players = $state.raw<readonly PlayerId[]>([]);
  /** Why this device may not be the big screen, though it is open. */
  barred = $state.raw<Barred | undefined>();
  /** Why this device may not see the chart that it asks for, though that is open. */
  chartBarred = $state.raw<ChartBarred | undefined>();
  /** Commands on their way: not acknowledged yet. */
  outbox = $state.raw<readonly Sent[]>([]);
  readonly clock = new TurnClock();
  readonly signals = new Signals();
  readonly knocks = new Knocks();

  #acting = $state<PlayerId | undefined>();
  /** The player that acts on this device now, if it holds a seat at the table. */
  readonly me = $derived(
    this.#acting !== undefined && this.players.includes(this.#acting) ? this.#acting : this.players[0],
  );
  /** Where that player sits now. */
  readonly seat = $derived<Side | null>(this.me && this.table ? seatOf(this.table, this.me) : null);
  /** Whether that player is the host. */
  readonly isHost = $derived(this.me !== undefined && this.table?.host === this.me);

  readonly #connection: Wire;
  readonly #deps: SessionDeps;
  readonly #stops: (() => void)[];
  readonly #listeners = new ToldListeners();
  #tableNext = 0;
  /** What `more` is about. */
  #following: Following | undefined;
  #isClosed = false;
  #isSifted = false;
  #attending: Promise<void> | undefined;
  readonly #delayed = new Delayed<Sent>((sent) => void this.#send(sent));

  constructor(connection: Wire, code: string, deps: SessionDeps) {
    this.#connection = connection;
    this.code = code;
    this.#deps = deps;
    connection.leadTo(code);
    this.#stops = [
      connection.onConnected(() => {
        this.knocks.forget();
        if (!SENT_AWAY.includes(this.attendance)) void this.attend();
      }),
      connection.on('told', (feeds) => {
        this.#take(feeds);
        this.#miss(this.players);
      }),
      connection.on('more', (...more) => this.#takeMore(more)),
      connection.on('present', (players) => (this.present = players)),
      connection.on('clock', (sign) => this.clock.show(sign)),
      connection.on('knocks', (knocks) => this.knocks.hear(knocks)),
      connection.on('signalled', (signalled) => this.signals.hear(signalled)),
      connection.on('dismissed', (why) => this.#leave(why)),
    ];
  }

  /** Leaves the table's page for good: the server hears of it, and what was not sent is let go. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.clock.show(null);
    this.outbox = [];
    this.#delayed.clear();
    // A new connection: the server sees that nobody is here any more.
    this.#connection.leadTo(undefined);
  }

  /** Lets another player of this device act (friends who share it take turns). */
  actAs(player: PlayerId): void {
    this.#acting = player;
  }

  /** What a player is called, also after leaving. */
  nameOf(player: PlayerId): string {
    return this.table?.names[player] ?? '';
  }

  /**
   * Calls a listener with all that is told of the games from now on, once and in order, whether or not
   * anything is rendered in between. By then `game` is that of the latest news. Returns how to stop.
   */
  onTold(listener: ToldListener): () => void {
    return this.#listeners.add(listener);
  }

  /** Comes (back) to the table: asks for what is missing and sends again what was not acknowledged. */
  attend(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#attending ??= this.#attend().finally(() => (this.#attending = undefined));
    return this.#attending;
  }

  async #attend(): Promise<void> {
    // Whoever is taken off the table meanwhile was here when it was asked.
    const before = this.players;
    const game = this.game && { id: this.game.id, audience: this.game.audience, next: this.game.next };
    if (this.#deps.recall && allOf(this.#deps).length === 0) {
      await this.#deps.recall();
      if (this.#isClosed) return;
    }
    const held = this.#deps.tokens();
    // More than a table has players can't all be good; the latest are.
    const tokens = allOf(this.#deps).slice(-MOST_PLAYERS);
    const request = {
      code: this.code,
      tokens,
      have: { table: this.#tableNext, game: game ?? null },
      ...askedBy(this.#deps),
    };
    const answer = await this.#connection.ask('attend', request, (heard) => {
      if (heard.ok) this.#arrive(heard, before);
    });
    if (answer?.ok === false && (answer.refusal === 'no-such-table' || answer.refusal === 'table-damaged')) {
      this.attendance = answer.refusal;
      return;
    }
    if (!answer?.ok) {
      // The connection broke, and its return calls again; or the server could not answer just now.
      if (answer?.waitMs !== undefined) void report(answer.refusal, {}, answer.waitMs);
      const waitMs = answer?.waitMs ?? RETRY_MS;
      if (this.#connection.status === 'connected') setTimeout(() => void this.attend(), waitMs);
      return;
    }
    this.#delayed.clear();
    for (const sent of this.outbox) void this.#send(sent);
    const all = allOf(this.#deps);
    const areAsThought = answer.players.length === held.length;
    const isNoneLeft = answer.players.length === 0 && all.length <= tokens.length;
    if (!areAsThought || !(all.length === held.length || isNoneLeft || this.#isSifted))
      void this.#sift(tokens);
  }

  /** Finds out which of this device's tokens are good, and comes anew if one of them was not brought. */
  async #sift(brought: readonly string[]): Promise<void> {
    this.#isSifted = true;
    const good = await sift(this.#connection, this.code, this.#deps);
    if (good?.some((token) => !brought.includes(token))) await this.attend();
  }

  #arrive(
    { players, present, clock, feeds, barred, chartBarred }: Attended,
    before: readonly PlayerId[],
  ): void {
    this.attendance = 'there';
    this.barred = barred;
    this.chartBarred = chartBarred;
    this.players = players;
    this.present = present;
    this.clock.show(clock);
    // From its beginning on, a log takes the place of what was here.
    for (const feed of feeds.filter(({ from }) => from === 0)) {
      if (feed.log === 'game') this.game = undefined;
      else {
        this.table = undefined;
        this.#tableNext = 0;
      }
    }
    this.#take(feeds, true);
    this.#deps.missed?.(feeds);
    this.#miss(before);
  }

  /**
   * Whoever is no longer at the table, and has not left it, has been taken off it by the host. At a table that has never
   * heard of them, as on an older backup, nobody has.
   */
  #miss(players: readonly PlayerId[]): void {
    const { table } = this;
    const isLeaving = (id: PlayerId) =>
      this.outbox.some(({ player, command }) => player === id && command.type === 'leave');
    const isOff = (id: PlayerId) => table?.names[id] !== undefined && !isAtTable(table, id);
    const lost = players.filter((id) => isOff(id) && !isLeaving(id));
    if (lost.length === 0) return;
    this.players = this.players.filter((id) => !lost.includes(id));
    // Friends who share this device stay.
    if (this.players.length > 0) void this.attend();
    else this.attendance = 'removed';
  }

  #leave(why: Dismissal): void {
    // Friends who share this device stay when one of them goes on elsewhere.
    if (why === 'device-changed' && this.players.length > 1) return void this.attend();
    this.attendance =
      why === 'table-deleted' ? 'no-such-table' : why === 'device-changed' ? 'moved' : 'elsewhere';
  }

  /**
   * Gives a command; resolves with null when it is durable, or with why it was refused.
   * A component gives its commands by an Action, which says a refusal.
   */
  command(
    command: Command,
    player: PlayerId | undefined = commandingPlayer(command, this),
  ): Promise<Refusal | null> {
    if (player === undefined) return Promise.resolve('no-such-seat');
    return new Promise((resolve) => {
      const moment = momentOf(command, this);
      const sent: Sent = { id: nanoid(), player, command, ...(moment && { in: moment }), resolve };
      this.outbox = [...this.outbox, sent];
      // None overtakes another.
      if (this.#delayed.isEmpty) void this.#send(sent);
      else this.#delayed.add(sent, 0);
    });
  }

  /** Shows the other Navigators a signal, or says why it was refused. */
  async signal(signal: Signal): Promise<void> {
    const player = playerOf(this);
    if (player === undefined) return report('no-such-seat');
    this.signals.hear({ player, signal });
    const answer = await this.#connection.ask('signal', { player, signal });
    if (answer?.ok === false) void report(answer.refusal, {}, answer.waitMs);
  }

  async #send(sent: Sent): Promise<void> {
    const { resolve, ...request } = sent;
    const answer = await this.#connection.ask('command', request, (heard) => {
      if (!heard.ok) return;
      if ('more' in heard) this.#takeMore(heard.more);
      else this.#take(heard.feeds);
    });
    if (!this.outbox.includes(sent)) return;
    if (!answer) {
      // Unanswered on a connection that stands: ask what happened, and send it again.
      if (this.#connection.status === 'connected') void this.attend();
      return;
    }
    if (!answer.ok && answer.refusal === 'not-attending') {
      if (this.attendance === 'there') void this.attend();
      return;
    }
    if (!answer.ok && answer.waitMs !== undefined) {
      if (this.#delayed.isEmpty) void report(answer.refusal, {}, answer.waitMs);
      return this.#delayed.add(sent, answer.waitMs);
    }
    this.outbox = this.outbox.filter((other) => other !== sent);
    resolve(answer.ok ? null : answer.refusal);
    if (answer.ok && 'repeated' in answer && answer.repeated) void this.attend();
  }

  #takeMore(more: More): void {
    if (this.#following) this.#take([feedOf(more, this.#following)]);
    else void this.attend();
  }

  /** @param catchingUp the feeds are an answer to what this device has missed */
  #take(feeds: readonly Feed[], catchingUp = false): void {
    this.#following = followingAfter(feeds) ?? this.#following;
    const heard: Heard[] = [];
    const complete = feeds.map((feed) =>
      feed.log === 'table' ? this.#takeTable(feed) : this.#takeGame(feed, heard),
    );
    if (complete.includes(false)) void this.attend();
    for (const each of heard) this.#listeners.tell({ ...each, catchingUp });
  }

  /** Follows the table's log; false if something before it is missing. */
  #takeTable({ from, events }: TableFeed): boolean {
    if (from > this.#tableNext) return false;
    const news = events.slice(this.#tableNext - from);
    this.table = this.table ? news.reduce(evolveTable, this.table) : replayTable(news);
    this.#tableNext += news.length;
    // The big screen is opened and closed by the table: then another side's log is due.
    return this.#deps.olympus !== true || !news.some(({ type }) => type === 'olympus-allowed');
  }

  /** Follows a game's log, and adds to `heard` what was new; false if something before it is missing. */
  #takeGame(feed: GameFeed, heard: Heard[]): boolean {
    const followed = followFeed(this.game, feed);
    if (!followed) return false;
    this.game = followed.game;
    if (followed.heard.told.length > 0) heard.push(followed.heard);
    return true;
  }
}
