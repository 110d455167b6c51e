/**
 * An open table. Runs commands one at a time. Each change is persisted before its feeds are returned to be broadcast.
 * This module doesn't depend on sockets.
 */
import type { Board } from '../../shared/board/board.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { GameCommand, GameEvent, PlayerId } from '../../shared/game/game.ts';
import type { Answer, Command, Feed, Have, Moment } from '../../shared/wire/protocol.ts';
import { isTableCommand, type Table } from '../../shared/table/table.ts';
import type { Barred } from '../../shared/table/rules/olympus.ts';
import type { ChartBarred } from '../../shared/table/rules/open-chart.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import type { Sight } from '../../shared/table/rules/sightings.ts';
import type { Audience, ToldTo } from '../../shared/game/told.ts';
import { OutdatedError, type Store } from '../store/store-interface.ts';
import { Entrance } from './entrance.ts';
import { NO_FEEDS, type Feeds } from './feeds.ts';
import { TableWriter } from './table-writer.ts';
import { readGameLog } from './logs.ts';
import { isLogFull, LOG_BOUNDS, type LogBounds } from './log-bounds.ts';
import { TableMemory } from './memory.ts';
import { judgeGame, judgeTable, type Position, type RunningGame, type Verdict } from './referee.ts';
import type { Device, Viewer } from './sightings.ts';

/** The result of a command, before it is broadcast. `repeated`: the command had already been carried out. */
export type CarriedOut = Answer<{ feeds: Feeds; repeated: boolean }>;

/** The dependencies of an open table. */
export interface OpenTableDeps {
  readonly store: Store;
  readonly boards: ReadonlyMap<string, Board>;
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
}

const NO_TABLE = { ok: false, refusal: 'no-such-table' } as const;

export class OpenTable {
  readonly id: string;
  /** Handles joining, letting people in and changing devices. */
  readonly entrance: Entrance;
  readonly #deps: OpenTableDeps;
  readonly #writer: TableWriter;
  readonly #memory: TableMemory;

