/** The knocks waiting at each table. They are in memory only, and end with the connection that knocks. */
import type { Knock } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import type { Connection } from './connection.ts';
import type { Knocking } from './cluster-messages.ts';

/**
 * How many strangers may wait at a table at once, and how many of them from one address; players of the table may
 * always knock. Several servers count what each knows of, so simultaneous knocks at two servers may exceed it by one.
 */
const MOST_STRANGERS = 20;
const MOST_FROM_ADDRESS = 5;

/** A knock that waits for an answer. */
export interface Waiting extends Knocking {
  /** The id of the table, and its code. */
  readonly table: string;
  readonly code: string;
  /** Where to send the answer. */
  readonly connection: Connection;
}

/** Whether there is room for a knock, and which other knock it displaces. */
export interface Added {
  readonly hasRoom: boolean;
  readonly displaced?: Waiting;
}

export class Knocks {
  /** The knocks at each table, in the order of coming. */
  readonly #rows = new Map<string, readonly Waiting[]>();
  readonly #byConnection = new WeakMap<Connection, Waiting>();

  /** The knocks at the table with this id, in the order of coming. */
  at(table: string): readonly Waiting[] {
    return this.#rows.get(table) ?? [];
  }

  /** The ids of the tables with a knock. */
  get tables(): Iterable<string> {
    return this.#rows.keys();
  }

  /** A connection's knock, if it has one. */
  of(connection: Connection): Waiting | undefined {
    return this.#byConnection.get(connection);
  }

  /**
   * Adds a knock. Knocking again with the same token, for instance after reconnecting, keeps its place in the row. A
   * connection has at most one knock, its newest.
   * @param elsewhere the known knocks at the same table at other servers
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

  remove(waiting: Waiting): void {
    const others = this.at(waiting.table).filter((other) => other !== waiting);
    if (others.length > 0) this.#rows.set(waiting.table, others);
    else this.#rows.delete(waiting.table);
    if (this.of(waiting.connection) === waiting) this.#byConnection.delete(waiting.connection);
  }
}

/**
 * Whether there is room for one more stranger. When the row is full, the address with the most knocks gives up its
 * newest for an address that has fewer, so that one crowd cannot keep everybody else out.
 */
function roomFor(
  knocking: Omit<Waiting, 'id'>,
  row: readonly Waiting[],
  elsewhere: readonly Knocking[],
): Added {
  // Returning players and newcomers are counted apart, so that neither can crowd out the other.
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

/** Counts each knock once, because two servers may both have it. */
function countOf(knocking: readonly Knocking[]): number {
  return new Set(knocking.map(({ digest }) => digest)).size;
}

/** The public part of a knock. */
export function knockOf({ id, name, player, as }: Knock): Knock {
  return { id, name, ...(player !== undefined && { player }), ...(as !== undefined && { as }) };
}

/** Tells a knocker whether they have been let in. */
export function tellKnocker({ connection, code }: Waiting, letIn: boolean): void {
  connection.emit('knock-answered', { code, letIn });
}
