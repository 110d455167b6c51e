/** Estimates how badly off a ship is after the order that the Navigators would probably give it. */
import type { Random } from '../../random.ts';
import { afterPush, type Cloud } from './cloud.ts';
import { predictHeading } from './predict-heading.ts';
import type { BoardTables } from './board-tables.ts';

/** The weights of an estimate, in squares of distance to the Sacred Island. */
export interface HarmWeights {
  /** The weight of one square of error in the Navigators' idea of the ship. */
  readonly misplaced: number;
  /** The weight of one bit of uncertainty that the report leaves. */
  readonly doubt: number;
  /** The maximum random amount to add, which keeps Poseidon unpredictable. */
  readonly whim: number;
}

/** Tuned in complete games between bots. */
export const USUAL_WEIGHTS: HarmWeights = { misplaced: 0.6, doubt: 0.15, whim: 0.25 };

/** The weight of an order that brings the ship home. */
const ARRIVES = -4;
/** The weight of an order into a maelstrom, which costs a square and adds uncertainty. */
const CAUGHT = 1.2;

/**
 * How badly off a ship on `truth` is after sailing on a heading and reporting: in squares, higher is worse.
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

/** A push, and how badly off the ship is after it. */
export interface PushHarm {
  readonly to: number;
  readonly harm: number;
}

/** Every push of a ship, with the ship's cloud afterwards. The push that is worst for the ship comes first. */
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

/** The worst push of a ship, and how much worse off the ship is than without a push. */
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
