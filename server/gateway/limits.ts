/**
 * The rate limits and other limits. None is below what people do by hand, even thirty of them behind one address.
 * Numbers only: admission.ts says what counts towards which. docs/PROTOCOL.md has the same table.
 */
import { LOG_BOUNDS, type LogBounds } from '../tables/log-bounds.ts';

/**
 * What requests are counted by: a player on any connection, a table from any address, or a visitor, which is one
 * address at one code. None of them uses up the allowance of another.
 */
export type Per = 'connection' | 'player' | 'address' | 'visitor' | 'table';

/** At most this many in so many seconds. The window starts with the first one. */
export interface Rate {
  readonly per: Per;
  readonly most: number;
  readonly seconds: number;
}

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

function rate(per: Per, most: number, seconds: number): Rate {
  return { per, most, seconds };
}

/** The first limit that is reached refuses; the limits after it do not count that request. */
const RATES = {
  requests: [rate('connection', 400, 10), rate('address', 5_000, 10)],
  boards: [rate('connection', 60, 60), rate('address', 1_000, 60)],
  looks: [rate('connection', 200, 60), rate('address', 2_000, 60)],
  misses: [rate('address', 60, TEN_MINUTES), rate('address', 300, DAY)],
  makes: [rate('address', 60, TEN_MINUTES), rate('address', 300, DAY)],
  joins: [rate('address', 120, 60), rate('visitor', 40, TEN_MINUTES), rate('address', 1_000, DAY)],
  attends: [rate('connection', 60, 60), rate('address', 600, 60)],
  returns: [rate('player', 60, 60)],
  commands: [rate('player', 300, 10), rate('address', 3_000, 10)],
  settings: [rate('player', 60, 60), rate('address', 5_000, DAY)],
  renames: [rate('player', 20, 60), rate('address', 1_000, DAY)],
  sharings: [rate('player', 20, 60)],
  pieces: [rate('player', 100, 10)],
  signals: [rate('player', 20, 10)],
  reviews: [rate('connection', 60, 60), rate('address', 600, 60)],
  'wrong-links': [rate('address', 60, TEN_MINUTES)],
  reads: [rate('address', 500_000, 60)],
  events: [rate('connection', 60_000, 60), rate('address', 200_000, 60)],
  'key-offers': [rate('player', 30, 60), rate('address', 500, DAY)],
  'wrong-keys': [rate('address', 20, TEN_MINUTES), rate('table', 1_000, TEN_MINUTES)],
  handshakes: [rate('address', 150, 10), rate('address', 300, 60)],
  refusals: [rate('connection', 50, 10)],
} satisfies Record<string, readonly Rate[]>;

export type RateName = keyof typeof RATES;

/**
 * The limits that servers with a shared database count together: those that protect codes, keys, the store and a
 * table's log, which all servers share. Each server counts the others on its own, without a query: they protect its own
 * processor, memory and network, or apply to a player, whose device is at one server at a time.
 */
export const COUNTED_TOGETHER: readonly RateName[] = [
  'misses',
  'makes',
  'joins',
  'wrong-keys',
  'wrong-links',
];

export interface Limits {
  readonly rates: Readonly<Record<RateName, readonly Rate[]>>;
  /** The most unanswered requests of one connection. */
  readonly inFlight: number;
  /** The most connections of one address. */
  readonly sockets: number;
  /** How long the logs of a table may grow. */
  readonly logs: LogBounds;
}

export const LIMITS: Limits = { rates: RATES, inFlight: 32, sockets: 200, logs: LOG_BOUNDS };

/** For a server among friends, and for benchmarks: only the logs stay bounded. */
export const NO_LIMITS: Limits = {
  rates: Object.fromEntries(Object.keys(RATES).map((name) => [name, []])) as unknown as Limits['rates'],
  inFlight: Infinity,
  sockets: Infinity,
  logs: LOG_BOUNDS,
};
