/**
 * Handles knocks, which are requests to be let in at a table whose game is running. Decides who may knock and who sees
 * the knock, and carries out the answer.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Answer, Knock, Knocked, Refusal } from '../../shared/wire/protocol.ts';
import { whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import { giveBack, join, type Joined } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { deviceOf, type Connection } from './connection.ts';
import type { Knocking } from './cluster-messages.ts';
import type { Cluster } from './cluster.ts';
import { isAsked, whyNoAnswer, whyNoWaiting } from './knock-rules.ts';
import { knockOf, Knocks, tellKnocker, type Waiting } from './knocks.ts';
import type { Presence } from './presence.ts';
import type { Proxies } from './proxies.ts';
import { Returns } from './returns.ts';

/** An empty list of knocks. Every connection is assumed to show this list until it has been sent another one. */
const NONE = JSON.stringify([]);

export interface DoorDeps {
  readonly presence: Presence;
  readonly tables: Pick<Tables, 'hold' | 'release'>;
  /** The other servers that share the tables, if there are any. */
  readonly cluster?: Pick<Cluster, 'knocksAt' | 'sayKnocks' | 'turnAway'> | undefined;
  readonly proxies: Pick<Proxies, 'addressOf'>;
  /**
   * How long a returning player waits before they are let in at a table where nobody else is present, in ms. Undefined
   * if waiting never lets them in.
   */
  readonly returnMs: number | undefined;
  /** Called with the error if somebody who needs no permission could not be let in. */
  readonly onFault: (error: unknown) => void;
}

export class Door {
  readonly #deps: DoorDeps;
  readonly #presence: Presence;
  readonly #knocks = new Knocks();
  readonly #returns: Returns;
  /**
   * The tables where somebody knocks. These tables are kept in memory, because an event written by another server may
   * answer the knock.
   */
  readonly #held = new Map<string, OpenTable>();
  /** The list of knocks that each connection was last sent. */
  readonly #shown = new WeakMap<Connection, string>();

