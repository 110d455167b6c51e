/**
 * Counts the results of games on one board. Results may be added one by one and in any order, because games are played
 * in several threads. A tally is plain data.
 */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Ordered, Result } from './match.ts';

type Counts<Key extends string> = Readonly<Partial<Record<Key, number>>>;

export interface Tally {
  readonly games: number;
  readonly won: number;
  /** The number of games in which each ship came home. */
  readonly arrivals: Readonly<Record<Ship, number>>;
  /** The sum of the rounds in which a third ship came home. */
  readonly thirdArrivals: number;
  /**
   * For each square, the orders to ships on it, counted by the squares on which the crew took the ship to be. If these
   * are several, the order is divided between them. It is counted in whole parts (PARTS), so that sums are exact.
   */
  readonly orders: Readonly<Partial<Record<Square, Counts<Square>>>>;
}

/** The parts of an order. They can be divided by one to five squares, the most that a guess and four reminders mark. */
export const PARTS = 60;

export const NO_GAMES: Tally = {
  games: 0,
  won: 0,
  arrivals: { red: 0, green: 0, white: 0, yellow: 0 },
  thirdArrivals: 0,
  orders: {},
};

/** The tally after one more game. */
export function withResult(tally: Tally, result: Result): Tally {
  const arrivals = SHIPS.map((ship) => [ship, tally.arrivals[ship] + Number(result.arrived.includes(ship))]);
  return {
    games: tally.games + 1,
    won: tally.won + Number(result.won),
    arrivals: Object.fromEntries(arrivals) as Record<Ship, number>,
    thirdArrivals: tally.thirdArrivals + (result.thirdArrival ?? 0),
    orders: result.orders.reduce(withOrder, tally.orders),
  };
}

function withOrder(orders: Tally['orders'], { at, sought }: Ordered): Tally['orders'] {
  const counts = { ...orders[at] };
  for (const square of sought) counts[square] = (counts[square] ?? 0) + PARTS / sought.length;
  return { ...orders, [at]: counts };
}
