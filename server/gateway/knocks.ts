/** Who knocks at which table and waits: in memory only, and no longer than the connection that they knock with. */
import type { Knock } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import type { Connection } from './connection.ts';
import type { Knocking } from './facts.ts';

/**
 * So many strangers may wait at a table at once; somebody who is at it already can always ask. At several servers it is
 * as many as each knows of: who knocks at two in the same moment may be one too many.
 */
const MOST_STRANGERS = 5;

/** Somebody who waits to be let in. */
export interface Waiting extends Knocking {
  /** The id of the table, and its code. */
  readonly table: string;
  readonly code: string;
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

  /** The ids of the tables where somebody waits. */
  get tables(): Iterable<string> {
    return this.#rows.keys();
  }

  /** With what a connection knocks, if it does. */
  of(connection: Connection): Waiting | undefined {
    return this.#byConnection.get(connection);
  }

  /**
   * Lets somebody wait. The same token again, as from a connection that comes back, keeps its place in the row; a
   * connection has one knock at most, its newest.
   * @param elsewhere who is known to wait at the same table at other servers
   * @returns whether there was room
   */
  add(knocking: Omit<Waiting, 'id'>, elsewhere: readonly Knocking[] = []): boolean {
    const { table, digest, player, connection } = knocking;
    const isSame = (other: Knocking) => other.digest === digest;
    const before = this.at(table).find(isSame);
    const own = this.of(connection);
    if (own && own !== before) this.remove(own);
    const row = this.at(table);
    const known = before ?? elsewhere.find(isSame);
    // Strangers must not fill the place of those who come back, nor the other way round.
    const isAlike = (other: Knocking) =>
      other.player === undefined && (other.returning === undefined) === (knocking.returning === undefined);
    const strangers = new Set([...row, ...elsewhere].filter(isAlike).map((other) => other.digest));
    if (!known && player === undefined && strangers.size >= MOST_STRANGERS) return false;
    const waiting = { ...knocking, id: known?.id ?? newId(), since: known?.since ?? knocking.since };
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

/** What is shown of somebody who knocks. */
export function knockOf({ id, name, player, as }: Knock): Knock {
  return { id, name, ...(player !== undefined && { player }), ...(as !== undefined && { as }) };
}

/** Tells somebody who knocked what has become of it. */
export function tellKnocker({ connection, code }: Waiting, letIn: boolean): void {
  connection.emit('knock-answered', { code, letIn });
}
