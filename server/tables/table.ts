/** A table that is open: whatever is asked of it is done in its turn, written, and then told. Knows no sockets. */
import type { Board } from '../../shared/board/board.ts';
import { isAtTable, runningGame } from '../../shared/table/queries.ts';
import type { GameCommand, GameEvent, PlayerId } from '../../shared/game/game.ts';
import type { Answer, Command, Feed, Have, Moment, Refusal } from '../../shared/wire/protocol.ts';
import { isTableCommand, type Table } from '../../shared/table/table.ts';
import { decideEntry, decideJoin, decideTakeover, whyNoKnocking } from '../../shared/table/admission.ts';
import type { Offer } from '../../shared/table/rules/devices.ts';
import type { Barred } from '../../shared/table/rules/olympus.ts';
import type { ChartBarred } from '../../shared/table/rules/open-chart.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import type { Sight } from '../../shared/table/rules/sightings.ts';
import type { Audience, ToldTo } from '../../shared/game/told.ts';
import { newId } from '../lib/secrets.ts';
import { OutdatedError, type Store } from '../store/store-interface.ts';
import { findKey, makeKey } from './device-keys.ts';
import { NO_FEEDS, type Feeds } from './feeds.ts';
import { hostPassedAt } from './hosts.ts';
import { Ledger } from './ledger.ts';
import { readGameLog, type Events } from './logs.ts';
import { isLogFull, isTableFull, LOG_BOUNDS, type LogBounds } from './log-bounds.ts';
import { TableMemory } from './memory.ts';
import { judgeGame, judgeTable, type Position, type RunningGame, type Verdict } from './referee.ts';
import type { Witness } from './sightings.ts';

/** What a command did, before it is sent to anybody; `repeated`: it had been carried out already. */
export type CarriedOut = Answer<{ feeds: Feeds; repeated: boolean }>;
/** The player that a token stands for now. */
export type Joined = Answer<{ player: PlayerId; feeds: Feeds; repeated: boolean }>;

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
    const player = this.#memory.seatedBy(digest);
    return player !== undefined && isAtTable(this.table, player) ? player : undefined;
  }

  /** What a client misses that has this much of the logs. */
  missing(audience: Audience, have: Have): Feed[] {
    return this.#memory.missing(audience, have);
  }

  /** What an audience of the newest game was told when it happened, from this event on: for who has been there all along. */
  heard<A extends Audience>(audience: A, from: number): ToldTo[A][] {
    return this.#memory.game?.heard(audience, from) ?? [];
  }

  /** What a device has seen of the running game: see Sightings. */
  saw(digests: readonly string[]): Sight[] {
    return runningGame(this.table) ? this.#memory.sightings.of(digests) : [];
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

  /**
   * Lets a device follow the table from now on. What it comes to see is on disk before; what its coming changes
   * at the table, the others are to be told.
   * @param tokens the digests of the tokens that it comes with: who they stand for is seen when it is its turn
   * @param enter done before anything else happens at the table
   */
  admit(
    tokens: readonly string[],
    device: Omit<Witness, 'players'>,
    enter: (witness: Witness) => Promise<void>,
  ): Promise<Answer<{ witness: Witness; feeds: Feeds }>> {
    return this.#ledger.inTurn<Answer<{ witness: Witness; feeds: Feeds }>>(async () => {
      await this.#ledger.refresh();
      if (this.#ledger.isDeleted) return NO_TABLE;
      const { id, table } = this;
      const players = tokens.map((token) => this.playerOf(token)).filter((player) => player !== undefined);
      const witness = { ...device, players };
      const here = [...this.here, ...witness.players];
      const passed = await hostPassedAt(this.#deps.store, { id, table, here });
      const feeds = await this.#ledger.carryOut({ table: passed, game: [] }, {}, [witness]);
      await enter(witness);
      return { ok: true, witness, feeds };
    }, NO_TABLE);
  }

  /** The whole log of a game that is over. */
  async review(game: string): Promise<Answer<{ events: GameEvent[] }>> {
    const record = this.table.games.find(({ id }) => id === game);
    if (!record) return { ok: false, refusal: 'no-such-game' };
    if (record.state === 'running') return { ok: false, refusal: 'game-not-over' };
    return { ok: true, events: await readGameLog(this.#deps.store, game) };
  }

  /** Why whoever has the token with this digest can't knock at the door, or null. */
  whyNoKnock(digest: string, name: string): Refusal | null {
    const player = this.playerOf(digest);
    if (player === undefined && this.#memory.seatedBy(digest) !== undefined) return 'token-used';
    return whyNoKnocking(this.table, name, player);
  }

  /**
   * Joins a new player, whose token has this digest. The same digest again is the same player, so that a
   * request may be sent twice; once its player has left, it is refused ('token-used').
   * @param by who lets them in, if a game is running: to the table, or who is at it already into the game
   */
  join(digest: string, name: string, by?: PlayerId): Promise<Joined> {
    return this.#ledger.inTurn<Joined>(async () => {
      await this.#ledger.refresh();
      const known = this.playerOf(digest);
      if (known !== undefined && by === undefined)
        return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
      if (known === undefined && this.#memory.seatedBy(digest)) return { ok: false, refusal: 'token-used' };
      if (known === undefined && isTableFull(this.#memory, this.#bounds))
        return { ok: false, refusal: 'log-full' };
      const player = known ?? newId();
      const decision =
        known !== undefined && by !== undefined
          ? decideEntry(this.table, known, by)
          : decideJoin(this.table, { id: player, name }, by);
      if (!decision.ok) return decision;
      const joined: Events = { table: decision.events, game: [] };
      const seats = known === undefined ? { seat: { table: this.id, digest, player } } : {};
      return { ok: true, player, feeds: await this.#ledger.carryOut(joined, seats), repeated: false };
    }, NO_TABLE);
  }

  /** Makes a key for another device of a player: see changeDevice. */
  makeKey(offer: Offer): Promise<{ key: string; leftMs: number }> {
    return makeKey(this.#deps.store, this.id, offer);
  }

  /**
   * Gives a player's place to the token of another device, by a key: the one before is locked out. The key is used up
   * only if that is written. The same digest again is the same player.
   * @param digest the digest of the new device's token
   * @param device what it is and has seen; `knowing`: it has been asked, and says yes
   */
  changeDevice(
    key: string,
    digest: string,
    device: Circumstances & { readonly knowing: boolean },
  ): Promise<Joined> {
    return this.#ledger.inTurn<Joined>(async () => {
      await this.#ledger.refresh();
      const known = this.playerOf(digest);
      if (known !== undefined) return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
      const offer = await findKey(this.#deps.store, this.id, key);
      if (!offer) return { ok: false, refusal: 'no-such-offer' };
      const { player } = offer;
      const decision = decideTakeover(this.table, offer, device);
      if (!decision.ok) return decision;
      if (this.#memory.seatedBy(digest) !== undefined) return { ok: false, refusal: 'token-used' };
      const changed: Events = { table: decision.events, game: [] };
      const seat = { table: this.id, digest, player };
      const before = this.#memory.digestOf(player);
      const unseat = before === undefined ? {} : { unseat: { ...seat, digest: before } };
      const spent = { table: this.id, digest: offer.digest };
      const feeds = await this.#ledger.carryOut(changed, { seat, ...unseat, spent });
      return { ok: true, player, feeds, repeated: false };
    }, NO_TABLE);
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
      if (isLogFull(this.#memory, command, this.#bounds)) return { ok: false, refusal: 'log-full' };
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
