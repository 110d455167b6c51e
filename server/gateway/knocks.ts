/** The knocks waiting at each table. Knocks are kept only in memory. A knock ends when its connection closes. */
import type { Knock } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import type { Connection } from './connection.ts';
import type { Knocking } from './cluster-messages.ts';

/**
 * The maximum number of strangers who may wait at a table at once. Players of the table may always knock. Each server
 * counts only the knocks that it knows about, so simultaneous knocks at two servers may exceed the maximum by one.
 */
const MOST_STRANGERS = 20;
/** The maximum number of strangers from one address who may wait at a table at once. */
const MOST_FROM_ADDRESS = 5;

/** A knock that waits for an answer. */
export interface Waiting extends Knocking {
  /** The id of the table. `code` is its code. */
  readonly table: string;
  readonly code: string;
  /** Where to send the answer. */
  readonly connection: Connection;
}

/** The result of adding a knock: whether there was room for it, and the knock that it displaced. */
export interface Added {
  readonly hasRoom: boolean;
  readonly displaced?: Waiting;
}

export class Knocks {
  /** The knocks at each table, in order of arrival. */
  readonly #rows = new Map<string, readonly Waiting[]>();
  readonly #byConnection = new WeakMap<Connection, Waiting>();

  /** The knocks at the table with this id, in order of arrival. */
  at(table: string): readonly Waiting[] {
    return this.#rows.get(table) ?? [];
  }

  /** The ids of the tables where somebody is knocking. */
  get tables(): Iterable<string> {
    return this.#rows.keys();
  }

  /** A connection's knock, if it has one. */
  of(connection: Connection): Waiting | undefined {
    return this.#byConnection.get(connection);
  }

  /**
   * Adds a knock. A knock that is repeated with the same token, for example after reconnecting, keeps its place in the
   * order. A new knock replaces the connection's earlier one.
   * @param elsewhere the known knocks at this table at other servers
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
 * Whether there is room for one more stranger. If the maximum is reached, a knock from an address with few knocks
 * displaces the newest knock from the address with the most. Otherwise one address could keep everybody else out.
 */
function roomFor(
  knocking: Omit<Waiting, 'id'>,
  row: readonly Waiting[],
  elsewhere: readonly Knocking[],
): Added {
  // Returning players and newcomers are counted separately, so that one group can't crowd out the other.
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
