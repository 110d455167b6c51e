/** A table that is open: whatever is asked of it is done in its turn, written, and then told. Knows no sockets. */
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
import { Ledger } from './ledger.ts';
import { readGameLog } from './logs.ts';
import { isLogFull, LOG_BOUNDS, type LogBounds } from './log-bounds.ts';
import { TableMemory } from './memory.ts';
import { judgeGame, judgeTable, type Position, type RunningGame, type Verdict } from './referee.ts';
import type { Device, Witness } from './sightings.ts';

/** What a command did, before it is sent to anybody; `repeated`: it had been carried out already. */
export type CarriedOut = Answer<{ feeds: Feeds; repeated: boolean }>;

/** What a table needs from outside. */
export interface OpenTableDeps {
  readonly store: Store;
  readonly boards: ReadonlyMap<string, Board>;
  /** The devices that follow a table now. */
  readonly witnesses?: (table: OpenTable) => readonly Witness[];
  /** Where its logs end. */
  readonly bounds?: LogBounds;
  /** Others have written to a table: what each audience here is to be told of it. */
  readonly onNews?: (table: OpenTable, feeds: Feeds) => Promise<void>;
  /** Something has been written to a table from here. */
  readonly onWritten?: (table: OpenTable) => void;
  /** A table has been deleted by others. */
  readonly onGone?: (table: OpenTable) => Promise<void>;
}

const NO_TABLE = { ok: false, refusal: 'no-such-table' } as const;

export class OpenTable {
  readonly id: string;
  /** The way in. */
  readonly entrance: Entrance;
  readonly #deps: OpenTableDeps;
  readonly #ledger: Ledger;
  readonly #memory: TableMemory;

