/** Who knocks at which table and waits: in memory only, and no longer than the connection that they knock with. */
import type { Knock } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import type { Connection } from './connection.ts';
import type { Knocking } from './cluster-messages.ts';

/**
 * So many strangers may wait at a table at once, and so many of one address; somebody who is at it already can always
 * ask. At several servers it is as many as each knows of: of two who knock at two servers in the same moment, one may be
 * one too many.
 */
const MOST_STRANGERS = 20;
const MOST_FROM_ADDRESS = 5;

/** Somebody who waits to be let in. */
export interface Waiting extends Knocking {
  /** The id of the table, and its code. */
  readonly table: string;
  readonly code: string;
  /** Whom to answer. */
  readonly connection: Connection;
}

/** Whether somebody may wait, and who has to go for them. */
export interface Added {
  readonly hasRoom: boolean;
  readonly displaced?: Waiting;
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
   */
  add(knocking: Omit<Waiting, 'id'>, elsewhere: readonly Knocking[] = []): Added {
    const { table, digest, player, connection } = knocking;
    const isSame = (other: Knocking) => other.digest === digest;
    const before = this.at(table).find(isSame);
    const own = this.of(connection);
    if (own && own !== before) this.remove(own);
    const row = this.at(table);
    const known = before ?? elsewhere.find(isSame);
    const room = known || player !== undefined ? { hasRoom: true } : roomFor(knocking, row, elsewhere);
    if (!room.hasRoom) return room;
    const waiting = { ...knocking, id: known?.id ?? newId(), since: known?.since ?? knocking.since };
    if (before) this.#byConnection.delete(before.connection);
    this.#byConnection.set(connection, waiting);
    this.#rows.set(
      table,
      before ? row.map((other) => (other === before ? waiting : other)) : [...row, waiting],
    );
    return room;
  }

  /** Takes somebody out of the row. */
  remove(waiting: Waiting): void {
    const others = this.at(waiting.table).filter((other) => other !== waiting);
    if (others.length > 0) this.#rows.set(waiting.table, others);
    else this.#rows.delete(waiting.table);
    if (this.of(waiting.connection) === waiting) this.#byConnection.delete(waiting.connection);
  }
}

/**
 * Whether one more stranger may wait. When the door is full, the newest of the address with most of them makes room for
 * an address that has fewer: one crowd must not keep everybody else out.
 */
function roomFor(
  knocking: Omit<Waiting, 'id'>,
  row: readonly Waiting[],
  elsewhere: readonly Knocking[],
): Added {
  // Strangers must not fill the place of those who come back, nor the other way round.
  const isAlike = (other: Knocking) =>
    other.player === undefined && (other.returning === undefined) === (knocking.returning === undefined);
  const here = row.filter(isAlike);
  const everywhere = [...here, ...elsewhere.filter(isAlike)];
  const own = countOf(everywhere.filter(({ from }) => from === knocking.from));
  if (own >= MOST_FROM_ADDRESS) return { hasRoom: false };
  if (countOf(everywhere) < MOST_STRANGERS) return { hasRoom: true };
  const crowds = here
    .map((one) => here.filter(({ from }) => from === one.from))
    .sort((a, b) => b.length - a.length);
  const displaced = crowds[0]?.at(-1);
  return displaced && crowds[0] && crowds[0].length > own + 1
    ? { hasRoom: true, displaced }
    : { hasRoom: false };
}

/** Somebody may be known to wait at two servers at once. */
function countOf(knocking: readonly Knocking[]): number {
  return new Set(knocking.map(({ digest }) => digest)).size;
}

/** What is shown of somebody who knocks. */
export function knockOf({ id, name, player, as }: Knock): Knock {
  return { id, name, ...(player !== undefined && { player }), ...(as !== undefined && { as }) };
}

/** Tells somebody who knocked what has become of it. */
export function tellKnocker({ connection, code }: Waiting, letIn: boolean): void {
  connection.emit('knock-answered', { code, letIn });
}
