/** Every state of a game that fits what was told, one after the other: for checks, and to draw from. */
import { SHIPS } from '../../board/board.ts';
import type { Belief } from '../belief.ts';
import { Budget } from '../budget.ts';
import { squareIn } from '../chances/factor.ts';
import { factorsOf, type Component } from '../component.ts';
import { lies, squaresOfLayout, type Layout } from '../sea/layouts.ts';
import type { Hand } from '../sea/hands.ts';
import { settle } from '../turns/drive.ts';

const ALL_SHIPS = (1 << SHIPS.length) - 1;

/** One state: what is secret in a game. Ships and squares by number. */
export interface State {
  readonly hand: Hand;
  readonly maelstroms: Layout;
  readonly fogBanks: Layout;
  /** The squares of all ships, packed: `squareIn` reads them. */
  readonly position: number;
  /** How much of the weight of all states together. It is no share of 1, and a state can come more than once. */
  readonly weight: number;
}

/** The components of a belief with every push worked in; `exact` false if that was too much. */
export function settled(belief: Belief): { components: Component[]; exact: boolean } {
  const budget = new Budget(belief.limits);
  const components = belief.components.map((component) => settle(belief.sea, component, ALL_SHIPS, budget));
  return { components, exact: belief.exact && !budget.exceeded };
}

/** Every state of a belief: there can be billions, so count them first. */
export function* statesOf(belief: Belief): Generator<State, void> {
  for (const component of settled(belief).components) {
    for (const { maelstroms, fogBanks, weight } of layoutsOf(component)) {
      for (const { position, share } of positionsOf(component))
        yield { hand: component.hand, maelstroms, fogBanks, position, weight: weight * share };
    }
  }
}

/** Every way in which the dangers of a component can lie. */
function* layoutsOf({ maelstroms, fogBanks, weight }: Component) {
  for (const [i, maelstrom] of maelstroms.keys.entries()) {
    for (const [j, fogBank] of fogBanks.keys.entries()) {
      if (squaresOfLayout(maelstrom).some((square) => lies(fogBank, square))) continue;
      const share = (maelstroms.weights[i] as number) * (fogBanks.weights[j] as number);
      yield { maelstroms: maelstrom, fogBanks: fogBank, weight: weight * share };
    }
  }
}

/** Every position of the ships in a component that is settled. */
export function* positionsOf(component: Component): Generator<{ position: number; share: number }, void> {
  const factors = factorsOf(component);
  function* combine(
    depth: number,
    position: number,
    share: number,
  ): Generator<{ position: number; share: number }, void> {
    const factor = factors[depth];
    if (!factor) {
      yield { position, share };
      return;
    }
    for (let i = 0; i < factor.size; i++)
      yield* combine(depth + 1, position | (factor.keys[i] as number), share * (factor.weights[i] as number));
  }
  yield* combine(0, 0, 1);
}

/** The square of each ship in a state, by the ship's number. */
export function squaresOfState({ position }: State): number[] {
  return [...SHIPS.keys()].map((ship) => squareIn(position, ship));
}
