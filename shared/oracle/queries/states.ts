/** Lists every state of a game that fits a belief, for checks and for sampling. */
import { SHIPS } from '../../board/board.ts';
import type { Belief } from '../belief.ts';
import { Budget } from '../budget.ts';
import { squareIn } from '../chances/factor.ts';
import { factorsOf, type Component } from '../component.ts';
import { hasTile, squaresOfLayout, type Layout } from '../sea/layouts.ts';
import type { Hand } from '../sea/hands.ts';
import { applyPushes } from '../turns/drive.ts';

const ALL_SHIPS = (1 << SHIPS.length) - 1;

/** One possible combination of a game's secrets. Ships and squares are represented by numbers. */
export interface State {
  readonly hand: Hand;
  readonly maelstroms: Layout;
  readonly fogBanks: Layout;
  /** The squares of all ships in one number. Use `squareIn` to read it. */
  readonly position: number;
  /** The weight relative to other states. The weights need not sum to 1, and a state may be listed more than once. */
  readonly weight: number;
}

/**
 * The components with all pending pushes applied. `exact` is false if the limits were exceeded, or if the belief was
 * not exact.
 */
export function withPushesApplied(belief: Belief): { components: Component[]; exact: boolean } {
  const budget = new Budget(belief.limits);
  const components = belief.components.map((component) =>
    applyPushes(belief.sea, component, ALL_SHIPS, budget),
  );
  return { components, exact: belief.exact && !budget.exceeded };
}

/** Yields every state of a belief. There can be billions of states, so check their number first. */
export function* statesOf(belief: Belief): Generator<State, void> {
  for (const component of withPushesApplied(belief).components) {
    for (const { maelstroms, fogBanks, weight } of layoutsOf(component)) {
      for (const { position, share } of positionsOf(component))
        yield { hand: component.hand, maelstroms, fogBanks, position, weight: weight * share };
    }
  }
}

/** Yields every combination of layouts of a component's maelstroms and fog banks. */
function* layoutsOf({ maelstroms, fogBanks, weight }: Component) {
  for (const [i, maelstrom] of maelstroms.keys.entries()) {
    for (const [j, fogBank] of fogBanks.keys.entries()) {
      if (squaresOfLayout(maelstrom).some((square) => hasTile(fogBank, square))) continue;
      const share = (maelstroms.weights[i] as number) * (fogBanks.weights[j] as number);
      yield { maelstroms: maelstrom, fogBanks: fogBank, weight: weight * share };
    }
  }
}

/** Yields every position of the ships in a component, which must have no pending pushes. */
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

/** The square of each ship, indexed by ship number. */
export function squaresOfState({ position }: State): number[] {
  return [...SHIPS.keys()].map((ship) => squareIn(position, ship));
}
