/** Who knocks at which table and waits: in memory only, and no longer than the connection that they knock with. */
import type { Knock } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import type { Connection } from './connection.ts';

/** So many strangers may wait at a table at once; somebody who is at it already can always ask. */
const MOST_STRANGERS = 5;

/** Somebody who waits to be let in. */
export interface Waiting extends Knock {
  /** The id of the table, and its code. */
  readonly table: string;
  readonly code: string;
  /** The digest of the token that is to stand for them. */
  readonly digest: string;
  /** Whom to answer. */
  readonly connection: Connection;
}

export class Knocks {
  /** Who waits at each table, in the order of coming. */
  readonly #rows = new Map<string, readonly Waiting[]>();
  readonly #byConnection = new WeakMap<Connection, Waiting>();

  /** Who waits at the table with this id, in the order of coming. */
  at(table: string): readonly Waiting[] {
    return this.#rows.get(table) ?? [];
  }

  /** With what a connection knocks, if it does. */
  of(connection: Connection): Waiting | undefined {
    return this.#byConnection.get(connection);
  }

  /**
   * Lets somebody wait. The same token again, as from a connection that comes back, keeps its place in the row; a
   * connection has one knock at most, its newest.
   * @returns whether there was room
   */
  add(knocking: Omit<Waiting, 'id'>): boolean {
    const { table, digest, player, connection } = knocking;
    const before = this.at(table).find((other) => other.digest === digest);
    const own = this.of(connection);
    if (own && own !== before) this.remove(own);
    const row = this.at(table);
    const strangers = row.filter((other) => other.player === undefined);
    if (!before && player === undefined && strangers.length >= MOST_STRANGERS) return false;
    const waiting = { ...knocking, id: before?.id ?? newId() };
    if (before) this.#byConnection.delete(before.connection);
    this.#byConnection.set(connection, waiting);
    this.#rows.set(
      table,
      before ? row.map((other) => (other === before ? waiting : other)) : [...row, waiting],
    );
    return true;
  }

  /** Takes somebody out of the row. */
  remove(waiting: Waiting): void {
    const others = this.at(waiting.table).filter((other) => other !== waiting);
    if (others.length > 0) this.#rows.set(waiting.table, others);
    else this.#rows.delete(waiting.table);
    if (this.of(waiting.connection) === waiting) this.#byConnection.delete(waiting.connection);
  }
}
