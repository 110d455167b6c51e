/** This device at a table. Follows the events that the server sends, and sends commands until they are acknowledged. */
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import { isAtTable, seatOf } from '../../shared/table/queries.ts';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import type {
  Attended,
  Dismissal,
  Feed,
  GameFeed,
  CompactFeed,
  Refusal,
  TableFeed,
} from '../../shared/wire/protocol.ts';
import { expandFeed, followingAfter, type Following } from '../../shared/wire/compact-feed.ts';
import type { Signal } from '../../shared/wire/signals.ts';
import type { Barred } from '../../shared/table/rules/olympus.ts';
import type { ChartBarred } from '../../shared/table/rules/open-chart.ts';
import { MOST_PLAYERS, type Table } from '../../shared/table/table.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import { dismissedTo, SENT_AWAY, type Attendance } from './attendance.ts';
import { RETRY_MS } from './delayed.ts';
import { followFeed, type FollowedGame, type Heard } from './followed-game.ts';
import { commandingPlayer, momentOf, playerOf, type Command } from './command-context.ts';
import { Knocks } from './knocks.svelte.ts';
import { Outbox } from './outbox.svelte.ts';
import { report } from './report-refusal.ts';
import { Signals } from './signals.svelte.ts';
import { roleOf, type SessionDeps } from './session-deps.ts';
import { allTokens, pruneTokens } from './prune-tokens.ts';
import { ToldListeners, type ToldListener } from './told-listeners.ts';
import { TurnClock } from './turn-clock.svelte.ts';

type Wire = Pick<Connection, 'status' | 'ask' | 'on' | 'onConnected' | 'leadTo'>;

export class TableSession {
  readonly code: string;
  attendance = $state<Attendance>('arriving');
  /** The table according to the events so far; undefined before the first answer. */
  table = $state.raw<Table | undefined>();
  /** The number of the next event in the table's own log. */
  tableNext = 0;
  /** The newest game of the table, as this device's side sees it. */
  game = $state.raw<FollowedGame | undefined>();
  /** The players with a connected device. */
  present = $state.raw<readonly PlayerId[]>([]);
  /** The players whose seats this device holds. There can be several, because friends may share a device. */
  players = $state.raw<readonly PlayerId[]>([]);
  /** Why this device may not be the big screen, although the table allows big screens. */
  barred = $state.raw<Barred | undefined>();
  /** Why this device can't see the chart that it asks for, although the chart is open to spectators. */
  chartBarred = $state.raw<ChartBarred | undefined>();
  readonly clock = new TurnClock();
  readonly signals = new Signals();
  readonly knocks = new Knocks();
  readonly outbox: Outbox;

  #acting = $state<PlayerId | undefined>();
  /** The player who is acting on this device now. Undefined if the device holds no seat at the table. */
  readonly me = $derived(
    this.#acting !== undefined && this.players.includes(this.#acting) ? this.#acting : this.players[0],
  );
  /** The seat of the acting player. */
  readonly seat = $derived<Side | null>(this.me && this.table ? seatOf(this.table, this.me) : null);
  /** True if the acting player is the host. */
  readonly isHost = $derived(this.me !== undefined && this.table?.host === this.me);

  readonly #connection: Wire;
  readonly #deps: SessionDeps;
  readonly #stops: (() => void)[];
  readonly #listeners = new ToldListeners();
  /** The game to which the server's next `more` message belongs. */
  #following: Following | undefined;
  #isClosed = false;
  #arePruned = false;
  #attending: Promise<void> | undefined;

