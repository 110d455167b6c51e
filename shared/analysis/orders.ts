/** What an order with each heading could be expected to achieve, judged by what the Navigators knew. */
import type { Ship } from '../board/board.ts';
import { distance, HEADINGS, type Heading, type Square } from '../board/squares.ts';
import { evolve } from '../game/evolve.ts';
import type { Game, Reply } from '../game/game.ts';
import { sailTo } from '../game/rules/orders.ts';
import { survey } from '../game/rules/survey.ts';
import type { Belief } from '../oracle/belief.ts';
import { believe } from '../oracle/believe.ts';
import { shipChances } from '../oracle/queries/chances.ts';
import { knownOf } from './known.ts';
import { homeChance, shipOutlook } from './outlook.ts';
import { bitsAfter, destination, reportsOf, type Marginal } from './replies.ts';

/** The expected outcome of an order. All probabilities are 0 to 1. */
export interface Prospect {
  readonly heading: Heading;
  /** The probability that the order brings the ship home. */
  readonly arrives: number;
  /** The probability that the order leads off the board. */
  readonly offBoard: number;
  /** The mean distance to the Sacred Island after the order, in squares. */
  readonly far: number;
  /** The ship's mean uncertainty in bits after its report. */
  readonly bits: number;
  /** The probability that the ship comes home in the end, with this or a later order. */
  readonly home: number;
}

/** The probability of each square on which a ship may be, by square number. */
export function marginalOf(belief: Belief, ship: Ship): Marginal {
  const numbers = new Map(belief.sea.squares.map((square, number) => [square, number]));
  return new Map(
    [...shipChances(belief, ship)].map(([square, chance]) => [numbers.get(square) as number, chance]),
  );
}

/** The expected outcome of each order to a ship, in the order of HEADINGS. */
export function prospectsOf(belief: Belief, game: Game, ship: Ship): Prospect[] {
  const { sea } = belief;
  const marginal = marginalOf(belief, ship);
  const { orders, storms } = shipOutlook(game, ship, 0);
  const farOf = (square: number) => distance(sea.squares[square] as Square, sea.board.sacred);
  return HEADINGS.map((heading) => {
    const sum = { heading, arrives: 0, offBoard: 0, far: 0, bits: 0, home: 0 };
    for (const report of reportsOf(sea, marginal, heading)) {
      const bits = bitsAfter(report);
      for (const [from, chance] of report.from) {
        const { to, offBoard } = destination(sea, from, heading);
        const isHome = to === sea.sacred;
        const far = farOf(to);
        sum.far += chance * far;
        sum.home += chance * homeChance({ orders: orders - 1, far, storms, bits });
        if (isHome) sum.arrives += chance;
        else sum.bits += chance * bits;
        if (offBoard) sum.offBoard += chance;
      }
    }
    return sum;
  });
}

/** The heading with the best chance of coming home. If several are equally good, the one that leads nearest to home. */
export function bestOf(prospects: readonly [Prospect, ...Prospect[]] | readonly Prospect[]): Prospect {
  return prospects.reduce((best, other) => {
    const gain = other.home - best.home;
    return gain > 1e-9 || (gain > -1e-9 && other.far < best.far - 1e-9) ? other : best;
  });
}

/**
 * The order that is expected to reveal the most about the ship's position, among the orders that are nearly as good as
 * the best.
 */
export function mostTellingOf(prospects: readonly Prospect[]): Prospect {
  const best = bestOf(prospects);
  return prospects
    .filter((prospect) => !isDetour(prospect, best))
    .reduce((most, other) => (other.bits < most.bits - 1e-9 ? other : most), best);
}
const HARDLY_LESS = 0.06;

/** Whether an order clearly lowers the chance of coming home, compared with the best order. */
export function isDetour({ home }: Prospect, best: Prospect): boolean {
  return home < best.home - HARDLY_LESS;
}

/** The consequences of a different order. */
export interface Alternative {
  readonly reply: Reply;
  readonly arrived: boolean;
  /** The number of squares on which the ship could be after the other order. */
  readonly squares: number;
  /** The Navigators' chance of winning after the other order, 0 to 1. */
  readonly winning: number;
}

/**
 * Carries out a different order on the true board and updates the belief. Of the results, only the chance of winning is
 * an estimate.
 */
export function alternativeOf(belief: Belief, game: Game, ship: Ship, heading: Heading): Alternative {
  const { board, tiles } = game;
  const from = game.ships[ship];
  const { to, offBoard } = sailTo(board, from, heading);
  const arrived = to === board.sacred;
  const reply = survey({ ...game, ships: { ...game.ships, [ship]: to } }, ship, offBoard);
  let after = believe(belief, { type: 'sailed', ship, heading, arrived, reply }, belief.limits);
  if (!offBoard && tiles.maelstroms.includes(to))
    after = believe(after, { type: 'caught', ship }, belief.limits);
  const then = evolve(game, { type: 'sailed', ship, heading, from, to, arrived, reply });
  const known = knownOf(after ?? belief, then, 0);
  return { reply, arrived, squares: known.ships[ship].squares.length, winning: known.winning };
}
