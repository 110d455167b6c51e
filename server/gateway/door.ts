/** The door of a table whose game runs: who knocks, who is shown it, and what becomes of it. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Answer, Knock, Knocked, Refusal } from '../../shared/wire/protocol.ts';
import { whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import type { Joined } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import type { Knocking } from './facts.ts';
import type { Fleet } from './fleet.ts';
import { isAsked, whyNoAnswer, whyNoWaiting } from './knock-rules.ts';
import { knockOf, Knocks, tellKnocker, type Waiting } from './knocks.ts';
import type { Presence } from './presence.ts';
import type { Proxies } from './proxies.ts';
import { Returns } from './returns.ts';

/** What a connection sees that has been shown nothing. */
const NONE = JSON.stringify([]);

export interface DoorDeps {
  readonly presence: Presence;
  readonly tables: Pick<Tables, 'hold' | 'release'>;
  /** The other servers, if the tables are shared with any. */
  readonly fleet?: Pick<Fleet, 'knocksAt' | 'sayKnocks' | 'turnAway'> | undefined;
  readonly proxies: Pick<Proxies, 'addressOf'>;
  /** How long somebody waits to come back where nobody is left, in ms; undefined: they are not let in. */
  readonly returnMs: number | undefined;
  /** Told when somebody who needs nobody's leave could not join. */
  readonly onFault: (error: unknown) => void;
}

export class Door {
  readonly #deps: DoorDeps;
  readonly #presence: Presence;
  readonly #knocks = new Knocks();
  readonly #returns: Returns;
  /** The tables where somebody knocks: kept in memory, for what others write there may be the answer. */
  readonly #held = new Map<string, OpenTable>();
  /** Which knocks each connection was shown last. */
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

