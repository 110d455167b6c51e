/** Harm: how badly off a ship is after the order that the Navigators would give it. */
import type { Random } from '../../random.ts';
import { driven, type Cloud } from './cloud.ts';
import { likelyHeading } from './helm.ts';
import type { Waters } from './waters.ts';

/** What counts, in squares to the Sacred Island. */
export interface Taste {
  /** A square by which the Navigators misplace the ship after its report. */
  readonly misplaced: number;
  /** A bit of doubt that the report leaves. */
  readonly doubt: number;
  /** Up to how much is added by lot: nobody should be able to foresee him. */
  readonly whim: number;
}

/** Weighed in whole games of bots. */
export const CUNNING: Taste = { misplaced: 0.6, doubt: 0.15, whim: 0.25 };

/** What it counts that the order brings the ship home. */
const ARRIVES = -4;
/** What it counts that the order leads into a maelstrom: a square back, and doubt. */
const CAUGHT = 1.2;

/** How badly off a ship on `truth` is once it has sailed on a heading and reported; in squares, more is worse. */
export function harmOf(waters: Waters, taste: Taste, truth: number, cloud: Cloud, heading: number): number {
  const { report, far, apart, size, sea, catches } = waters;
  const leads = waters.leads[heading] as Uint8Array;
  const leaves = waters.leaves[heading] as Uint8Array;
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
    (taste.misplaced * misplaced) / whole +
    taste.doubt * (doubt / whole + Math.log2(whole))
  );
}

/** A push and how badly off the ship then is. */
export interface Ill {
  readonly to: number;
  readonly harm: number;
}

/** Every push of a ship that the Navigators will know to have been driven, or may think so; the worst for it first. */
export function illsOf(
  waters: Waters,
  taste: Taste,
  truth: number,
  after: Cloud,
  orders: number,
  random: Random,
): Ill[] {
  const heading = likelyHeading(waters, after, orders, random);
  return (waters.sea.pushes[truth] as readonly number[])
    .map((to) => ({ to, harm: harmOf(waters, taste, to, after, heading) + random() * taste.whim }))
    .sort((a, b) => b.harm - a.harm);
}

/** The worst push of a ship, and by how much it is worse off than left alone. */
export function worstPush(
  waters: Waters,
  taste: Taste,
  truth: number,
  before: Cloud,
  after: Cloud | null,
  orders: number,
  random: Random,
): Ill {
  const still = harmOf(waters, taste, truth, before, likelyHeading(waters, before, orders, random));
  const [worst] = illsOf(waters, taste, truth, after ?? driven(waters, before), orders, random);
  return worst ? { to: worst.to, harm: worst.harm - still } : { to: truth, harm: 0 };
}
