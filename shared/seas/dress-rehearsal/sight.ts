/** What a perfect crew learns when a ship reports other ships; see sighting.ts of the opponents. */
import { ALL_SQUARES } from '../rehearsal/squares.ts';
import type { Stage } from '../rehearsal/stage.ts';
import { weighBelief, type Belief } from './belief.ts';

/** A ship as far as sightings concern it. */
export interface Sighted {
  at: number;
  readonly belief: Belief;
}

/** The maximum number of pairs of squares for which a sighting is used. */
const WIDE = 150;
const SAME = 0;
const BESIDE = 1;
const FAR = 2;

/** The other ships that can be seen, and for each square of the reporting ship the chance that they are there or beside. */
const seen: Sighted[] = [];
const lies: number[] = [];
const same = [0, 1, 2].map(() => new Float64Array(ALL_SQUARES));
const beside = [0, 1, 2].map(() => new Float64Array(ALL_SQUARES));
const factors = new Float64Array(ALL_SQUARES);
const told = [SAME, BESIDE, FAR].map(() => new Float64Array(ALL_SQUARES));
const others = [0, 1, 2].map(() => new Float64Array(ALL_SQUARES));

/**
 * Updates what is known of the reporting ship, and of the ships that it may have seen. Returns true if more is known of
 * the other ships.
 */
export function sight(stage: Stage, ship: Sighted, fleet: readonly Sighted[]): boolean {
  const { belief } = ship;
  let isCertain = belief.count === 1;
  seen.length = 0;
  for (let i = 0; i < fleet.length; i++) {
    const other = fleet[i] as Sighted;
    if (other === ship || belief.count * other.belief.count > WIDE) continue;
    if (!meet(stage, belief, other.belief, seen.length)) continue;
    lies[seen.length] = nearness(stage, ship.at, other.at);
    seen.push(other);
    if (other.belief.count > 1) isCertain = false;
  }
  if (seen.length === 0 || isCertain) return false;
  const { count } = stage.waters;
  for (let k = 0; k < seen.length; k++) {
    const known = (seen[k] as Sighted).belief;
    if (known.count === 1) continue;
    const on = same[k] as Float64Array;
    const next = beside[k] as Float64Array;
    for (let i = 0; i < belief.count; i++) {
      const chance = belief.chances[i] as number;
      // The chances of a place where the other ship can't be are not needed.
      if ((on[i] as number) > 0) (told[SAME] as Float64Array)[i] = chance * likelihood(i, k, SAME);
      if ((next[i] as number) > 0) (told[BESIDE] as Float64Array)[i] = chance * likelihood(i, k, BESIDE);
      (told[FAR] as Float64Array)[i] = chance * likelihood(i, k, FAR);
    }
    for (let j = 0; j < known.count; j++) {
      let sum = 0;
      for (let i = 0; i < belief.count; i++) {
        const apart = stage.apart[(belief.squares[i] as number) * count + (known.squares[j] as number)];
        sum += (told[Math.min(FAR, apart as number)] as Float64Array)[i] as number;
      }
      (others[k] as Float64Array)[j] = sum;
    }
  }
  for (let i = 0; i < belief.count; i++) factors[i] = likelihood(i, -1, FAR);
  weighBelief(stage, belief, factors, ship.at);
  let isOthers = false;
  for (let k = 0; k < seen.length; k++) {
    const other = seen[k] as Sighted;
    if (other.belief.count === 1) continue;
    isOthers = true;
    weighBelief(stage, other.belief, others[k] as Float64Array, other.at);
  }
  return isOthers;
}

/** Whether two squares are the same, beside each other or farther apart. */
export function nearness({ apart, waters: { count } }: Stage, one: number, other: number): number {
  return Math.min(FAR, apart[one * count + other] as number);
}

/** Works out the chances that another ship is on or beside each square. False if it is near none of them. */
function meet({ apart, waters: { count } }: Stage, belief: Belief, other: Belief, k: number): boolean {
  const on = same[k] as Float64Array;
  const next = beside[k] as Float64Array;
  const between = apart[(belief.squares[0] as number) * count + (other.squares[0] as number)] as number;
  if (between > BESIDE + belief.radius + other.radius) return false;
  let isNear = false;
  for (let i = 0; i < belief.count; i++) {
    const row = (belief.squares[i] as number) * count;
    let sumOn = 0;
    let sumNext = 0;
    for (let j = 0; j < other.count; j++) {
      const distance = apart[row + (other.squares[j] as number)] as number;
      if (distance > BESIDE) continue;
      isNear = true;
      if (distance === SAME) sumOn += other.chances[j] as number;
      else sumNext += other.chances[j] as number;
    }
    on[i] = sumOn;
    next[i] = sumNext;
  }
  return isNear;
}

/**
 * The chance of the ship's sighting if the ship is on its square `i`.
 * @param known the index of a ship that is certainly at the distance `lie`; -1 for none
 */
function likelihood(i: number, known: number, lie: number): number {
  let named = 1;
  let inSight = 0;
  // The chances that 0, 1, 2 or 3 ships are beside the square.
  let zero = 1;
  let one = 0;
  let two = 0;
  let three = 0;
  for (let k = 0; k < seen.length; k++) {
    const isKnown = k === known;
    const on = isKnown ? Number(lie === SAME) : ((same[k] as Float64Array)[i] as number);
    if (lies[k] === SAME) {
      named *= on;
      continue;
    }
    if (lies[k] === BESIDE) inSight++;
    const near = isKnown ? Number(lie === BESIDE) : ((beside[k] as Float64Array)[i] as number);
    const far = Math.max(0, 1 - on - near);
    three = three * far + two * near;
    two = two * far + one * near;
    one = one * far + zero * near;
    zero *= far;
  }
  return named * (inSight === 0 ? zero : inSight === 1 ? one : inSight === 2 ? two : three);
}
