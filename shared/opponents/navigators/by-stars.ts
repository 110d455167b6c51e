/**
 * Rung 3, "by the stars". This opponent uses the oracle's belief, orders the most certain ships first, and looks two
 * orders ahead.
 */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Heading, Square } from '../../board/squares.ts';
import type { MarkerKind } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';
import type { NavigatorsView } from '../../game/views/navigators.ts';
import { stormsLeft as roundsLeft } from '../../game/views/public.ts';
import { firstBelief, type Belief } from '../../oracle/belief.ts';
import { believe } from '../../oracle/believe.ts';
import type { Limits } from '../../oracle/budget.ts';
import { certainSquare, dangerChances, shipChances, stormsLeft } from '../../oracle/queries/chances.ts';
import { bitsOfChances } from '../../oracle/queries/uncertainty.ts';
import { layoutOf } from '../../oracle/sea/layouts.ts';
import type { Random } from '../../random.ts';
import { bestHeading, type RouteConditions } from './look-ahead.ts';
import type { Reckoning } from './reckoning.ts';
import { straightDistance } from './steering.ts';

/**
 * Limits on the cost of one event. If they are exceeded, the belief is simplified, but it never excludes the true
 * state.
 */
const BOUNDS: Limits = { entries: 40_000, work: 2_000_000, components: 250, layouts: 20_000 };
/** How many orders this opponent looks ahead. */
const PLIES = 2;
/** The maximum number of squares for one ship: one for the guess and four for the reminders. */
const MOST = 5;
/** A square is marked if the probability of a maelstrom or fog bank on it is at least this high. */
const MARKED = 0.5;

export class ByStars implements Reckoning {
  private readonly view: NavigatorsView;
  private readonly belief: Belief;
  private readonly likely = new Map<Ship, readonly (readonly [Square, number])[]>();

  constructor(view: NavigatorsView, belief: Belief = firstBelief(view.board, view.variants, BOUNDS)) {
    this.view = view;
    this.belief = belief;
  }

  hear(told: NavigatorsTold, view: NavigatorsView): ByStars {
    return new ByStars(view, believe(this.belief, told, BOUNDS) ?? this.belief);
  }

  squares(ship: Ship): readonly Square[] {
    return this.chances(ship)
      .slice(0, MOST)
      .map(([square]) => square);
  }

  dangers(kind: MarkerKind): readonly Square[] {
    const chances = dangerChances(this.belief, kind === 'maelstrom' ? 'maelstroms' : 'fogBanks');
    const likely = [...chances].filter(([, chance]) => chance >= MARKED).sort(([, a], [, b]) => b - a);
    return likely.map(([square]) => square);
  }

  /** The ship with the least uncertainty. Once its square is certain, it serves as a landmark for the other ships. */
  first(ships: readonly [Ship, ...Ship[]]): Ship {
    const bits = new Map(ships.map((ship) => [ship, this.bits(ship)]));
    return ships.reduce((best, ship) =>
      (bits.get(ship) as number) < (bits.get(best) as number) - 1e-9 ? ship : best,
    );
  }

  heading(ship: Ship, random: Random): Heading {
    const { squares } = this.belief.sea;
    const likely = this.chances(ship);
    const places = {
      squares: likely.map(([square]) => squares.indexOf(square)),
      chances: likely.map(([, chance]) => chance),
    };
    return bestHeading(this.conditions(ship), places, roundsLeft(this.view) + 1, PLIES, random);
  }

  private conditions(ship: Ship): RouteConditions {
    const { sea } = this.belief;
    const left = stormsLeft(this.belief);
    const numbers = new Map(sea.squares.map((square, number) => [square, number]));
    const chances = dangerChances(this.belief, 'maelstroms');
    const maelstroms = new Map(
      [...chances].map(([square, chance]) => [numbers.get(square) as number, chance]),
    );
    const fog = layoutOf(certainOf(dangerChances(this.belief, 'fogBanks'), numbers));
    const landmarks = SHIPS.flatMap((other, bit): { bit: number; at: number }[] => {
      const square = other === ship ? null : certainSquare(this.belief, other);
      const at = square && numbers.get(square);
      return typeof at === 'number' && !sea.hides(fog, at) ? [{ bit, at }] : [];
    });
    return {
      sea,
      storms: left[ship].mean + left.great.mean,
      maelstroms,
      report(square) {
        let [here, beside] = [0, 0];
        for (const { bit, at } of landmarks) {
          const near = sea.near[square * sea.squares.length + at];
          if (near === 2) here |= 1 << bit;
          if (near === 1) beside++;
        }
        return (sea.staticReply(square, fog) * 16 + here) * 4 + beside;
      },
    };
  }

  private bits(ship: Ship): number {
    return bitsOfChances(this.chances(ship).map(([, chance]) => chance));
  }

  /**
   * A ship's possible squares with their probabilities, the most likely first. Equally likely squares are sorted so
   * that the most central comes first.
   */
  private chances(ship: Ship): readonly (readonly [Square, number])[] {
    const known = this.likely.get(ship);
    if (known) return known;
    const all = [...shipChances(this.belief, ship)];
    const apart = ([square]: readonly [Square, number]) =>
      all.reduce((sum, [other, chance]) => sum + chance * straightDistance(square, other), 0);
    const ranked = all
      .map((one) => ({ one, apart: apart(one) }))
      .sort((a, b) => b.one[1] - a.one[1] || a.apart - b.apart)
      .map(({ one }) => one);
    this.likely.set(ship, ranked);
    return ranked;
  }
}

function certainOf(chances: ReadonlyMap<Square, number>, numbers: ReadonlyMap<Square, number>): number[] {
  return [...chances]
    .filter(([, chance]) => chance > 1 - 1e-9)
    .map(([square]) => numbers.get(square) as number);
}
