/**
 * The reports that an order could produce, and the squares that each report would leave. Other ships and secret fog are
 * ignored.
 */
import type { Heading } from '../board/squares.ts';
import { EMPTY } from '../oracle/sea/layouts.ts';
import type { Sea } from '../oracle/sea/sea.ts';

/** The probability of each square on which a ship may be, by square number. */
export type Marginal = ReadonlyMap<number, number>;

/** A report that an order could produce, and its total probability. */
export interface Report {
  readonly chance: number;
  /** The squares from which the order leads to this report, with their probabilities. */
  readonly from: readonly (readonly [square: number, chance: number])[];
}

/** Where an order leads from a square. A ship ordered off the board stays where it is. */
export function destination(sea: Sea, from: number, heading: Heading): { to: number; offBoard: boolean } {
  const to = sea.destinations[heading][from] ?? -1;
  return to < 0 ? { to: from, offBoard: true } : { to, offBoard: false };
}

export function reportsOf(sea: Sea, marginal: Marginal, heading: Heading): Report[] {
  const byReport = new Map<string, { chance: number; from: [number, number][] }>();
  for (const [square, chance] of marginal) {
    const { to, offBoard } = destination(sea, square, heading);
    const name = to === sea.sacred ? 'home' : `${offBoard} ${sea.staticReply(to, EMPTY)}`;
    const report = byReport.get(name) ?? { chance: 0, from: [] };
    report.chance += chance;
    report.from.push([square, chance]);
    byReport.set(name, report);
  }
  return [...byReport.values()];
}

/** The uncertainty about the ship's square after a report, in bits. */
export function bitsAfter({ chance, from }: Report): number {
  return from.reduce((bits, [, one]) => bits - (one / chance) * Math.log2(one / chance), 0);
}