  constructor(deps: DoorDeps) {
    this.#deps = deps;
    this.#presence = deps.presence;
    this.#returns = new Returns({
      afterMs: deps.returnMs,
      isAsked: (waiting) => this.#isAsked(waiting),
      onDue: (waiting) => this.#comeBack(waiting),
    });
  }

  /** The ids of the tables where somebody knocks at this server. */
  get tables(): Iterable<string> {
    return this.#knocks.tables;
  }

  /** The knocks at a table at this server, in the form that is sent to other servers. */
  knocking(table: string): Knocking[] {
    return this.#knocks.at(table).map((waiting) => ({
      ...knockOf(waiting),
      digest: waiting.digest,
      since: waiting.since,
      ...(waiting.from !== undefined && { from: waiting.from }),
      ...(waiting.returning && { returning: waiting.returning }),
    }));
  }

  /**
   * Adds a knock, which then waits for an answer, or returns why the person can't knock. A player of the table knocks
   * under their own name. Somebody who claims to be a player knocks under that player's name.
   * @param who the person who knocks; `since` is in ms since 1970
   */
  knock(
    table: OpenTable,
    who: Pick<Waiting, 'digest' | 'name' | 'connection' | 'since' | 'returning'>,
  ): Answer<Knocked> {
    const { id, table: known } = table;
    const refusal = this.#whyNot(table, who);
    if (refusal) return { ok: false, refusal };
    const before = this.#knocks.of(who.connection);
    if (before) this.#returns.forget(before);
    const as = who.returning?.player;
    const player = table.playerOf(who.digest);
    const called = player !== undefined && { player };
    const { from } = deviceOf(who.connection);
    const name = known.names[player ?? as ?? ''] ?? who.name;
    const knocking = {
      ...who,
      ...(from !== undefined && { from }),
      table: id,
      code: known.code,
      name,
      ...called,
      ...(as !== undefined && { as }),
    };
    const { hasRoom, displaced } = this.#knocks.add(knocking, this.#elsewhere(table));
    if (displaced) this.#end(displaced);
    if (before && before.table !== id) this.#changed(before.table);
    this.#changed(id, table);
    if (!hasRoom) return { ok: false, refusal: 'table-full' };
    const waiting = this.#knocks.of(who.connection);
    const address = this.#deps.proxies.addressOf(who.connection.request);
    const returnsMs = waiting?.returning && this.#returns.watch(waiting, address);
    return { ok: true, ...(returnsMs !== undefined && { returnsMs }) };
  }

  #whyNot(table: OpenTable, knocking: Pick<Knocking, 'digest' | 'name' | 'returning'>): Refusal | null {
    return whyNoWaiting(table, knocking, this.#presence.present(table));
  }

  #isAsked(waiting: Waiting): boolean {
    const table = this.#held.get(waiting.table);
    return table !== undefined && isAsked(table, waiting, this.#presence.present(table));
  }

  /** Lets a returning player in after their wait. Nobody who could have permitted the return came in the meantime. */
  #comeBack(waiting: Waiting): void {
    const table = this.#held.get(waiting.table);
    if (table && this.#knocks.of(waiting.connection) === waiting)
      this.#letIn(table, waiting).catch(this.#deps.onFault);
    else this.#returns.forget(waiting);
  }

  /**
   * Answers a knock.
   * @param by the player who answers
   */
  async answer(table: OpenTable, id: string, by: PlayerId, letIn: boolean): Promise<Answer<object>> {
    const waiting = this.#knocks.at(table.id).find((other) => other.id === id);
    const elsewhere = this.#elsewhere(table).find((other) => other.id === id);
    const knocking = waiting ?? elsewhere;
    const refusal = whyNoAnswer(table, by, knocking, this.#presence.present(table));
    if (refusal) return { ok: false, refusal };
    if (!knocking) return { ok: false, refusal: 'no-such-knock' };
    if (letIn) {
      const outcome = waiting
        ? await this.#letIn(table, waiting, by)
        : await this.#letInElsewhere(table, knocking, by);
      if (outcome.ok) return outcome;
      // If two players answer the same knock at different servers, the answer that is first in the log counts.
      const isIn = this.#whyNot(table, knocking) === 'game-running';
      return isIn ? { ok: false, refusal: 'no-such-knock' } : outcome;
    }
    this.turnAway(table.id, id);
    if (elsewhere) this.#deps.cluster?.turnAway(table.id, id);
    return { ok: true };
  }

  /** Turns away the person who knocked at this server, if they are still waiting. */
  turnAway(table: string, id: string): void {
    const waiting = this.#knocks.at(table).find((other) => other.id === id);
    if (!waiting) return;
    this.#end(waiting);
    this.#changed(table);
  }

  /**
   * Must be called when a connection has begun to attend a table. Sends it the knocks that its players may answer. If a
   * player of the connection may let people in, the list is sent even if it is empty.
   */
  welcome(connection: Connection): void {
    const { attendance } = connection.data;
    if (!attendance) return;
    const { table, players } = attendance;
    const returning = this.#knocks.at(table.id).filter((waiting) => waiting.returning);
    // A knocker may claim to be one of the players who have just come.
    if (returning.length > 0 && players.length > 0) this.settle(table);
    for (const waiting of returning) if (this.#isAsked(waiting)) this.#returns.restart(waiting);
    if (players.some((player) => whyNoLettingIn(table.table, player) === null))
      this.#send(connection, this.#listFor(connection));
    else this.#showTo(connection);
  }

  /** Ends the knock of a connection that has closed. */
  leave(connection: Connection): void {
    const waiting = this.#knocks.of(connection);
    if (!waiting) return;
    this.#remove(waiting);
    this.#changed(waiting.table);
  }

  /** Stops the timers of returning players. */
  stop(): void {
    this.#returns.close();
  }

  /**
   * Must be called when a table has changed. Lets in knockers who no longer need permission, and turns away knockers
   * who can no longer join.
   */
  settle(table: OpenTable): void {
    for (const waiting of this.#knocks.at(table.id)) {
      const refusal = this.#whyNot(table, waiting);
      if (refusal === null) continue;
      // Let the person in if the game is over, or if they have a seat in it or may take one without permission.
      const isOpen = refusal === 'no-game-running' || refusal === 'game-running';
      if (isOpen) this.#letIn(table, waiting).catch(this.#deps.onFault);
      else this.turnAway(table.id, waiting.id);
    }
    this.show(table.id);
  }

  /** Turns away everybody who knocks at a table that has been deleted. */
  close({ id }: OpenTable): void {
    for (const waiting of this.#knocks.at(id)) this.turnAway(id, waiting.id);
  }

  /**
   * Lets in somebody who knocks at this server.
   * @param by the player who permits it; undefined if no permission is needed
   */
  async #letIn(table: OpenTable, waiting: Waiting, by?: PlayerId): Promise<Answer<object>> {
    // Remove the knock immediately, so that only the first of two answers counts.
    this.#knocks.remove(waiting);
    this.#changed(table.id);
    const outcome = await this.#enter(table, waiting, by).catch((error: unknown) => {
      this.#putBack(table, waiting);
      throw error;
    });
    if (outcome.ok) {
      this.#returns.forget(waiting);
      this.#presence.tell(table, outcome.feeds);
      tellKnocker(waiting, true);
      return { ok: true };
    }
    // The table has changed in the meantime: the player may no longer answer, or a game has begun.
    const waitsOn = by === undefined ? outcome.refusal === 'must-knock' : outcome.refusal !== 'no-such-table';
    if (!waitsOn) tellKnocker(waiting, false);
    else this.#putBack(table, waiting);
    if (by !== undefined) this.settle(table);
    return outcome;
  }

  /** Lets in somebody who knocks at another server. The other server finds out from the log. */
  async #letInElsewhere(table: OpenTable, knocking: Knocking, by: PlayerId): Promise<Answer<object>> {
    const outcome = await this.#enter(table, knocking, by);
    if (!outcome.ok) return outcome;
    this.#presence.tell(table, outcome.feeds);
    return { ok: true };
  }

  #enter(table: OpenTable, { digest, name, returning }: Knocking, by?: PlayerId): Promise<Joined> {
    const present = () => this.#presence.present(table);
    if (returning) return giveBack(table, digest, returning, { present, by });
    return join(table, digest, name, by);
  }

  #putBack(table: OpenTable, waiting: Waiting): void {
    const { connection } = waiting;
    if (!connection.connected || this.#knocks.of(connection)) return;
    this.#knocks.add(waiting);
    this.#changed(table.id, table);
  }

  #end(waiting: Waiting): void {
    this.#remove(waiting);
    tellKnocker(waiting, false);
  }

  #remove(waiting: Waiting): void {
    this.#knocks.remove(waiting);
    this.#returns.forget(waiting);
  }

  /**
   * Must be called when the knocks at a table have changed. Sends the knocks to everybody who may answer them, and
   * keeps the table in memory while anybody is knocking.
   * @param table required if a knock was added
   */
  #changed(id: string, table?: OpenTable): void {
    const { tables, cluster } = this.#deps;
    const held = this.#held.get(id);
    const isKnockedAt = this.#knocks.at(id).length > 0;
    if (isKnockedAt && !held && table) {
      tables.hold(table);
      this.#held.set(id, table);
    } else if (!isKnockedAt && held) {
      this.#held.delete(id);
      tables.release(held);
    }
    cluster?.sayKnocks(id);
    this.show(id);
  }

  /**
   * Sends the knocks at a table to each connection that may answer them, unless the connection already has this list.
   */
  show(id: string): void {
    for (const connection of this.#presence.at({ id })) this.#showTo(connection);
  }

  #showTo(connection: Connection): void {
    const knocks = this.#listFor(connection);
    if ((this.#shown.get(connection) ?? NONE) !== JSON.stringify(knocks)) this.#send(connection, knocks);
  }

  #send(connection: Connection, knocks: readonly Knock[]): void {
    this.#shown.set(connection, JSON.stringify(knocks));
    connection.emit('knocks', knocks);
  }

  /** The knocks that any of a connection's players may answer. */
  #listFor({ data: { attendance } }: Connection): Knock[] {
    if (!attendance) return [];
    const { table, players } = attendance;
    const present = this.#presence.present(table);
    const mayAnswer = (knocking: Knocking) =>
      players.some((player) => whyNoAnswer(table, player, knocking, present) === null);
    return this.#listOf(table).filter(mayAnswer).map(knockOf);
  }

  /** The knocks at a table at all servers, without duplicates, in order of arrival. */
  #listOf(table: OpenTable): readonly Knocking[] {
    const here: readonly Knocking[] = this.#knocks.at(table.id);
    const isHere = ({ id }: Knocking) => here.some((other) => other.id === id);
    const elsewhere = this.#elsewhere(table).filter((knocking) => !isHere(knocking));
    return elsewhere.length > 0 ? [...here, ...elsewhere].sort((a, b) => a.since - b.since) : here;
  }

  /**
   * The known knocks at a table at other servers. Knockers who have already been let in according to the log are left
   * out.
   */
  #elsewhere(table: OpenTable): readonly Knocking[] {
    const knocking = this.#deps.cluster?.knocksAt(table.id) ?? [];
    const all = knocking.filter((one) => this.#whyNot(table, one) === null);
    return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
  }
}
