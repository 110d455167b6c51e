/** Which squares a ship's own report would tell apart: its own survey, other ships and secret fog left aside. */
import type { Heading } from '../board/squares.ts';
import { EMPTY } from '../oracle/sea/layouts.ts';
import type { Sea } from '../oracle/sea/sea.ts';

/** Where a ship might be, by number, and how likely each square is. */
export type Marginal = ReadonlyMap<number, number>;

/** One report that an order could bring: from which squares it could come, all together how likely. */
export interface Report {
  readonly chance: number;
  /** The squares where the ship lay before the order, and how likely each was. */
  readonly from: readonly (readonly [square: number, chance: number])[];
}

/** Where an order leads; off the board the ship stays. */
export function destination(sea: Sea, from: number, heading: Heading): { to: number; offBoard: boolean } {
  const to = sea.destinations[heading][from] ?? -1;
  return to < 0 ? { to: from, offBoard: true } : { to, offBoard: false };
}

/** The reports that an order could bring. */
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

/** The uncertainty that a report leaves, in bits. */
export function bitsAfter({ chance, from }: Report): number {
  return from.reduce((bits, [, one]) => bits - (one / chance) * Math.log2(one / chance), 0);
}
