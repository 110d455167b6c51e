/** Which heading the crew chooses for a ship, and which one Poseidon expects. */
import { ROUNDS } from '../measure.ts';
import type { Squares } from './squares.ts';
import type { Stage } from './stage.ts';

const HEADINGS = 8;
const ALIKE = 1e-9;
const costs = new Float64Array(HEADINGS);

/** The heading that leads nearest to home on average; ties are broken at random. */
export function crewHeading({ waters: { leads }, cost, random }: Stage, { list, count }: Squares): number {
  let least = Infinity;
  for (let heading = 0; heading < HEADINGS; heading++) {
    let sum = 0;
    for (let i = 0; i < count; i++)
      sum += cost[leads[(list[i] as number) * HEADINGS + heading] as number] as number;
    costs[heading] = sum;
    if (sum < least) least = sum;
  }
  let ties = 0;
  let chosen = 0;
  for (let heading = 0; heading < HEADINGS; heading++) {
    if ((costs[heading] as number) > least + ALIKE) continue;
    ties++;
    if (ties === 1 || random() * ties < 1) chosen = heading;
  }
  return chosen;
}

/** The maximum distance from home. */
const FARTHEST = 16;
/** The chance that a storm undoes the progress of an order, and the weights that rank hopeless and safe squares. */
const STORMS = 0.42;
const NEARER = 0.01;
const HOME = 1.05;
const WHIM = 0.003;

/** What a square is worth to the crew, by the number of orders left and the distance from home. */
export const worths: readonly Float64Array[] = workOut();

function workOut(): Float64Array[] {
  const chances: number[][] = [];
  for (let orders = 0; orders <= ROUNDS; orders++) {
    const before = chances[orders - 1];
    chances.push(
      Array.from({ length: FARTHEST }, (_, far) => {
        if (far === 0) return 1;
        return before ? STORMS * (before[far] as number) + (1 - STORMS) * (before[far - 1] as number) : 0;
      }),
    );
  }
  return chances.map((row) =>
    Float64Array.from(row, (chance, far) => (far === 0 ? HOME : chance - NEARER * far)),
  );
}

/** The heading that Poseidon expects of the crew; see predict-heading.ts of the opponents. */
export function expectedHeading(
  { waters: { leads, far }, random }: Stage,
  { list, count }: Squares,
  orders: number,
): number {
  const worth = worths[orders] as Float64Array;
  let best = 0;
  let most = -Infinity;
  for (let heading = 0; heading < HEADINGS; heading++) {
    let sum = 0;
    for (let i = 0; i < count; i++)
      sum += worth[far[leads[(list[i] as number) * HEADINGS + heading] as number] as number] as number;
    const value = sum / count + random() * WHIM;
    if (value <= most) continue;
    most = value;
    best = heading;
  }
  return best;
}
