/** The door of a table whose game runs: who knocks, who is shown it, and what becomes of it. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Answer, Knock } from '../../shared/wire/protocol.ts';
import { whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Connection } from './connection.ts';
import { Knocks, type Waiting } from './knocks.ts';
import type { Presence } from './presence.ts';

/** What a connection sees that has been shown nothing. */
const NONE = JSON.stringify([]);

export class Door {
  readonly #presence: Presence;
  readonly #onFault: (error: unknown) => void;
  readonly #knocks = new Knocks();
  /** Which knocks each connection was shown last. */
  readonly #shown = new WeakMap<Connection, string>();

  /** @param onFault told when somebody who needs nobody's leave could not join */
  constructor(presence: Presence, onFault: (error: unknown) => void) {
    this.#presence = presence;
    this.#onFault = onFault;
  }

  /** Lets somebody wait at a table's door; or why not. Whoever is at the table knocks under the name they have there. */
  knock(table: OpenTable, who: Pick<Waiting, 'digest' | 'name' | 'connection'>): Answer<object> {
    const { id, table: known } = table;
    const refusal = table.whyNoKnock(who.digest, who.name);
    if (refusal) return { ok: false, refusal };
    const before = this.#knocks.of(who.connection);
    const player = table.playerOf(who.digest);
    const called = player !== undefined && { player, name: known.names[player] ?? who.name };
    const hasRoom = this.#knocks.add({ ...who, table: id, code: known.code, ...called });
    if (before) this.#show(before.table);
    this.#show(id);
    return hasRoom ? { ok: true } : { ok: false, refusal: 'table-full' };
  }

  /**
   * Answers a knock.
   * @param by the player of the table who lets them in, or not
   */
  async answer(table: OpenTable, id: string, by: PlayerId, letIn: boolean): Promise<Answer<object>> {
    const refusal = whyNoLettingIn(table.table, by);
    if (refusal) return { ok: false, refusal };
    const waiting = this.#knocks.at(table.id).find((other) => other.id === id);
    if (!waiting) return { ok: false, refusal: 'no-such-knock' };
    if (letIn) return this.#letIn(table, waiting, by);
    this.#end(waiting);
    this.#show(table.id);
    return { ok: true };
  }

  /** Shows a connection that has just attended a table who knocks there, if it may let them in: also if nobody does. */
  welcome(connection: Connection): void {
    const { attendance } = connection.data;
    if (!attendance) return;
    if (mayLetIn(connection)) this.#send(connection, this.#listOf(attendance.table.id));
    else this.#showTo(connection, attendance.table.id);
  }

  /** A connection has closed: whoever knocked with it is gone. */
  leave(connection: Connection): void {
    const waiting = this.#knocks.of(connection);
    if (!waiting) return;
    this.#knocks.remove(waiting);
    this.#show(waiting.table);
  }

  /** A table has changed: some who wait need nobody's leave any more, and some can't be let in. */
  settle(table: OpenTable): void {
    for (const waiting of this.#knocks.at(table.id)) {
      const refusal = table.whyNoKnock(waiting.digest, waiting.name);
      if (refusal === null) continue;
      // They may come in, or have: the game is over, or they were let in by another knock.
      const isOpen = refusal === 'no-game-running' || refusal === 'game-running';
      if (isOpen) this.#letIn(table, waiting).catch(this.#onFault);
      else this.#end(waiting);
    }
    this.#show(table.id);
  }

  /** A table is no more. */
  close({ id }: OpenTable): void {
    for (const waiting of this.#knocks.at(id)) this.#end(waiting);
  }

  /** @param by whose leave it takes; without it, nobody's */
  async #letIn(table: OpenTable, waiting: Waiting, by?: PlayerId): Promise<Answer<object>> {
    // Out of the row at once: of two who answer the same knock, only the first does.
    this.#knocks.remove(waiting);
    this.#show(table.id);
    const outcome = await table.join(waiting.digest, waiting.name, by).catch((error: unknown) => {
      this.#putBack(waiting);
      throw error;
    });
    if (outcome.ok) {
      await this.#presence.tell(table, outcome.feeds);
      tellKnocker(waiting, true);
      return { ok: true };
    }
    // Somebody has changed the table in the same moment: who answered may not any more, or a game has begun.
    const waitsOn = by === undefined ? outcome.refusal === 'must-knock' : outcome.refusal !== 'no-such-table';
    if (!waitsOn) tellKnocker(waiting, false);
    else this.#putBack(waiting);
    if (by !== undefined) this.settle(table);
    return outcome;
  }

  #putBack(waiting: Waiting): void {
    const { connection, table } = waiting;
    if (!connection.connected || this.#knocks.of(connection)) return;
    this.#knocks.add(waiting);
    this.#show(table);
  }

  #end(waiting: Waiting): void {
    this.#knocks.remove(waiting);
    tellKnocker(waiting, false);
  }

  /** Shows those who may let in who knocks at the table with this id, unless they see it already. */
  #show(id: string): void {
    for (const connection of this.#presence.at({ id })) this.#showTo(connection, id);
  }

  #showTo(connection: Connection, id: string): void {
    const knocks = mayLetIn(connection) ? this.#listOf(id) : [];
    if ((this.#shown.get(connection) ?? NONE) !== JSON.stringify(knocks)) this.#send(connection, knocks);
  }

  #send(connection: Connection, knocks: readonly Knock[]): void {
    this.#shown.set(connection, JSON.stringify(knocks));
    connection.emit('knocks', knocks);
  }

  #listOf(id: string): Knock[] {
    return this.#knocks
      .at(id)
      .map(({ id, name, player }) => ({ id, name, ...(player !== undefined && { player }) }));
  }
}

/** Whether one of the players that a connection attends its table as may let in who knocks there. */
function mayLetIn({ data: { attendance } }: Connection): boolean {
  if (!attendance) return false;
  const { table, players } = attendance;
  return players.some((player) => whyNoLettingIn(table.table, player) === null);
}

function tellKnocker({ connection, code }: Waiting, letIn: boolean): void {
  connection.emit('knock-answered', { code, letIn });
}
