/**
 * An open table. Runs tasks one at a time. Each change is persisted before its feeds are returned to be broadcast. If
 * another server has written to the table, a task is repeated after that server's changes have been read and broadcast.
 * This module doesn't depend on sockets.
 */
import { evolveTable } from '../../shared/table/evolve.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { GameCommand, GameEvent, PlayerId } from '../../shared/game/game.ts';
import { withoutRemovedLines } from '../../shared/game/removed-lines.ts';
import type { Answer, Command, Moment } from '../../shared/wire/protocol.ts';
import { isTableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { resumedBy } from '../../shared/table/rules/relief.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import { DamagedError } from '../store/damage.ts';
import { OutdatedError, type Store } from '../store/store-interface.ts';
import { NO_FEEDS, type Feeds } from './feeds.ts';
import { fillSeats } from './fill-seats.ts';
import { isToldToAll, NO_EVENTS, readGameLog, type Events } from './logs.ts';
import { LOG_BOUNDS, whyNoRoom, type LogBounds } from './log-bounds.ts';
import { Queue } from './queue.ts';
import { readTable, readUnread, type StoredTable } from './read-table.ts';
import {
  judgeGame,
  judgeTable,
  type Position,
  type RunningGame,
  type ServerRules,
  type Verdict,
} from './referee.ts';
import { isShared, SharedVersion } from './shared-store.ts';
import type { Viewer } from './sightings.ts';
import { TableState, type Cause } from './table-state.ts';

/** The result of a command, before it is broadcast. `repeated`: the command had already been carried out. */
export type CarriedOut = Answer<{ feeds: Feeds; repeated: boolean }>;

/** The dependencies of an open table. */
export interface OpenTableDeps extends ServerRules {
  readonly store: Store;
  /** The devices that follow a table. */
  readonly viewers?: (table: OpenTable) => readonly Viewer[];
  /** The size limits of the table's logs. */
  readonly bounds?: LogBounds;
  /** Called when other servers have written to a table. Broadcasts their changes to this server's devices. */
  readonly onNews?: (table: OpenTable, feeds: Feeds) => void;
  /** Called when this server has written a change to a table. */
  readonly onWritten?: (table: OpenTable) => void;
  /** Called when another server has deleted a table. */
  readonly onGone?: (table: OpenTable) => void;
  /** Returns the time, in ms since 1970; by default the time of the machine's clock. */
  readonly now?: () => number;
}

/** The maximum number of times a task is retried because another server has written to the table first. */
const MOST_TRIES = 20;

export const NO_TABLE = { ok: false, refusal: 'no-such-table' } as const;

export class OpenTable extends TableState {
  readonly store: Store;
  readonly bounds: LogBounds;
  /** Runs the table's tasks, one at a time. */
  readonly tasks = new Queue();
  readonly #deps: OpenTableDeps;
  /** Undefined if no other server can write to the table. */
  readonly #shared: SharedVersion | undefined;
  #isDeleted = false;
  /** True if a write has failed and the log has not been read again since. */
  #isUnsure = false;

  private constructor(stored: StoredTable, deps: OpenTableDeps) {
    super(stored);
    this.#deps = deps;
    this.store = deps.store;
    this.bounds = deps.bounds ?? LOG_BOUNDS;
    this.#shared = isShared(deps.store) ? new SharedVersion(deps.store, this) : undefined;
  }

  /**
   * Opens a table from its logs.
   * @throws DamagedError if any of its logs is damaged, Error if the store can't be read
   */
  static open(id: string, deps: OpenTableDeps): Promise<OpenTable> {
    return readTable(id, deps.store, (stored) => new OpenTable(stored, deps));
  }

  /**
   * The running game with its true state. Clocks and opponents use it to make moves. It must never be sent to clients.
   */
  get running(): RunningGame | undefined {
    const record = this.#isDeleted ? undefined : runningGame(this.table);
    return record && this.game && { record, game: this.game.game };
  }

  /** The devices that follow the table. */
  get viewers(): readonly Viewer[] {
    return this.#deps.viewers?.(this) ?? [];
  }

  /** The players at the table whose devices are connected to this server. */
  get here(): PlayerId[] {
    return this.viewers.flatMap(({ players }) => players);
  }

  /** Resolves with the whole log of a game that is over, except for the words of removed lines. */
  async review(game: string): Promise<Answer<{ events: GameEvent[] }>> {
    const record = this.table.games.find(({ id }) => id === game);
    if (!record) return { ok: false, refusal: 'no-such-game' };
    if (record.state === 'running') return { ok: false, refusal: 'game-not-over' };
    try {
      return { ok: true, events: withoutRemovedLines(await readGameLog(this.store, game)) };
    } catch (error) {
      // The log may be missing because another server has deleted the table. In that case, nothing is damaged.
      await this.refresh();
      if (this.#isDeleted) return NO_TABLE;
      throw error;
    }
  }

  /**
   * Carries out a command once, even if it is sent several times.
   * @param id an id chosen by the client, which must be different for each command of a player
   * @param circumstances returns the circumstances; called only for table commands, because no rule of a game depends
   * on them
   * @param moment the game, and perhaps the round, for which the command was meant; the running game by default
   * @param isStill whether the command still makes sense; called when the task runs
   */
  command(
    player: PlayerId,
    id: string,
    command: Command,
    circumstances: () => Circumstances,
    moment?: Moment,
    isStill: () => boolean = () => true,
  ): Promise<CarriedOut> {
    const judge = this.#judgeOf(player, command, circumstances);
    return this.inTurn<CarriedOut>(async () => {
      const key = `${player}:${id}`;
      if (this.isDone(key)) return { ok: true, feeds: NO_FEEDS, repeated: true };
      if (!isStill() || (moment && !this.#isNow(moment))) return { ok: false, refusal: 'outdated' };
      const verdict = await judge();
      if (!verdict.ok) {
        // With the changes that other servers have written, the command may be allowed, so judge it again.
        if (await this.#shared?.isBehind()) throw new OutdatedError();
        return verdict;
      }
      const full = whyNoRoom(this, player, command, this.bounds);
      if (full) return { ok: false, refusal: full };
      return { ok: true, feeds: await this.carryOut(verdict.events, { command: key }), repeated: false };
    }, NO_TABLE);
  }

  /** Returns a function that judges a command. The circumstances are determined now, when the command is given. */
  #judgeOf(player: PlayerId, command: Command, circumstances: () => Circumstances): () => Promise<Verdict> {
    if (!isTableCommand(command))
      return () => this.#returning(player, command, (position) => judgeGame(position, player, command));
    const device = circumstances();
    return () =>
      this.#returning(player, command, (position) =>
        judgeTable(position, player, command, device, this.#deps),
      );
  }

  /**
   * Judges a command of a player, who is back because of it if an opponent took the turns of the player's side and
   * everybody may know of the command.
   */
  async #returning(
    player: PlayerId,
    command: Command,
    judge: (position: Position) => Verdict | Promise<Verdict>,
  ): Promise<Verdict> {
    const { running } = this;
    const resumed = resumedBy(this.table, player, running?.game);
    if (resumed.length === 0) return judge(this.#position);
    const table = resumed.reduce(evolveTable, this.table);
    const record = runningGame(table);
    const verdict = await judge({
      ...this.#position,
      table,
      running: record && running && { ...running, record },
    });
    if (!verdict.ok || !isSeenByAll(command, verdict.events)) return verdict;
    const { events } = verdict;
    return { ok: true, events: { ...events, table: [...resumed, ...events.table] } };
  }

  get #position(): Position {
    const past = (game: string) => readGameLog(this.store, game);
    return { id: this.id, table: this.table, running: this.running, past };
  }

  /**
   * Whether the game for which a command was meant is still running. If a round was given, it must still be that round.
   */
  #isNow({ game, round }: Moment): boolean {
    const { running } = this;
    return running?.record.id === game && (round === undefined || running.game.round === round);
  }

  /**
   * Carries out a command in the name of a player, for example when their time has run out. Does nothing if `choose`
   * returns no command.
   * @param choose called when the task runs; returns the command and its player, or undefined
   * @param also called after `choose`; returns events of the table's own log that are written together with the command's
   */
  actFor(
    choose: () => { actor: PlayerId; command: GameCommand } | undefined,
    also: () => readonly TableEvent[] = () => [],
  ): Promise<Feeds> {
    return this.inTurn(async () => {
      const chosen = choose();
      const verdict = chosen && judgeGame(this.#position, chosen.actor, chosen.command);
      if (!verdict?.ok) return NO_FEEDS;
      const { table, game } = verdict.events;
      return this.carryOut({ table: [...also(), ...table], game });
    }, NO_FEEDS);
  }

  /**
   * Lets opponents take the seats that the next game of an open table needs, and begins the game. If that is not
   * possible, the table has no deadline any more.
   * @param isDue whether it is still time; called when the task runs
   */
  fillSeats(isDue: () => boolean): Promise<Feeds> {
    return this.inTurn(async () => {
      if (!isDue()) return NO_FEEDS;
      const events = await fillSeats(this.#position, this.#deps);
      return this.carryOut(events ?? NO_EVENTS, events ? {} : { deadline: null });
    }, NO_FEEDS);
  }

  /**
   * Deletes the table. Earlier tasks are finished, and later tasks are refused.
   * @param erase deletes the table from the store
   */
  end(erase: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      await erase();
      this.#isDeleted = true;
    }, undefined);
  }

  /** Reads the changes that other servers have written to the table. */
  refresh(): Promise<void> {
    return this.upToDate(async () => undefined, undefined);
  }

  /** Runs a task as `inTurn` does, after reading and broadcasting what other servers have written. */
  upToDate<T>(task: () => Promise<T>, deleted: T): Promise<T> {
    return this.inTurn(async () => {
      if (await this.#shared?.isBehind()) await this.#catchUp();
      return this.#isDeleted ? deleted : task();
    }, deleted);
  }

  /**
   * Runs a task after all earlier tasks. Repeats the task if another server has written to the table in the meantime.
   * @param deleted the result if the table has been deleted
   */
  inTurn<T>(task: () => Promise<T>, deleted: T): Promise<T> {
    return this.tasks.add(async () => {
      if (this.#isUnsure) await this.#catchUp();
      for (let tries = 1; !this.#isDeleted; tries++) {
        try {
          return await task();
        } catch (error) {
          if (tries === MOST_TRIES || !(await this.#isOutdated(error))) throw error;
          await this.#catchUp();
        }
      }
      return deleted;
    });
  }

  /** Whether a task failed only because another server has written to the table, or deleted it. */
  async #isOutdated(error: unknown): Promise<boolean> {
    if (error instanceof OutdatedError) return true;
    return error instanceof DamagedError && (await this.#shared?.isBehind()) === true;
  }

  /**
   * Reads and broadcasts the changes that are in the store but not in memory. Before the broadcast, stores what this
   * server's devices will see.
   */
  async #catchUp(): Promise<void> {
    this.#isUnsure = true;
    const { onNews, onGone } = this.#deps;
    const unread = await readUnread(this, this.store);
    if (!unread) {
      this.#isDeleted = true;
      onGone?.(this);
      return;
    }
    const { version, sightings } = unread;
    const { rows, told } = sightings.news(this.id, unread.table, this.viewers);
    const at = { table: this.id, version };
    if (rows.length > 0) await this.store.write({ entries: [], sightings: rows, at });
    sightings.add(rows);
    const feeds = this.take({ ...unread, version: version + (rows.length > 0 ? 1 : 0) });
    this.#isUnsure = false;
    onNews?.(this, feeds);
    if (told.length > 0) onNews?.(this, await this.carryOut({ table: told, game: [] }));
  }

  /**
   * Writes events, together with what devices will see because of them, and then adds both to memory. Must be called in
   * a task. Resolves with the feeds that tell each audience about the events.
   * @param coming devices that are about to follow the table
   * @throws OutdatedError if another server has written to the table
   */
  async carryOut(done: Events, why: Cause = {}, coming: readonly Viewer[] = []): Promise<Feeds> {
    const { now = Date.now } = this.#deps;
    const at = now();
    const seen = this.seen(done, why, () => this.viewers, coming);
    const { events, cause: timed } = this.timed(seen.events, seen.cause, at);
    const cause = this.notified(events, this.listed(events, timed, at), at);
    const change = this.changeFor(events, cause);
    try {
      if (change) await this.store.write(change);
    } catch (error) {
      // A failed write may still have reached the disk, so the next task reads the log again.
      this.#isUnsure = true;
      throw error;
    }
    if (change) this.#deps.onWritten?.(this);
    return this.add(events, cause);
  }
}

/**
 * Whether everybody at the table may know that a command was given. Poseidon is not told what happens on the chart, or
 * that the crew talks, so these commands must have no visible effect.
 */
function isSeenByAll(command: Command, events: Events): boolean {
  return isTableCommand(command) || isToldToAll(events);
}
