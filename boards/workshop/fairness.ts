/**
 * Measures the fairness of a board. Games between simple simulated players show whether one start is worse than
 * another.
 */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import { STORM_COUNTS, type PlayedTile, type Storm } from '../../shared/game/game.ts';
import { shipsHit, whyBarred } from '../../shared/game/rules/storms.ts';
import { HEADINGS } from '../../shared/board/squares.ts';
import { chartOf, type Chart } from '../../shared/seas/chart.ts';

/** A source of numbers from 0 (included) to 1 (excluded), like Math.random. */
type Random = () => number;

/** The possible squares of a ship (as indices into the chart) with their weights, which need not sum to 1. */
type Belief = ReadonlyMap<number, number>;

interface Vessel {
  readonly ship: Ship;
  at: number;
  belief: Belief;
}

export interface SimulatedGames {
  readonly games: number;
  /** The number of games in which each ship arrived. */
  readonly arrivals: Readonly<Record<Ship, number>>;
  /** The number of games that the Navigators won, because at least three ships arrived. */
  readonly won: number;
}

/**
 * The arrivals of the ship that arrives least often, divided by the arrivals of the ship that arrives most often. A
 * value of 1 is fair; 0 means that one ship never arrives.
 */
export function fairness({ arrivals }: SimulatedGames): number {
  const counts = SHIPS.map((ship) => arrivals[ship]);
  return Math.max(...counts) === 0 ? 0 : Math.min(...counts) / Math.max(...counts);
}

/**
 * Plays whole games without variants. Poseidon plays any legal tile at random and drives each ship as far from the
 * Sacred Island as possible. The Navigators track the possible squares of each ship and their probabilities, and order
 * the heading that brings the ship nearest to home on average. In these games, ships don't see each other. The same
 * seed gives the same games.
 */
export function simulate(board: Board, { games, seed }: { games: number; seed: number }): SimulatedGames {
  const chart = chartOf(board);
  const random = seeded(seed);
  const arrivals: Record<Ship, number> = { red: 0, green: 0, white: 0, yellow: 0 };
  let won = 0;
  for (let game = 0; game < games; game++) {
    const arrived = playGame(chart, board, random);
    for (const ship of arrived) arrivals[ship]++;
    if (arrived.length >= 3) won++;
  }
  return { games, arrivals, won };
}

function playGame(chart: Chart, board: Board, random: Random): Ship[] {
  const fleet = SHIPS.map((ship): Vessel => {
    const at = chart.squares.indexOf(board.starts[ship]);
    return { ship, at, belief: new Map([[at, 1]]) };
  });
  const atSea = () => fleet.filter((vessel) => vessel.at !== chart.sacred);
  const arrived = () => fleet.filter((vessel) => vessel.at === chart.sacred).map((vessel) => vessel.ship);

  const hand = [...SHIPS, 'great' as const].flatMap((tile) => Array<Storm>(STORM_COUNTS[tile]).fill(tile));
  const played: PlayedTile[] = [];
  while (hand.length > 0) {
    const legal = hand.filter((tile) => whyBarred({ hand, played }, tile) === null);
    const tile = pick(legal, random);
    hand.splice(hand.indexOf(tile), 1);
    played.push({ tile, round: played.length + 1 });
    const hit = shipsHit(tile, arrived());
    for (const vessel of fleet) {
      if (hit.includes(vessel.ship)) storm(chart, vessel, random);
    }
    for (const vessel of atSea()) sail(chart, vessel, random);
  }
  return arrived();
}

function storm(chart: Chart, vessel: Vessel, random: Random): void {
  const landings = chart.landings[vessel.at] ?? [];
  const away = Math.max(...landings.map((landing) => chart.distances[landing] ?? 0));
  vessel.at = pick(
    landings.filter((landing) => chart.distances[landing] === away),
    random,
  );

  const belief = new Map<number, number>();
  for (const [index, likely] of vessel.belief) {
    const possible = chart.landings[index] ?? [];
    for (const landing of possible) {
      belief.set(landing, (belief.get(landing) ?? 0) + likely / possible.length);
    }
  }
  vessel.belief = belief;
}

function sail(chart: Chart, vessel: Vessel, random: Random): void {
  const heading = bestHeading(chart, vessel.belief, random);
  const sailing = chart.sailings[vessel.at]?.[heading];
  if (!sailing) throw new Error(`no sailing from square ${vessel.at}`);
  vessel.at = sailing.to;

  const belief = new Map<number, number>();
  for (const [index, likely] of vessel.belief) {
    const possible = chart.sailings[index]?.[heading];
    if (possible?.report === sailing.report) {
      belief.set(possible.to, (belief.get(possible.to) ?? 0) + likely);
    }
  }
  vessel.belief = belief;
}

/**
 * The heading that brings the ship nearest to the Sacred Island on average, as an index into HEADINGS. Ties are broken
 * at random.
 */
function bestHeading(chart: Chart, belief: Belief, random: Random): number {
  const remaining = HEADINGS.map((_, heading) => {
    let sum = 0;
    for (const [index, likely] of belief) {
      const to = chart.sailings[index]?.[heading]?.to ?? index;
      sum += likely * (chart.distances[to] ?? 0);
    }
    return sum;
  });
  const least = Math.min(...remaining);
  // Allow for rounding errors: adding the same numbers in another order can change the last digits of the sum.
  const best = remaining.flatMap((sum, heading) => (sum <= least * (1 + 1e-9) ? [heading] : []));
  return pick(best, random);
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A 32-bit xorshift generator: good enough to shuffle tiles, and the same on every machine. */
function seeded(seed: number): Random {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
