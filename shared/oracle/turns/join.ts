/**
 * Joins the factors of several ships after a sighting, because seeing each other makes their positions depend on each
 * other.
 */
import type { Budget } from '../budget.ts';
import { Factor, squareIn } from '../chances/factor.ts';
import { accumulator } from '../chances/accumulator.ts';
import { split, marginals } from '../chances/split.ts';
import { BESIDE, FAR, type Sea } from '../sea/sea.ts';
import type { Likely } from './move.ts';
import type { ShipsSeen } from './ships-seen.ts';

/** A factor to be joined, and the numbers of its ships, leaving out the observer. */
interface JoinInput {
  readonly factor: Factor;
  readonly others: readonly number[];
}

/**
 * The factors after a ship has reported other ships. Null if the report is impossible.
 * @param observer the number of the ship that reports, which is in the first factor
 * @param hidden for each square, 1 if fog hides ships there
 */
export function join(
  sea: Sea,
  observer: number,
  factors: readonly [Factor, ...Factor[]],
  sights: ShipsSeen,
  hidden: Uint8Array,
  budget: Budget,
): Likely<readonly Factor[]> | null {
  const [own, ...further] = factors;
  // Start with the small factors, so that impossible combinations are ruled out early.
  const inputs: JoinInput[] = [own, ...further.sort((a, b) => a.size - b.size)].map((factor) => ({
    factor,
    others: factor.ships.filter((ship) => ship !== observer),
  }));
  accumulator.begin(0);
  const fitted = joinPositions(sea, observer, inputs, sights, hidden, budget);
  // If joining would be too much work, ignore the sighting. Everything possible stays possible.
  if (!fitted) return { factors: factors.flatMap(marginals), likelihood: 1 };
  const product = factors.reduce((size, factor) => size * factor.size, 1);
  if (accumulator.size === product) return { factors, likelihood: 1 };
  const gathered = accumulator.finish();
  if (!gathered) return null;
  const ships = inputs.flatMap(({ factor }) => factor.ships).sort((a, b) => a - b);
  return { factors: split(new Factor(ships, gathered)), likelihood: gathered.total };
}

/** Collects every joint position that fits the sighting. Returns false if there are too many. */
function joinPositions(
  sea: Sea,
  observer: number,
  inputs: readonly JoinInput[],
  { here, least, most, colours }: ShipsSeen,
  hidden: Uint8Array,
  budget: Budget,
): boolean {
  const { near, squares } = sea;
  const coloursTold = colours !== null;
  let isTooMuch = false;

  const follow = (
    depth: number,
    at: number,
    position: number,
    weight: number,
    beside: number,
    met: number,
  ) => {
    const input = inputs[depth];
    if (!input) {
      if (met === here && count(beside) >= least && (!coloursTold || beside === colours))
        accumulator.append(position, weight);
      return;
    }
    const { factor, others } = input;
    const { keys, weights } = factor;
    isTooMuch ||= !budget.look(keys.length) || accumulator.size > budget.limits.entries;
    for (let i = 0; i < keys.length && !isTooMuch; i++) {
      const part = keys[i] as number;
      const from = depth === 0 ? squareIn(part, observer) : at;
      let [seen, onSquare] = [beside, met];
      for (const ship of others) {
        const square = squareIn(part, ship);
        const how = near[from * squares.length + square];
        if (how === FAR || hidden[square] === 1) continue;
        if (how === BESIDE) seen |= 1 << ship;
        else onSquare |= 1 << ship;
      }
      if ((onSquare & ~here) !== 0 || count(seen) > most) continue;
      if (coloursTold && (seen & ~colours) !== 0) continue;
      follow(depth + 1, from, position | part, weight * (weights[i] as number), seen, onSquare);
    }
  };

  follow(0, 0, 0, 1, 0, 0);
  if (!isTooMuch && budget.keep(accumulator.size)) return true;
  budget.exceeded = true;
  return false;
}

/** For each bit mask, the number of ships in it. */
const COUNTS = Uint8Array.from(
  { length: 16 },
  (_, mask) => [0, 1, 2, 3].filter((ship) => (mask >> ship) & 1).length,
);

function count(mask: number): number {
  return COUNTS[mask] as number;
}
