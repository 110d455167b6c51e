/** A belief: everything that the Navigators can know of a game, from what they were told and nothing else. */
import { SHIPS, type Board, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Variants } from '../game/game.ts';
import type { Limits } from './budget.ts';
import { onSquare } from './chances/factor.ts';
import type { Component } from './component.ts';
import { allLayouts } from './sea/layouts.ts';
import { makeSea, type Sea } from './sea/sea.ts';
import type { Step } from './turns/landing.ts';

/** Never changed once it is made: keeping it is cloning it. */
export interface Belief {
  readonly sea: Sea;
  /** A sum; none if what was told can't have happened. */
  readonly components: readonly Component[];
  readonly arrived: readonly Ship[];
  /** False once something had to be forgotten: then more may seem possible than truly is, never less. */
  readonly exact: boolean;
  readonly limits: Limits;
  /** The newest step and the belief before it, in a game with maelstroms: the next news may be that it was caught. */
  readonly newest: { readonly before: Belief; readonly step: Step } | null;
}

/** What is believed when a game begins: every ship is on its start. */
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

/** The belief once the lighthouses are placed (ruling 20). */
export function withLighthouses(belief: Belief, lighthouses: readonly Square[]): Belief {
  return { ...belief, sea: makeSea(belief.sea.board, belief.sea.variants, lighthouses) };
}

/** The belief once Poseidon has placed his dangers: every legal placing is as likely as another. */
export function withDangers(belief: Belief): Belief {
  const { maelstromSquares, fogSquares, variants } = belief.sea;
  const maelstroms = allLayouts(maelstromSquares, variants.maelstroms);
  const fogBanks = allLayouts(fogSquares, variants.fogBanks);
  const components = belief.components.map((component) => ({ ...component, maelstroms, fogBanks }));
  return { ...belief, components };
}

/** Those ships and one more, in the order of SHIPS. */
export function withArrived(arrived: readonly Ship[], ship: Ship): readonly Ship[] {
  return SHIPS.filter((other) => other === ship || arrived.includes(other));
}
