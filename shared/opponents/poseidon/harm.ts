/** Estimates how badly off a ship will be after the order that the Navigators would probably give. */
import type { Random } from '../../random.ts';
import { afterPush, type Cloud } from './cloud.ts';
import { predictHeading } from './predict-heading.ts';
import type { BoardTables } from './board-tables.ts';

/** The weights of the estimate. They are in squares of distance to the Sacred Island. */
export interface HarmWeights {
  /** The weight of each square of error in the Navigators' estimate of the ship's square. */
  readonly misplaced: number;
  /** The weight of each bit of uncertainty that the ship's report leaves. */
  readonly doubt: number;
  /** The maximum random amount that is added, so that Poseidon stays unpredictable. */
  readonly whim: number;
}

/** The usual weights, tuned in complete games between opponents. */
export const USUAL_WEIGHTS: HarmWeights = { misplaced: 0.6, doubt: 0.15, whim: 0.25 };

/** The harm of an order that brings the ship home. It is negative because arriving helps the ship. */
const ARRIVES = -4;
/** The harm of an order into a maelstrom, which adds a square of distance and uncertainty. */
const CAUGHT = 1.2;

/**
 * How badly off a ship on `truth` is after sailing on a heading and reporting, in squares of distance. A higher value
 * is worse for the ship.
 */
export function harmOf(
  tables: BoardTables,
  weights: HarmWeights,
  truth: number,
  cloud: Cloud,
  heading: number,
): number {
  const { report, far, apart, size, sea, catches } = tables;
  const leads = tables.leads[heading] as Uint8Array;
  const leaves = tables.leaves[heading] as Uint8Array;
  const to = leads[truth] as number;
  if (to === sea.sacred) return ARRIVES;
  const told = report[to];
  const hasLeft = leaves[truth];
  const { squares, chances } = cloud;
  let whole = 0;
  let misplaced = 0;
  let doubt = 0;
  for (let i = 0; i < squares.length; i++) {
    const from = squares[i] as number;
    const seems = leads[from] as number;
    if (report[seems] !== told || leaves[from] !== hasLeft) continue;
    const chance = chances[i] as number;
    whole += chance;
    misplaced += chance * (apart[seems * size + to] as number);
    doubt -= chance * Math.log2(chance);
  }
  const caught = catches[to] === 1 && hasLeft === 0 ? CAUGHT : 0;
  if (whole === 0) return (far[to] as number) + caught;
  return (
    (far[to] as number) +
    caught +
    (weights.misplaced * misplaced) / whole +
    weights.doubt * (doubt / whole + Math.log2(whole))
  );
}

/** A square to which a ship can be pushed, and how badly off the ship is there. */
export interface PushHarm {
  readonly to: number;
  readonly harm: number;
}

/**
 * Every square to which a ship can be pushed, given the ship's cloud after the push. The push that is worst for the
 * ship comes first.
 */
export function pushesByHarm(
  tables: BoardTables,
  weights: HarmWeights,
  truth: number,
  after: Cloud,
  orders: number,
  random: Random,
): PushHarm[] {
  const heading = predictHeading(tables, after, orders, random);
  return (tables.sea.pushes[truth] as readonly number[])
    .map((to) => ({ to, harm: harmOf(tables, weights, to, after, heading) + random() * weights.whim }))
    .sort((a, b) => b.harm - a.harm);
}

/** The push that is worst for a ship, and how much worse off the ship is after it than without a push. */
export function worstPush(
  tables: BoardTables,
  weights: HarmWeights,
  truth: number,
  before: Cloud,
  after: Cloud | null,
  orders: number,
  random: Random,
): PushHarm {
  const still = harmOf(tables, weights, truth, before, predictHeading(tables, before, orders, random));
  const [worst] = pushesByHarm(tables, weights, truth, after ?? afterPush(tables, before), orders, random);
  return worst ? { to: worst.to, harm: worst.harm - still } : { to: truth, harm: 0 };
}
