/** The helm: how Navigators who think that a ship is somewhere in a cloud would order it. */
import { HEADINGS } from '../../board/squares.ts';
import type { Random } from '../../random.ts';
import type { Cloud } from './cloud.ts';
import type { Waters } from './waters.ts';

/** How often a storm takes back what an order has gained: measured over whole games of bots. */
const STORMS = 0.42;
/** No board is wider, and no game longer. */
const MOST = 24;
/** What a square counts of itself: it keeps squares in order where all are hopeless, or all are safe. */
const NEARER = 0.01;
/** Home is home, whatever a square less would count. */
const HOME = 1.05;
/** Headings this close are as good as each other: nobody knows which of them it will be. */
const WHIM = 0.003;

/** How likely a ship comes home, for so many orders left and so many squares to go. */
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
 * What it is worth to the Navigators that a ship is so far from home.
 * @param orders how many it can still be given; less than none is none
 */
export function worthOf(far: number, orders: number): number {
  if (far === 0) return HOME;
  const row = chances[Math.max(0, Math.min(orders, MOST - 1))] as readonly number[];
  return (row[Math.min(far, MOST - 1)] as number) - NEARER * far;
}

const worths = new Float64Array(MOST);

/**
 * The number of the heading that promises most over a cloud.
 * @param orders how many the ship can be given after this one
 */
export function likelyHeading({ leads, far }: Waters, cloud: Cloud, orders: number, random: Random): number {
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
