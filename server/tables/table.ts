/** A table that is open: whatever is asked of it is done in its turn, written, and then told. Knows no sockets. */
import type { Board } from '../../shared/board/board.ts';
import { isAtTable, runningGame } from '../../shared/table/queries.ts';
import type { GameCommand, GameEvent, PlayerId } from '../../shared/game/game.ts';
import type { Answer, Command, Feed, Have, Moment } from '../../shared/wire/protocol.ts';
import { isTableCommand, type Table } from '../../shared/table/table.ts';
import { decideTakeover } from '../../shared/table/decide.ts';
import type { Offer } from '../../shared/table/rules/devices.ts';
import { whyNoJoin, type Circumstances } from '../../shared/table/rules/seats.ts';
import type { Audience } from '../../shared/game/told.ts';
import { newId } from '../lib/secrets.ts';
import type { Store } from '../store/store-interface.ts';
import { NO_FEEDS, type Feeds } from './feeds.ts';
import { readGameLog, type Events } from './logs.ts';
import { TableMemory, type Cause } from './memory.ts';
import { Queue } from './queue.ts';
import { judgeGame, judgeTable, type Position, type RunningGame } from './referee.ts';

/** What a command did, before it is sent to anybody; `repeated`: it had been carried out already. */
export type CarriedOut = Answer<{ feeds: Feeds; repeated: boolean }>;
/** The player that a token stands for now. */
export type Joined = Answer<{ player: PlayerId; feeds: Feeds; repeated: boolean }>;

/** What a table needs from outside. */
export interface OpenTableDeps {
  readonly store: Store;
  readonly boards: ReadonlyMap<string, Board>;
}

const NO_TABLE = { ok: false, refusal: 'no-such-table' } as const;

export class OpenTable {
  readonly id: string;
  readonly #deps: OpenTableDeps;
  readonly #queue = new Queue();
  #memory: TableMemory;
  #isDeleted = false;

  /**
   * Opens a table from its logs.
   * @throws Error if the disk can't be read
   */
  constructor(id: string, deps: OpenTableDeps) {
    this.id = id;
    this.#deps = deps;
    this.#memory = new TableMemory(id, deps.store);
  }

  get table(): Table {
    return this.#memory.table;
  }

  /** The game that is being played, with its truth: for the clock, which may have to move in a player's stead. */
  get running(): RunningGame | undefined {
    const { table, game } = this.#memory;
    const record = this.#isDeleted ? undefined : runningGame(table);
    return record && game && { record, game: game.game };
  }