  private constructor(memory: TableMemory, deps: OpenTableDeps) {
    this.id = memory.id;
    this.#deps = deps;
    this.#memory = memory;
    this.#writer = new TableWriter(memory, {
      store: deps.store,
      viewers: () => this.#viewers,
      onNews: (feeds) => deps.onNews?.(this, feeds),
      onWritten: () => deps.onWritten?.(this),
      onGone: () => deps.onGone?.(this),
    });
    const here = () => this.here;
    this.entrance = new Entrance({ writer: this.#writer, store: deps.store, bounds: this.#bounds, here });
  }

  /**
   * Opens a table from its logs.
   * @throws DamagedError if any of its logs is damaged, Error if the store can't be read
   */
  static async open(id: string, deps: OpenTableDeps): Promise<OpenTable> {
    return new OpenTable(await TableMemory.read(id, deps.store), deps);
  }

  get table(): Table {
    return this.#memory.table;
  }

  /**
   * The running game with its true state. Clocks and opponents use it to make moves. It must never be sent to clients.
   */
  get running(): RunningGame | undefined {
    const { table, game } = this.#memory;
    const record = this.#writer.isDeleted ? undefined : runningGame(table);
    return record && game && { record, game: game.game };
  }

  /** The players at the table whose devices are connected to this server. */
  get here(): PlayerId[] {
    return this.#viewers.flatMap(({ players }) => players);
  }

  /** Whether any device follows the table. */
  get isAttended(): boolean {
    return this.#viewers.length > 0;
  }

  /** The version of the table that is in memory: see Change.at. */
  get version(): number {
    return this.#memory.version;
  }

  /** The number of the table's events in memory, including those of its newest game. */
  get length(): number {
    return this.#memory.length + (this.#memory.game?.length ?? 0);
  }

  /** Whether a task is running or waiting. */
  get busy(): boolean {
    return this.#writer.busy;
  }

  /** Resolves when no task is running or waiting. */
  idle(): Promise<void> {
    return this.#writer.idle();
  }

  /** The player whose token has this digest, or undefined. */
  playerOf(digest: string): PlayerId | undefined {
    return this.entrance.playerOf(digest);
  }

  /** The feeds that a client is missing if it already has this much of the logs. */
  missing(audience: Audience, have: Have): Feed[] {
    return this.#memory.missing(audience, have);
  }

  /**
   * The events that an audience was told in the newest game, from a given event on. Includes reports that have faded
   * since. Opponents use this.
   */
  heard<A extends Audience>(audience: A, from: number): ToldTo[A][] {
    return this.#memory.game?.heard(audience, from) ?? [];
  }

  /** What a device may have seen of the running game: see Sightings.atMost. */
  saw(device: Device): readonly Sight[] {
    return runningGame(this.table) ? this.#memory.sightings.atMost(this.entrance.knownBy(device)) : [];
  }

  /** The audience of a device. */
  audience(viewer: Viewer): Audience {
    return this.#memory.sightings.audience(this.table, viewer);
  }

  /** Why a device that asks to be the big screen may not be: see Sightings.barred. */
  barred(viewer: Viewer): Barred | null {
    return this.#memory.sightings.barred(this.table, viewer);
  }

  /** Why a device that asks for the open chart isn't shown it: see Sightings.chartBarred. */
  chartBarred(viewer: Viewer): ChartBarred | null {
    return this.#memory.sightings.chartBarred(this.table, viewer);
  }

  /** Resolves with the whole log of a game that is over. */
  async review(game: string): Promise<Answer<{ events: GameEvent[] }>> {
    const record = this.table.games.find(({ id }) => id === game);
    if (!record) return { ok: false, refusal: 'no-such-game' };
    if (record.state === 'running') return { ok: false, refusal: 'game-not-over' };
    try {
      return { ok: true, events: await readGameLog(this.#deps.store, game) };
    } catch (error) {
      // The log may be missing because another server has deleted the table. In that case, nothing is damaged.
      await this.refresh();
      if (this.#writer.isDeleted) return NO_TABLE;
      throw error;
    }
  }

  /**
   * Carries out a command once, even if it is sent several times.
   * @param id an id chosen by the client, which must be different for each command of a player
   * @param circumstances returns the circumstances; called only for table commands, because no rule of a game depends
   * on them
   * @param moment the game, and perhaps the round, for which the command was meant; the running game by default
   */
  command(
    player: PlayerId,
    id: string,
    command: Command,
    circumstances: () => Circumstances,
    moment?: Moment,
  ): Promise<CarriedOut> {
    const judge = this.#judgeOf(player, command, circumstances);
    return this.#writer.inTurn<CarriedOut>(async () => {
      const key = `${player}:${id}`;
      if (this.#memory.isDone(key)) return { ok: true, feeds: NO_FEEDS, repeated: true };
      if (moment && !this.#isNow(moment)) return { ok: false, refusal: 'outdated' };
      const verdict = await judge();
      if (!verdict.ok) {
        // With the changes that other servers have written, the command may be allowed, so judge it again.
        if (await this.#writer.hasNews()) throw new OutdatedError();
        return verdict;
      }
      if (isLogFull(this.#memory, player, command, this.#bounds)) return { ok: false, refusal: 'log-full' };
      return {
        ok: true,
        feeds: await this.#writer.carryOut(verdict.events, { command: key }),
        repeated: false,
      };
    }, NO_TABLE);
  }

  /**
   * Carries out a command in the name of a player, for example when their time has run out. Does nothing if `choose`
   * returns no command.
   * @param choose called when the task runs; returns the command and its player, or undefined
   */
  actFor(choose: () => { actor: PlayerId; command: GameCommand } | undefined): Promise<Feeds> {
    return this.#writer.inTurn(async () => {
      const chosen = choose();
      const verdict = chosen && judgeGame(this.#position, chosen.actor, chosen.command);
      return verdict?.ok ? this.#writer.carryOut(verdict.events) : NO_FEEDS;
    }, NO_FEEDS);
  }

  /**
   * Deletes the table. Earlier tasks are finished, and later tasks are refused.
   * @param erase deletes the table from the store
   */
  end(erase: () => Promise<void>): Promise<void> {
    return this.#writer.inTurn(async () => {
      await erase();
      this.#writer.end();
    }, undefined);
  }

  get #bounds(): LogBounds {
    return this.#deps.bounds ?? LOG_BOUNDS;
  }

  get #position(): Position {
    const past = (game: string) => readGameLog(this.#deps.store, game);
    return { id: this.id, table: this.table, running: this.running, past };
  }

  /** Returns a function that judges a command. The circumstances are determined now, when the command is given. */
  #judgeOf(
    player: PlayerId,
    command: Command,
    circumstances: () => Circumstances,
  ): () => Verdict | Promise<Verdict> {
    if (!isTableCommand(command)) return () => judgeGame(this.#position, player, command);
    const device = circumstances();
    return () => judgeTable(this.#position, player, command, device, this.#deps.boards);
  }

  /**
   * Whether the game for which a command was meant is still running. If a round was given, it must still be that round.
   */
  #isNow({ game, round }: Moment): boolean {
    const { running } = this;
    return running?.record.id === game && (round === undefined || running.game.round === round);
  }

  /** Reads the changes that other servers have written to the table. */
  refresh(): Promise<void> {
    return this.#writer.inTurn(() => this.#writer.refresh(), undefined);
  }

  get #viewers(): readonly Viewer[] {
    return this.#deps.viewers?.(this) ?? [];
  }
}
