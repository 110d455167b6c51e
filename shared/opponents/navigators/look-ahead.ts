/** Looking ahead: what an order is worth by where a ship may be, by what it would report, and by the orders after that. */
import { distance, HEADINGS, type Heading, type Square } from '../../board/squares.ts';
import { homeChance } from '../../analysis/outlook.ts';
import { destination } from '../../analysis/replies.ts';
import type { Sea } from '../../oracle/sea/sea.ts';
import { pick, type Random } from '../../random.ts';
import { crowFlies } from './steering.ts';

/** Squares that a ship may be on, by number, and how likely each is: together the chance that it comes to this. */
export interface Places {
  readonly squares: readonly number[];
  readonly chances: readonly number[];
}

/** What a ship's way home depends on, beside where it is. */
export interface Waters {
  readonly sea: Sea;
  /** How many storms will still hit it, on average. */
  readonly storms: number;
  /** How likely it is caught by a maelstrom on each square. */
  readonly maelstroms: ReadonlyMap<number, number>;
  /** A number for what it would report from each square: as far as can be known before. */
  report(square: number): number;
}

/** An order and the chance to come home with it, 0 to 1, a little less for every square that is left. */
interface Order {
  readonly headings: readonly Heading[];
  readonly worth: number;
}

/** What nearness is worth where no chance to come home tells orders apart. */
const NEARER = 1e-3;
/** What a straight course is worth where nothing else does. */
const STRAIGHTER = 1e-6;
/** A ship that a maelstrom throws out is lost by so many bits, and driven away by a square. */
const THROWN = 3;
/** As likely as this is certain, but for rounding. */
const SURE = 1 - 1e-9;
/** Orders no worse than this are as good as the best. */
const ALIKE = 1e-9;

/**
 * The heading that promises most, looking so many orders ahead; of several as good, one by lot.
 * @param orders how many orders the ship can still be given, this one included
 */
export function bestHeading(
  waters: Waters,
  places: Places,
  orders: number,
  plies: number,
  random: Random,
): Heading {
  return pick(bestOrder(waters, places, orders, plies).headings, random);
}

function bestOrder(waters: Waters, places: Places, orders: number, plies: number): Order {
  let best: Order = { headings: [], worth: -Infinity };
  for (const heading of HEADINGS) {
    const worth = worthOf(waters, places, heading, orders, plies);
    if (worth > best.worth + ALIKE) best = { headings: [heading], worth };
    else if (worth > best.worth - ALIKE) best = { ...best, headings: [...best.headings, heading] };
  }
  return best;
}

function worthOf(waters: Waters, places: Places, heading: Heading, orders: number, plies: number): number {
  const { sea } = waters;
  const byReport = new Map<number, { squares: number[]; chances: number[] }>();
  let worth = 0;
  for (const [i, from] of places.squares.entries()) {
    const chance = places.chances[i] as number;
    const { to, offBoard } = destination(sea, from, heading);
    if (to === sea.sacred) {
      worth += chance;
      continue;
    }
    const caught = offBoard ? 0 : (waters.maelstroms.get(to) ?? 0);
    if (caught > 0)
      worth += chance * caught * chanceFrom(waters, to, orders - 1, { driven: 1, bits: THROWN });
    if (caught >= SURE) continue;
    const name = 2 * waters.report(to) + (offBoard ? 1 : 0);
    const report = byReport.get(name) ?? { squares: [], chances: [] };
    report.squares.push(to);
    report.chances.push(chance * (1 - caught));
    byReport.set(name, report);
  }
  for (const report of byReport.values()) worth += worthAfter(waters, report, orders - 1, plies - 1);
  return worth;
}

/** What it is worth to be somewhere on these squares: at once, or with the best order from there. */
function worthAfter(waters: Waters, places: Places, orders: number, plies: number): number {
  const now = worthNow(waters, places, orders);
  if (plies === 0 || orders === 0 || places.squares.length === 1) return now;
  const hit = Math.min(1, waters.storms / orders);
  return hit * now + (1 - hit) * bestOrder(waters, places, orders, plies).worth;
}

function worthNow(waters: Waters, { squares, chances }: Places, orders: number): number {
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  const bits = chances.reduce((sum, chance) => sum - (chance / whole) * Math.log2(chance / whole), 0);
  return squares.reduce(
    (sum, square, i) =>
      sum + (chances[i] as number) * chanceFrom(waters, square, orders, { driven: 0, bits }),
    0,
  );
}

function chanceFrom(
  { sea, storms }: Waters,
  square: number,
  orders: number,
  { driven, bits }: { driven: number; bits: number },
): number {
  const [at, goal] = [sea.squares[square] as Square, sea.board.sacred];
  const far = distance(at, goal) + driven;
  return homeChance({ orders, far, storms, bits }) - NEARER * far - STRAIGHTER * crowFlies(at, goal);
}