  /** Who knocks at a table at this server, for the other servers. */
  knocking(table: string): Knocking[] {
    return this.#knocks.at(table).map((waiting) => ({
      ...knockOf(waiting),
      digest: waiting.digest,
      since: waiting.since,
      ...(waiting.returning && { returning: waiting.returning }),
    }));
  }

  /**
   * Lets somebody wait at a table's door; or why not. A player of the table, or somebody who says they are one, knocks
   * under that player's name.
   * @param who `since`: in ms since 1970
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
    const name = known.names[player ?? as ?? ''] ?? who.name;
    const knocking = {
      ...who,
      address: who.connection.data.address ?? '',
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

  /** Nobody was there all the while. */
  #comeBack(waiting: Waiting): void {
    const table = this.#held.get(waiting.table);
    if (table && this.#knocks.of(waiting.connection) === waiting)
      this.#letIn(table, waiting).catch(this.#deps.onFault);
    else this.#returns.forget(waiting);
  }

  /**
   * Answers a knock.
   * @param by the player of the table who lets them in, or not
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
      // Of two who let in the same one at different servers, the log knows the first.
      const isIn = this.#whyNot(table, knocking) === 'game-running';
      return isIn ? { ok: false, refusal: 'no-such-knock' } : outcome;
    }
    this.turnAway(table.id, id);
    if (elsewhere) this.#deps.fleet?.turnAway(table.id, id);
    return { ok: true };
  }

  /** Turns away somebody who knocks at this server, if they still do. */
  turnAway(table: string, id: string): void {
    const waiting = this.#knocks.at(table).find((other) => other.id === id);
    if (!waiting) return;
    this.#end(waiting);
    this.#changed(table);
  }

  /** Shows a connection that has just attended a table who knocks there, if it may let them in: also if nobody does. */
  welcome(connection: Connection): void {
    const { attendance } = connection.data;
    if (!attendance) return;
    const { table, players } = attendance;
    const returning = this.#knocks.at(table.id).filter((waiting) => waiting.returning);
    // They may be the one whom somebody else says they are.
    if (returning.length > 0 && players.length > 0) this.settle(table);
    for (const waiting of returning) if (this.#isAsked(waiting)) this.#returns.restart(waiting);
    if (players.some((player) => whyNoLettingIn(table.table, player) === null))
      this.#send(connection, this.#listFor(connection));
    else this.#showTo(connection);
  }

  /** A connection has closed: whoever knocked with it is gone. */
  leave(connection: Connection): void {
    const waiting = this.#knocks.of(connection);
    if (!waiting) return;
    this.#remove(waiting);
    this.#changed(waiting.table);
  }

  /** The server stops. */
  stop(): void {
    this.#returns.close();
  }

  /** A table has changed: some who wait need nobody's leave any more, and some can't be let in. */
  settle(table: OpenTable): void {
    for (const waiting of this.#knocks.at(table.id)) {
      const refusal = this.#whyNot(table, waiting);
      if (refusal === null) continue;
      // They may come in, or have: the game is over, or they were let in by another knock.
      const isOpen = refusal === 'no-game-running' || refusal === 'game-running';
      if (isOpen) this.#letIn(table, waiting).catch(this.#deps.onFault);
      else this.turnAway(table.id, waiting.id);
    }
    this.show(table.id);
  }

  /** A table is no more. */
  close({ id }: OpenTable): void {
    for (const waiting of this.#knocks.at(id)) this.turnAway(id, waiting.id);
  }

  /** @param by whose leave it takes; without it, nobody's */
  async #letIn(table: OpenTable, waiting: Waiting, by?: PlayerId): Promise<Answer<object>> {
    // Out of the row at once: of two who answer the same knock, only the first does.
    this.#knocks.remove(waiting);
    this.#changed(table.id);
    const outcome = await this.#enter(table, waiting, by).catch((error: unknown) => {
      this.#putBack(table, waiting);
      throw error;
    });
    if (outcome.ok) {
      this.#returns.forget(waiting);
      await this.#presence.tell(table, outcome.feeds);
      tellKnocker(waiting, true);
      return { ok: true };
    }
    // Somebody has changed the table in the same moment: who answered may not any more, or a game has begun.
    const waitsOn = by === undefined ? outcome.refusal === 'must-knock' : outcome.refusal !== 'no-such-table';
    if (!waitsOn) tellKnocker(waiting, false);
    else this.#putBack(table, waiting);
    if (by !== undefined) this.settle(table);
    return outcome;
  }

  /** Lets in who knocks at another server: what is written says so there. */
  async #letInElsewhere(table: OpenTable, knocking: Knocking, by: PlayerId): Promise<Answer<object>> {
    const outcome = await this.#enter(table, knocking, by);
    if (!outcome.ok) return outcome;
    await this.#presence.tell(table, outcome.feeds);
    return { ok: true };
  }

  #enter(table: OpenTable, { digest, name, returning }: Knocking, by?: PlayerId): Promise<Joined> {
    const present = () => this.#presence.present(table);
    if (returning) return table.entrance.giveBack(digest, returning, { present, by });
    return table.entrance.join(digest, name, by);
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
   * Others knock at a table at this server than before: everybody is to see that.
   * @param table needed where somebody waits who did not before
   */
  #changed(id: string, table?: OpenTable): void {
    const { tables, fleet } = this.#deps;
    const held = this.#held.get(id);
    const isKnockedAt = this.#knocks.at(id).length > 0;
    if (isKnockedAt && !held && table) {
      tables.hold(table);
      this.#held.set(id, table);
    } else if (!isKnockedAt && held) {
      this.#held.delete(id);
      tables.release(held);
    }
    fleet?.sayKnocks(id);
    this.show(id);
  }

  /** Shows those who may let in who knocks at the table with this id, unless they see it already. */
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

  /** Those whom one of a connection's players may answer. */
  #listFor({ data: { attendance } }: Connection): Knock[] {
    if (!attendance) return [];
    const { table, players } = attendance;
    const present = this.#presence.present(table);
    const mayAnswer = (knocking: Knocking) =>
      players.some((player) => whyNoAnswer(table, player, knocking, present) === null);
    return this.#listOf(table).filter(mayAnswer).map(knockOf);
  }

  /** Who knocks at a table at whatever server, each once, in the order of coming. */
  #listOf(table: OpenTable): readonly Knocking[] {
    const here: readonly Knocking[] = this.#knocks.at(table.id);
    const isHere = ({ id }: Knocking) => here.some((other) => other.id === id);
    const elsewhere = this.#elsewhere(table).filter((knocking) => !isHere(knocking));
    return elsewhere.length > 0 ? [...here, ...elsewhere].sort((a, b) => a.since - b.since) : here;
  }

  /** Who waits at a table at other servers, as far as it is known here; whom the log has let in waits no more. */
  #elsewhere(table: OpenTable): readonly Knocking[] {
    const knocking = this.#deps.fleet?.knocksAt(table.id) ?? [];
    const all = knocking.filter((one) => this.#whyNot(table, one) === null);
    return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
  }
}