  private constructor(memory: TableMemory, deps: OpenTableDeps) {
    this.id = memory.id;
    this.#deps = deps;
    this.#memory = memory;
    this.#ledger = new Ledger(memory, {
      store: deps.store,
      witnesses: () => this.#witnesses,
      onNews: async (feeds) => deps.onNews?.(this, feeds),
      onWritten: () => deps.onWritten?.(this),
      onGone: async () => deps.onGone?.(this),
    });
    const here = () => this.here;
    this.entrance = new Entrance({ ledger: this.#ledger, store: deps.store, bounds: this.#bounds, here });
  }

  /**
   * Opens a table from its logs.
   * @throws DamagedError if any of them is not as it was written, Error if the store can't be read
   */
  static async open(id: string, deps: OpenTableDeps): Promise<OpenTable> {
    return new OpenTable(await TableMemory.read(id, deps.store), deps);
  }

  get table(): Table {
    return this.#memory.table;
  }

  /** The game that is being played, with its truth: for the clock, which may have to move in a player's stead. */
  get running(): RunningGame | undefined {
    const { table, game } = this.#memory;
    const record = this.#ledger.isDeleted ? undefined : runningGame(table);
    return record && game && { record, game: game.game };
  }

  /** The players that devices follow the table with now. */
  get here(): PlayerId[] {
    return this.#witnesses.flatMap(({ players }) => players);
  }

  /** Whether any device follows it. */
  get isAttended(): boolean {
    return this.#witnesses.length > 0;
  }

  /** How many changes of it are known: see Change.at. */
  get version(): number {
    return this.#memory.version;
  }

  /** How many events of it are in memory. */
  get length(): number {
    return this.#memory.length + (this.#memory.game?.length ?? 0);
  }

  /** Whether something is being carried out. */
  get busy(): boolean {
    return this.#ledger.busy;
  }

  /** Resolves when nothing is being carried out any more. */
  idle(): Promise<void> {
    return this.#ledger.idle();
  }

  /** The player of this table behind a token's digest, or undefined. */
  playerOf(digest: string): PlayerId | undefined {
    return this.entrance.playerOf(digest);
  }

  /** What a client misses that has this much of the logs. */
  missing(audience: Audience, have: Have): Feed[] {
    return this.#memory.missing(audience, have);
  }

  /** What an audience of the newest game was told when it happened, from this event on: for who has been there all along. */
  heard<A extends Audience>(audience: A, from: number): ToldTo[A][] {
    return this.#memory.game?.heard(audience, from) ?? [];
  }

  /** What a device may have seen of the running game: see Sightings. */
  saw(device: Device): readonly Sight[] {
    return runningGame(this.table) ? this.#memory.sightings.atMost(this.entrance.knownBy(device)) : [];
  }

  /** The audience that a device belongs to now. */
  audience(witness: Witness): Audience {
    return this.#memory.sightings.audience(this.table, witness);
  }

  /** Why a device is not the big screen that it asks to be, though that is open; or null. */
  barred(witness: Witness): Barred | null {
    return this.#memory.sightings.barred(this.table, witness);
  }

  /** Why a device does not see the chart that it asks for, though that is open to onlookers; or null. */
  chartBarred(witness: Witness): ChartBarred | null {
    return this.#memory.sightings.chartBarred(this.table, witness);
  }

  /** The whole log of a game that is over. */
  async review(game: string): Promise<Answer<{ events: GameEvent[] }>> {
    const record = this.table.games.find(({ id }) => id === game);
    if (!record) return { ok: false, refusal: 'no-such-game' };
    if (record.state === 'running') return { ok: false, refusal: 'game-not-over' };
    return { ok: true, events: await readGameLog(this.#deps.store, game) };
  }

  /**
   * Carries out a command once, however often it comes.
   * @param id the client's: new for each command of a player
   * @param circumstances asked for only if the command is one at the table: no rule of a game depends on them
   * @param moment the game, and the round, that it was meant for; without it, whichever is running
   */
  command(
    player: PlayerId,
    id: string,
    command: Command,
    circumstances: () => Circumstances,
    moment?: Moment,
  ): Promise<CarriedOut> {
    const judge = this.#judgeOf(player, command, circumstances);
    return this.#ledger.inTurn<CarriedOut>(async () => {
      const key = `${player}:${id}`;
      if (this.#memory.isDone(key)) return { ok: true, feeds: NO_FEEDS, repeated: true };
      if (moment && !this.#isNow(moment)) return { ok: false, refusal: 'outdated' };
      const verdict = await judge();
      if (!verdict.ok) {
        // It may be right by what others have written.
        if (await this.#ledger.hasNews()) throw new OutdatedError();
        return verdict;
      }
      if (isLogFull(this.#memory, player, command, this.#bounds)) return { ok: false, refusal: 'log-full' };
      return {
        ok: true,
        feeds: await this.#ledger.carryOut(verdict.events, { command: key }),
        repeated: false,
      };
    }, NO_TABLE);
  }

  /**
   * Carries out a command in the stead of a player who let the time run out, if it still is to be done.
   * @param choose asked when it is its turn: the command and who gives it, or undefined
   */
  actFor(choose: () => { actor: PlayerId; command: GameCommand } | undefined): Promise<Feeds> {
    return this.#ledger.inTurn(async () => {
      const chosen = choose();
      const verdict = chosen && judgeGame(this.#position, chosen.actor, chosen.command);
      return verdict?.ok ? this.#ledger.carryOut(verdict.events) : NO_FEEDS;
    }, NO_FEEDS);
  }

  /**
   * Ends the table for good: what is being carried out is finished first, what comes later is refused.
   * @param erase deletes it from disk
   */
  end(erase: () => Promise<void>): Promise<void> {
    return this.#ledger.inTurn(async () => {
      await erase();
      this.#ledger.end();
    }, undefined);
  }

  get #bounds(): LogBounds {
    return this.#deps.bounds ?? LOG_BOUNDS;
  }

  get #position(): Position {
    const past = (game: string) => readGameLog(this.#deps.store, game);
    return { id: this.id, table: this.table, running: this.running, past };
  }

  /** What judges a command when its turn comes, by the circumstances in which it was given. */
  #judgeOf(
    player: PlayerId,
    command: Command,
    circumstances: () => Circumstances,
  ): () => Verdict | Promise<Verdict> {
    if (!isTableCommand(command)) return () => judgeGame(this.#position, player, command);
    const device = circumstances();
    return () => judgeTable(this.#position, player, command, device, this.#deps.boards);
  }

  /** Whether a command that was meant for a game, or a round of it, still comes in time. */
  #isNow({ game, round }: Moment): boolean {
    const { running } = this;
    return running?.record.id === game && (round === undefined || running.game.round === round);
  }

  /** Looks whether others have written to the table, and takes that in. */
  refresh(): Promise<void> {
    return this.#ledger.inTurn(() => this.#ledger.refresh(), undefined);
  }

  get #witnesses(): readonly Witness[] {
    return this.#deps.witnesses?.(this) ?? [];
  }
}
