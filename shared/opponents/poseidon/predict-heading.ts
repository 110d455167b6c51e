/** Predicts the order that the Navigators would give a ship with a given cloud. */
import { HEADINGS } from '../../board/squares.ts';
import type { Random } from '../../random.ts';
import type { Cloud } from './cloud.ts';
import type { BoardTables } from './board-tables.ts';

/**
 * The probability that a storm undoes the progress of an order. It was measured in complete games between opponents.
 */
const STORMS = 0.42;
/** The size of the tables. All distances and numbers of rounds are smaller than this. */
const MOST = 24;
/**
 * The value of one square of distance. It ranks squares whose chances are equal because all of them are hopeless or
 * safe.
 */
const NEARER = 0.01;
/** The value of the Sacred Island. It is higher than that of any other square. */
const HOME = 1.05;
/** Headings whose values differ by less than this are equally good, so the Navigators may order any of them. */
const WHIM = 0.003;

/** The chance of coming home, indexed by the number of orders left and then by the number of squares to go. */
const chances: readonly (readonly number[])[] = workOut();

function workOut(): number[][] {
  const table: number[][] = [];
  for (let orders = 0; orders < MOST; orders++) {
    const before = table[orders - 1];
    table.push(
      Array.from({ length: MOST }, (_, far) => {
        if (far === 0) return 1;
        if (!before) return 0;
        return STORMS * (before[far] as number) + (1 - STORMS) * (before[far - 1] as number);
      }),
    );
  }
  return table;
}

/**
 * The value to the Navigators of a ship that is this far from home.
 * @param orders how many orders the ship can still get; a negative number counts as 0
 */
export function worthOf(far: number, orders: number): number {
  if (far === 0) return HOME;
  const row = chances[Math.max(0, Math.min(orders, MOST - 1))] as readonly number[];
  return (row[Math.min(far, MOST - 1)] as number) - NEARER * far;
}

const worths = new Float64Array(MOST);

/**
 * The number of the heading with the best expected value over the squares of a cloud.
 * @param orders how many orders the ship can get after this one
 */
export function predictHeading(
  { leads, far }: BoardTables,
  cloud: Cloud,
  orders: number,
  random: Random,
): number {
  for (let squares = 0; squares < MOST; squares++) worths[squares] = worthOf(squares, orders);
  const { squares, chances: shares } = cloud;
  let best = 0;
  let most = -Infinity;
  for (let heading = 0; heading < HEADINGS.length; heading++) {
    const way = leads[heading] as Uint8Array;
    let worth = random() * WHIM;
    for (let i = 0; i < squares.length; i++)
      worth += (shares[i] as number) * (worths[far[way[squares[i] as number] as number] as number] as number);
    if (worth > most) {
      most = worth;
      best = heading;
    }
  }
  return best;
}
