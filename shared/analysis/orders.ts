/** What an order could be expected to do, by what could be known when it was given: for each heading. */
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
import { homeChance, standOf } from './outlook.ts';
import { bitsAfter, destination, reportsOf, type Marginal } from './replies.ts';

/** What could be expected of an order. Chances are 0 to 1. */
export interface Prospect {
  readonly heading: Heading;
  /** How likely the ship arrived with it. */
  readonly arrives: number;
  /** How likely it led off the board. */
  readonly offBoard: number;
  /** How many squares to the Sacred Island were left after it, on average. */
  readonly far: number;
  /** How uncertain the ship would have been after its report, in bits, on average. */
  readonly bits: number;
  /** How likely the ship came home in the end. */
  readonly home: number;
}

/** A belief's chances of one ship, by the squares' numbers. */
export function marginalOf(belief: Belief, ship: Ship): Marginal {
  const numbers = new Map(belief.sea.squares.map((square, number) => [square, number]));
  return new Map(
    [...shipChances(belief, ship)].map(([square, chance]) => [numbers.get(square) as number, chance]),
  );
}

/** What could be expected of an order to a ship, for each heading in the order of HEADINGS. */
export function prospectsOf(belief: Belief, game: Game, ship: Ship): Prospect[] {
  const { sea } = belief;
  const marginal = marginalOf(belief, ship);
  const { orders, storms } = standOf(game, ship, 0);
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

/** The heading after which a ship most likely came home; of equals the one that leaves the least to go. */
export function bestOf(prospects: readonly [Prospect, ...Prospect[]] | readonly Prospect[]): Prospect {
  return prospects.reduce((best, other) => {
    const gain = other.home - best.home;
    return gain > 1e-9 || (gain > -1e-9 && other.far < best.far - 1e-9) ? other : best;
  });
}

/**
 * The order that could be expected to tell the most of where a ship is, of those after which it comes home
 * hardly less likely than after the best.
 */
export function mostTellingOf(prospects: readonly Prospect[]): Prospect {
  const best = bestOf(prospects);
  return prospects
    .filter((prospect) => !isDetour(prospect, best))
    .reduce((most, other) => (other.bits < most.bits - 1e-9 ? other : most), best);
}
const HARDLY_LESS = 0.06;

/** Whether a ship comes home clearly less likely with an order than with the best one. */
export function isDetour({ home }: Prospect, best: Prospect): boolean {
  return home < best.home - HARDLY_LESS;
}

/** What another order would truly have come to. */
export interface Instead {
  readonly reply: Reply;
  readonly arrived: boolean;
  /** On how many squares the ship could then be. */
  readonly squares: number;
  /** How likely the Navigators then won, 0 to 1. */
  readonly winning: number;
}

/** Another order, carried out on the true sea and folded into the belief: only the chance is reckoned. */
export function insteadOf(belief: Belief, game: Game, ship: Ship, heading: Heading): Instead {
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
