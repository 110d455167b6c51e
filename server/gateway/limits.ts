/**
 * The rate limits and other limits. All are above what people can do by hand, even if thirty of them share one address.
 * This file has only the numbers: limiter.ts and admission.ts decide what counts towards which limit. docs/PROTOCOL.md
 * has a table of the limits.
 */
import type { MaybePromise } from '../lib/maybe-promise.ts';
import { LOG_BOUNDS, type LogBounds } from '../tables/log-bounds.ts';

/**
 * The units for which requests are counted. A player is counted across all connections, and a table across all
 * addresses. A visitor is one address that uses one code. Each unit has an allowance of its own.
 */
export type Per = 'connection' | 'player' | 'address' | 'visitor' | 'table';

/** A limit of `most` actions in a window of `seconds`. The window starts with the first action. */
export interface Rate {
  readonly per: Per;
  readonly most: number;
  readonly seconds: number;
}

/** Counts the actions of each key in windows of a rate. Waiting times are in ms, and 0 if nobody has to wait. */
export interface Counts {
  /** Counts an action. Returns how long to wait if this is one too many. */
  count(key: string, points: number): MaybePromise<number>;
  /** How long to wait before another action is allowed. Counts nothing. */
  waitFor(key: string): MaybePromise<number>;
  /** Counts what has already been done, or takes back a count if `points` is negative. */
  charge(key: string, points: number): MaybePromise<unknown>;
}

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

function rate(per: Per, most: number, seconds: number): Rate {
  return { per, most, seconds };
}

/** Limits are checked in order. If one refuses a request, the limits after it don't count the request. */
const RATES = {
  requests: [rate('connection', 400, 10), rate('address', 5_000, 10)],
  boards: [rate('connection', 60, 60), rate('address', 1_000, 60)],
  listings: [rate('connection', 60, 60), rate('address', 2_000, 60)],
  looks: [rate('connection', 200, 60), rate('address', 2_000, 60)],
  misses: [rate('address', 60, TEN_MINUTES), rate('address', 300, DAY)],
  makes: [rate('address', 60, TEN_MINUTES), rate('address', 300, DAY)],
  joins: [rate('address', 120, 60), rate('visitor', 40, TEN_MINUTES), rate('address', 1_000, DAY)],
  attends: [rate('connection', 60, 60), rate('address', 600, 60)],
  returns: [rate('player', 60, 60)],
  commands: [rate('player', 300, 10), rate('address', 3_000, 10)],
  settings: [rate('player', 60, 60), rate('address', 5_000, DAY)],
  // Each of them may have to be drawn, which takes a good part of a second.
  seas: [rate('address', 600, TEN_MINUTES)],
  openings: [rate('player', 20, 60), rate('address', 120, TEN_MINUTES), rate('address', 600, DAY)],
  renames: [rate('player', 20, 60), rate('address', 1_000, DAY)],
  sharings: [rate('player', 20, 60)],
  pieces: [rate('player', 100, 10)],
  signals: [rate('player', 20, 10)],
  talk: [rate('player', 10, 10), rate('player', 100, TEN_MINUTES), rate('address', 10_000, DAY)],
  // Nothing but the player's own lines may count, because others at the same address must not notice the crew's talk.
  'crew-talk': [rate('player', 10, 10), rate('player', 100, TEN_MINUTES)],
  push: [rate('player', 20, 60), rate('address', 200, TEN_MINUTES), rate('address', 1_000, DAY)],
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
 * The limits that servers with a shared database count together. They protect what all servers share: codes, keys, the
 * store and the tables' logs. Each server counts all other limits on its own, without a query. Those limits protect the
 * server's own processor, memory and network, or apply to a player, whose device is connected to one server at a time.
 */
export const COUNTED_TOGETHER = [
  'misses',
  'makes',
  'joins',
  'wrong-keys',
  'wrong-links',
] as const satisfies readonly RateName[];

/** A limit that each server counts on its own. */
export type LocalRate = Exclude<RateName, (typeof COUNTED_TOGETHER)[number]>;

export interface Limits {
  readonly rates: Readonly<Record<RateName, readonly Rate[]>>;
  /** The maximum number of unanswered requests of one connection. */
  readonly inFlight: number;
  /** The maximum number of connections from one address. */
  readonly sockets: number;
  /** The size limits of a table's logs. */
  readonly logs: LogBounds;
}

export const LIMITS: Limits = { rates: RATES, inFlight: 32, sockets: 200, logs: LOG_BOUNDS };

/** Limits only the size of logs. Meant for a server among friends, and for benchmarks. */
export const NO_LIMITS: Limits = {
  rates: Object.fromEntries(Object.keys(RATES).map((name) => [name, []])) as unknown as Limits['rates'],
  inFlight: Infinity,
  sockets: Infinity,
  logs: LOG_BOUNDS,
};
