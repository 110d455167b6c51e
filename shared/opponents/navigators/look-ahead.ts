/**
 * Evaluates orders by looking ahead: where the ship may be after an order, what it would report there, and which orders
 * could follow.
 */
import { distance, HEADINGS, type Heading, type Square } from '../../board/squares.ts';
import { homeChance } from '../../analysis/outlook.ts';
import { destination } from '../../analysis/replies.ts';
import type { Sea } from '../../oracle/sea/sea.ts';
import { pick, type Random } from '../../random.ts';
import { straightDistance } from './steering.ts';

/**
 * The possible squares of a ship in one branch of the search, and their probabilities. The probabilities sum to the
 * probability of the branch.
 */
export interface Places {
  readonly squares: readonly number[];
  readonly chances: readonly number[];
}

/** Everything that a ship's chance of coming home depends on, except its square. */
export interface RouteConditions {
  readonly sea: Sea;
  /** The expected number of storms that will still hit the ship. */
  readonly storms: number;
  /** The probability of a maelstrom on each square, by square number. */
  readonly maelstroms: ReadonlyMap<number, number>;
  /** A number that identifies the expected report from a square. Equal reports have equal numbers. */
  report(square: number): number;
}

/**
 * The best headings and their value: the chance of coming home, 0 to 1, minus a little for each remaining square.
 * Several headings may be equally good.
 */
interface Order {
  readonly headings: readonly Heading[];
  readonly worth: number;
}

/**
 * The value of being one square nearer to home. It is so small that it only decides between orders with equal chances.
 */
const NEARER = 1e-3;
/** The value of a straight course. It is so small that it only decides between orders that are equal otherwise. */
const STRAIGHTER = 1e-6;
/**
 * The uncertainty, in bits, of a ship that was pushed out of a maelstrom. The push also costs it one square of
 * distance.
 */
const THROWN = 3;
/** Probabilities of at least this value count as certain, to allow for rounding errors. */
const SURE = 1 - 1e-9;
/** Orders whose values differ by less than this are equally good. */
const ALIKE = 1e-9;

/**
 * The best heading, looking several orders ahead; ties are broken at random.
 * @param orders how many orders the ship can still get, including this one
 */
export function bestHeading(
  conditions: RouteConditions,
  places: Places,
  orders: number,
  plies: number,
  random: Random,
): Heading {
  return pick(bestOrder(conditions, places, orders, plies).headings, random);
}

function bestOrder(conditions: RouteConditions, places: Places, orders: number, plies: number): Order {
  let best: Order = { headings: [], worth: -Infinity };
  for (const heading of HEADINGS) {
    const worth = worthOf(conditions, places, heading, orders, plies);
    if (worth > best.worth + ALIKE) best = { headings: [heading], worth };
    else if (worth > best.worth - ALIKE) best = { ...best, headings: [...best.headings, heading] };
  }
  return best;
}

function worthOf(
  conditions: RouteConditions,
  places: Places,
  heading: Heading,
  orders: number,
  plies: number,
): number {
  const { sea } = conditions;
  const byReport = new Map<number, { squares: number[]; chances: number[] }>();
  let worth = 0;
  for (const [i, from] of places.squares.entries()) {
    const chance = places.chances[i] as number;
    const { to, offBoard } = destination(sea, from, heading);
    if (to === sea.sacred) {
      worth += chance;
      continue;
    }
    const caught = offBoard ? 0 : (conditions.maelstroms.get(to) ?? 0);
    if (caught > 0)
      worth += chance * caught * chanceFrom(conditions, to, orders - 1, { driven: 1, bits: THROWN });
    if (caught >= SURE) continue;
    const name = 2 * conditions.report(to) + (offBoard ? 1 : 0);
    const report = byReport.get(name) ?? { squares: [], chances: [] };
    report.squares.push(to);
    report.chances.push(chance * (1 - caught));
    byReport.set(name, report);
  }
  for (const report of byReport.values()) worth += worthAfter(conditions, report, orders - 1, plies - 1);
  return worth;
}

/**
 * The expected value of being on these squares. If a storm hits the ship next, the squares are valued as they are.
 * Otherwise, they are valued by the best next order.
 */
function worthAfter(conditions: RouteConditions, places: Places, orders: number, plies: number): number {
  const now = worthNow(conditions, places, orders);
  if (plies === 0 || orders === 0 || places.squares.length === 1) return now;
  const hit = Math.min(1, conditions.storms / orders);
  return hit * now + (1 - hit) * bestOrder(conditions, places, orders, plies).worth;
}

function worthNow(conditions: RouteConditions, { squares, chances }: Places, orders: number): number {
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  const bits = chances.reduce((sum, chance) => sum - (chance / whole) * Math.log2(chance / whole), 0);
  return squares.reduce(
    (sum, square, i) =>
      sum + (chances[i] as number) * chanceFrom(conditions, square, orders, { driven: 0, bits }),
    0,
  );
}

function chanceFrom(
  { sea, storms }: RouteConditions,
  square: number,
  orders: number,
  { driven, bits }: { driven: number; bits: number },
): number {
  const [at, goal] = [sea.squares[square] as Square, sea.board.sacred];
  const far = distance(at, goal) + driven;
  return homeChance({ orders, far, storms, bits }) - NEARER * far - STRAIGHTER * straightDistance(at, goal);
}
