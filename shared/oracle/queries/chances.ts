/** Queries on a belief: where each ship may be, and what is known about Poseidon's tiles. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import { STORM_COUNTS, type Storm } from '../../game/game.ts';
import type { Belief } from '../belief.ts';
import type { Factor } from '../chances/factor.ts';
import { massOf, type Component } from '../component.ts';
import { weightApart, squaresOfLayout } from '../sea/layouts.ts';

/** The possible squares with their probabilities, which are above 0 and at most 1. All other squares are impossible. */
export type Chances = ReadonlyMap<Square, number>;

/** The squares on which a ship may be. Their probabilities sum to 1. */
export function shipChances(belief: Belief, ship: Ship): Chances {
  const { sea } = belief;
  const number = SHIPS.indexOf(ship);
  const chances = new Float64Array(sea.squares.length);
  for (const [factor, { still, driven }] of byFactor(belief, number)) {
    for (const square of factor.squares(number)) {
      const chance = factor.chances(number)[square] as number;
      chances[square] = (chances[square] as number) + still * chance;
      const pushes = sea.pushes[square] as readonly number[];
      for (const to of driven > 0 ? pushes : [])
        chances[to] = (chances[to] as number) + (driven * chance) / pushes.length;
    }
  }
  return name(belief, chances);
}

/**
 * For each possible factor of a ship, the probability of the components with this factor. `driven` is the part of those
 * components in which a push still has to be applied to the ship, and `still` is the part of the others.
 */
function byFactor(belief: Belief, ship: number): Map<Factor, { still: number; driven: number }> {
  const weights = new Map<Factor, { still: number; driven: number }>();
  for (const { component, share } of shares(belief)) {
    const factor = component.factors[ship] as Factor;
    const weight = weights.get(factor) ?? { still: 0, driven: 0 };
    if (((component.pending >> ship) & 1) === 1) weight.driven += share;
    else weight.still += share;
    weights.set(factor, weight);
  }
  return weights;
}

/** The square of a ship if it is certain, otherwise null. */
export function certainSquare(belief: Belief, ship: Ship): Square | null {
  const [square, ...others] = shipChances(belief, ship).keys();
  return square && others.length === 0 ? square : null;
}

/**
 * The squares on which maelstroms or fog banks may be. Empty before they are placed. With two tiles, the probabilities
 * sum to 2, and a square with probability 1 is certain.
 */
export function dangerChances(belief: Belief, danger: 'maelstroms' | 'fogBanks'): Chances {
  const chances = new Float64Array(belief.sea.squares.length);
  for (const component of belief.components) {
    const layouts = component[danger];
    const others = danger === 'maelstroms' ? component.fogBanks : component.maelstroms;
    const room = weightApart(layouts, others);
    for (let i = 0; i < layouts.size; i++) {
      const weight = component.weight * (layouts.weights[i] as number) * (room[i] as number);
      for (const square of squaresOfLayout(layouts.keys[i] as number))
        chances[square] = (chances[square] as number) + weight;
    }
  }
  const whole = totalOf(belief);
  return name(
    belief,
    chances.map((chance) => chance / whole),
  );
}

/** How many tiles of one kind of storm Poseidon may have left: the minimum, the maximum and the mean. */
export interface StormsLeft {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

/** How many tiles of each kind of storm Poseidon may have left. Without Harder Deduction, the numbers are certain. */
export function stormsLeft(belief: Belief): Readonly<Record<Storm, StormsLeft>> {
  const left = Object.keys(STORM_COUNTS).map((storm) => {
    const counted = shares(belief).map(({ component, share }) => ({
      count: component.hand.storms.filter((other) => other === storm).length,
      share,
    }));
    const counts = counted.length > 0 ? counted.map(({ count }) => count) : [0];
    const mean = counted.reduce((sum, { count, share }) => sum + count * share, 0);
    return [storm, { least: Math.min(...counts), most: Math.max(...counts), mean }];
  });
  return Object.fromEntries(left) as Record<Storm, StormsLeft>;
}

/** The components of a belief with their probabilities, which sum to 1. */
export function shares(belief: Belief): { component: Component; share: number }[] {
  const whole = totalOf(belief);
  return belief.components.map((component) => ({ component, share: massOf(component) / whole }));
}

function totalOf({ components }: Belief): number {
  return components.reduce((sum, component) => sum + massOf(component), 0);
}

function name({ sea }: Belief, chances: Float64Array): Chances {
  const named = new Map<Square, number>();
  for (const [number, chance] of chances.entries())
    if (chance > 0) named.set(sea.squares[number] as Square, chance);
  return named;
}