  constructor(connection: Wire, code: string, deps: SessionDeps) {
    this.#connection = connection;
    this.code = code;
    this.#deps = deps;
    this.outbox = new Outbox({
      connection,
      isThere: () => this.attendance === 'there',
      onAcknowledged: (answer) => ('more' in answer ? this.#takeMore(answer.more) : this.#take(answer.feeds)),
      attend: () => this.attend(),
    });
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

  /** Called when the user leaves the table's page for good. Lets the server know, and drops pending commands. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.clock.show(null);
    this.outbox.clear();
    // This reconnects the device, so that the server notices that it has left.
    this.#connection.leadTo(undefined);
  }

  /** Makes another player of this device the acting one. Friends who share a device take turns. */
  actAs(player: PlayerId): void {
    this.#acting = player;
  }

  /** The name of a player, even of one who has left the table. */
  nameOf(player: PlayerId): string {
    return this.table?.names[player] ?? '';
  }

  /**
   * Calls a listener with all later news of the games. Each piece of news is passed on once and in order, however often
   * the page renders. By then, `game` is up to date. Returns a function that removes the listener.
   */
  onTold(listener: ToldListener): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Attends the table, for the first time or again. Requests events that are missing, and repeats commands that were
   * not acknowledged.
   */
  attend(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#attending ??= this.#attend().finally(() => (this.#attending = undefined));
    return this.#attending;
  }

  async #attend(): Promise<void> {
    // Keep the players from before the request, to find out afterwards whether any of them has been removed.
    const before = this.players;
    const game = this.game && { id: this.game.id, audience: this.game.audience, next: this.game.next };
    if (this.#deps.recall && allTokens(this.#deps).length === 0) {
      await this.#deps.recall();
      if (this.#isClosed) return;
    }
    const held = this.#deps.tokens();
    // Send no more tokens than a table can have players, because no more can be valid. The newest tokens are at the end
    // of the list.
    const tokens = allTokens(this.#deps).slice(-MOST_PLAYERS);
    const request = {
      code: this.code,
      tokens,
      have: { table: this.tableNext, game: game ?? null },
      ...roleOf(this.#deps),
    };
    const answer = await this.#connection.ask('attend', request, (heard) => {
      if (heard.ok) this.#arrive(heard, before);
    });
    if (answer?.ok === false && (answer.refusal === 'no-such-table' || answer.refusal === 'table-damaged')) {
      this.attendance = answer.refusal;
      return;
    }
    if (!answer?.ok) {
      // If the connection broke, the device attends again after reconnecting. If the server was too busy, it attends
      // again after a while.
      if (answer?.waitMs !== undefined) void report(answer.refusal, {}, answer.waitMs);
      const waitMs = answer?.waitMs ?? RETRY_MS;
      if (this.#connection.status === 'connected') setTimeout(() => void this.attend(), waitMs);
      return;
    }
    this.outbox.resend();
    const all = allTokens(this.#deps);
    const areAsThought = answer.players.length === held.length;
    const isNoneLeft = answer.players.length === 0 && all.length <= tokens.length;
    if (!areAsThought || !(all.length === held.length || isNoneLeft || this.#arePruned))
      void this.#pruneTokens(tokens);
  }

  /**
   * Removes tokens that the server doesn't recognise. If the server recognises a token that isn't in `brought`, attends
   * again.
   * @param brought the tokens that were sent when this device attended the table
   */
  async #pruneTokens(brought: readonly string[]): Promise<void> {
    this.#arePruned = true;
    const good = await pruneTokens(this.#connection, this.code, this.#deps);
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
    // A log that starts at 0 replaces the log that the device has.
    for (const feed of feeds.filter(({ from }) => from === 0)) {
      if (feed.log === 'game') this.game = undefined;
      else {
        this.table = undefined;
        this.tableNext = 0;
      }
    }
    this.#take(feeds, true);
    this.#deps.missed?.(feeds);
    this.#miss(before);
  }

  /**
   * Finds out whether the host has removed players of this device. A removed player is no longer at the table, and did
   * not leave by themselves. A player whom the table has never known was not removed. In that case, the server is
   * running on an older backup.
   */
  #miss(players: readonly PlayerId[]): void {
    const { table } = this;
    const isLeaving = (id: PlayerId) =>
      this.outbox.all.some(({ player, command }) => player === id && command.type === 'leave');
    const isOff = (id: PlayerId) => table?.names[id] !== undefined && !isAtTable(table, id);
    const lost = players.filter((id) => isOff(id) && !isLeaving(id));
    if (lost.length === 0) return;
    this.players = this.players.filter((id) => !lost.includes(id));
    // Other players of this device stay at the table.
    if (this.players.length > 0) void this.attend();
    else this.attendance = 'removed';
  }

  #leave(why: Dismissal): void {
    // If one player continues elsewhere, the other players of this device stay at the table.
    if (why === 'device-changed' && this.players.length > 1) return void this.attend();
    this.attendance = dismissedTo(why);
  }

  /**
   * Gives a command. Resolves with null once it is stored, or with the reason if it was refused. Components use an
   * Action instead, which also shows refusals to the player.
   */
  command(
    command: Command,
    player: PlayerId | undefined = commandingPlayer(command, this),
  ): Promise<Refusal | null> {
    if (player === undefined) return Promise.resolve('no-such-seat');
    return this.outbox.add(command, player, momentOf(command, this));
  }

  /** Sends a signal to the other Navigators, and tells the player if the signal was refused. */
  async signal(signal: Signal): Promise<void> {
    const player = playerOf(this);
    if (player === undefined) return report('no-such-seat');
    this.signals.hear({ player, signal });
    const answer = await this.#connection.ask('signal', { player, signal });
    if (answer?.ok === false) void report(answer.refusal, {}, answer.waitMs);
  }

  #takeMore(more: CompactFeed): void {
    if (this.#following) this.#take([expandFeed(more, this.#following)]);
    else void this.attend();
  }

  /** @param catchingUp true if the feeds contain what this device has missed */
  #take(feeds: readonly Feed[], catchingUp = false): void {
    this.#following = followingAfter(feeds) ?? this.#following;
    const heard: Heard[] = [];
    const complete = feeds.map((feed) =>
      feed.log === 'table' ? this.#takeTable(feed) : this.#takeGame(feed, heard),
    );
    if (complete.includes(false)) void this.attend();
    for (const each of heard) this.#listeners.tell({ ...each, catchingUp });
  }

  /** Applies new events of the table's log. Returns false if events before them are missing. */
  #takeTable({ from, events }: TableFeed): boolean {
    if (from > this.tableNext) return false;
    const news = events.slice(this.tableNext - from);
    this.table = this.table ? news.reduce(evolveTable, this.table) : replayTable(news);
    this.tableNext += news.length;
    // If the big screen has been allowed or forbidden, the device now needs the log for a different audience.
    return this.#deps.olympus !== true || !news.some(({ type }) => type === 'olympus-allowed');
  }

  /** Applies new events of a game's log and adds them to `heard`. Returns false if events before them are missing. */
  #takeGame(feed: GameFeed, heard: Heard[]): boolean {
    const followed = followFeed(this.game, feed);
    if (!followed) return false;
    this.game = followed.game;
    if (followed.heard.told.length > 0) heard.push(followed.heard);
    return true;
  }
}