  /** Whether something is being carried out. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Resolves when nothing is being carried out any more. */
  idle(): Promise<void> {
    return this.#queue.idle();
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

  /** The whole log of a game that is over. */
  review(game: string): Answer<{ events: GameEvent[] }> {
    const record = this.table.games.find(({ id }) => id === game);
    if (!record) return { ok: false, refusal: 'no-such-game' };
    if (record.state === 'running') return { ok: false, refusal: 'game-not-over' };
    return { ok: true, events: readGameLog(this.#deps.store, game) };
  }

  /**
   * Joins a new player, whose token has this digest. The same digest again is the same player, so that a
   * request may be sent twice; once its player has left, it is refused ('token-used').
   */
  join(digest: string, name: string): Promise<Joined> {
    return this.#inTurn<Joined>(async () => {
      const known = this.playerOf(digest);
      if (known) return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
      if (this.#memory.seatedBy(digest)) return { ok: false, refusal: 'token-used' };
      const refusal = whyNoJoin(this.table);
      if (refusal) return { ok: false, refusal };
      const player = newId();
      const joined: Events = { table: [{ type: 'joined', player, name }], game: [] };
      const feeds = await this.#carryOut(joined, { seat: { table: this.id, digest, player } });
      return { ok: true, player, feeds, repeated: false };
    }, NO_TABLE);
  }

  /**
   * Gives a player's place to the token of another device: the one before is locked out.
   * @param digest the digest of the new device's token
   * @param device what it is and has seen; `knowing`: it has been asked, and says yes
   */
  changeDevice(
    offer: Offer,
    digest: string,
    device: Circumstances & { readonly knowing: boolean },
  ): Promise<CarriedOut> {
    return this.#inTurn<CarriedOut>(async () => {
      const { player } = offer;
      const decision = decideTakeover(this.table, offer, device);
      if (!decision.ok) return decision;
      const holder = this.#memory.seatedBy(digest);
      if (holder === player) return { ok: true, feeds: NO_FEEDS, repeated: true };
      if (holder !== undefined) return { ok: false, refusal: 'token-used' };
      const changed: Events = { table: decision.events, game: [] };
      const seat = { table: this.id, digest, player };
      const before = this.#memory.digestOf(player);
      const seats = before === undefined ? { seat } : { seat, unseat: { ...seat, digest: before } };
      return { ok: true, feeds: await this.#carryOut(changed, seats), repeated: false };
    }, NO_TABLE);
  }

  /**
   * Carries out a command once, however often it comes.
   * @param id the client's: new for each command of a player
   * @param moment the game, and the round, that it was meant for; without it, whichever is running
   */
  command(
    player: PlayerId,
    id: string,
    command: Command,
    circumstances: Circumstances,
    moment?: Moment,
  ): Promise<CarriedOut> {
    return this.#inTurn<CarriedOut>(async () => {
      const key = `${player}:${id}`;
      if (this.#memory.isDone(key)) return { ok: true, feeds: NO_FEEDS, repeated: true };
      if (moment && !this.#isNow(moment)) return { ok: false, refusal: 'outdated' };
      const verdict = isTableCommand(command)
        ? judgeTable(this.#position, player, command, circumstances, this.#deps.boards)
        : judgeGame(this.#position, player, command);
      if (!verdict.ok) return verdict;
      return { ok: true, feeds: await this.#carryOut(verdict.events, { command: key }), repeated: false };
    }, NO_TABLE);
  }

  /**
   * Carries out a command in the stead of a player who let the time run out, if it still is to be done.
   * @param choose asked when it is its turn: the command and who gives it, or undefined
   */
  actFor(choose: () => { actor: PlayerId; command: GameCommand } | undefined): Promise<Feeds> {
    return this.#inTurn(async () => {
      const chosen = choose();
      const verdict = chosen && judgeGame(this.#position, chosen.actor, chosen.command);
      return verdict?.ok ? this.#carryOut(verdict.events) : NO_FEEDS;
    }, NO_FEEDS);
  }

  /**
   * Ends the table for good: what is being carried out is finished first, what comes later is refused.
   * @param erase deletes it from disk
   */
  end(erase: () => void): Promise<void> {
    return this.#inTurn(async () => {
      erase();
      this.#isDeleted = true;
    }, undefined);
  }

  get #position(): Position {
    return { table: this.table, running: this.running };
  }

  /** Whether a command that was meant for a game, or a round of it, still comes in time. */
  #isNow({ game, round }: Moment): boolean {
    const { running } = this;
    return running?.record.id === game && (round === undefined || running.game.round === round);
  }

  /** @param deleted the answer if the table is no more when the turn comes */
  #inTurn<T>(task: () => Promise<T>, deleted: T): Promise<T> {
    return this.#queue.add(() => (this.#isDeleted ? deleted : task()));
  }

  /** Writes events to disk, and only then takes them into memory; resolves with what each audience is told. */
  async #carryOut(events: Events, cause: Cause = {}): Promise<Feeds> {
    const change = this.#memory.changeFor(events, cause);
    try {
      if (change) await this.#deps.store.write(change);
    } catch (error) {
      // Some of a write that failed may be on disk all the same: memory is read from there anew.
      this.#memory = new TableMemory(this.id, this.#deps.store);
      throw error;
    }
    return this.#memory.add(events, cause);
  }
}
