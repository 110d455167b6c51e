/** A belief: everything that the Navigators can work out about a game from what they were told. */
import { SHIPS, type Board, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Variants } from '../game/game.ts';
import type { Limits } from './budget.ts';
import { onSquare } from './chances/factor.ts';
import type { Component } from './component.ts';
import { allLayouts } from './sea/layouts.ts';
import { makeSea, type Sea } from './sea/sea.ts';
import type { Step } from './turns/landing.ts';

/** What the Navigators can work out about a game. A belief is immutable, so references to it can be kept. */
export interface Belief {
  readonly sea: Sea;
  /**
   * The components, whose weighted sum is this belief. Empty if the events that the Navigators were told contradict
   * each other.
   */
  readonly components: readonly Component[];
  readonly arrived: readonly Ship[];
  /**
   * Whether the belief is exact. It is no longer exact once the limits have forced a simplification. Impossible states
   * may then seem possible, but no possible state seems impossible.
   */
  readonly exact: boolean;
  readonly limits: Limits;
  /**
   * The newest step and the belief before that step; null in games without maelstroms. If the next event says that a
   * maelstrom caught the ship, the step is applied again to the earlier belief.
   */
  readonly newest: { readonly before: Belief; readonly step: Step } | null;
}

/** The belief at the start of a game: every ship is on its start. */
export function firstBelief(board: Board, variants: Variants, limits: Limits): Belief {
  const sea = makeSea(board, variants, []);
  const component: Component = {
    weight: 1,
    hand: sea.hands.full,
    pending: 0,
    factors: sea.starts.map((square, ship) => onSquare(ship, square)),
    maelstroms: allLayouts([], 0),
    fogBanks: allLayouts([], 0),
  };
  return { sea, components: [component], arrived: [], exact: true, limits, newest: null };
}

/** The belief after the lighthouses have been placed (ruling 20). */
export function withLighthouses(belief: Belief, lighthouses: readonly Square[]): Belief {
  return { ...belief, sea: makeSea(belief.sea.board, belief.sea.variants, lighthouses) };
}

/** The belief after Poseidon has placed his maelstroms and fog banks. All legal placements are equally likely. */
export function withDangers(belief: Belief): Belief {
  const { maelstromSquares, fogSquares, variants } = belief.sea;
  const maelstroms = allLayouts(maelstromSquares, variants.maelstroms);
  const fogBanks = allLayouts(fogSquares, variants.fogBanks);
  const components = belief.components.map((component) => ({ ...component, maelstroms, fogBanks }));
  return { ...belief, components };
}

/** The arrived ships with one more ship, in the order of SHIPS. */
export function withArrived(arrived: readonly Ship[], ship: Ship): readonly Ship[] {
  return SHIPS.filter((other) => other === ship || arrived.includes(other));
}
