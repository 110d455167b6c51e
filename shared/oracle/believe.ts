/** Updates a belief with one event that the Navigators were told. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { NavigatorsTold } from '../game/told.ts';
import { firstBelief, withArrived, withDangers, withLighthouses, type Belief } from './belief.ts';
import { Budget, LIMITS, type Limits } from './budget.ts';
import type { Component } from './component.ts';
import { merge } from './merge.ts';
import { coarsen } from './coarsen.ts';
import { deferPushes } from './turns/drive.ts';
import type { Step } from './turns/landing.ts';
import { afterMonster, afterStorm, maskOf } from './turns/poseidon.ts';
import { afterStep } from './turns/step.ts';

/**
 * Applies an event, as the Navigators were told it, to a belief, which is undefined before 'began'. Events must come in
 * order, from the start of the game.
 * A ship's order and the news that a maelstrom caught the ship are two separate events. Between them, the belief
 * assumes that the ship was not caught.
 */
export function believe(
  belief: Belief | undefined,
  told: NavigatorsTold,
  limits: Limits = LIMITS,
): Belief | undefined {
  if (told.type === 'began') return firstBelief(told.board, told.variants, limits);
  return belief && next(belief, told);
}

function next(belief: Belief, told: Exclude<NavigatorsTold, { type: 'began' }>): Belief {
  const { sea, components, arrived } = belief;
  switch (told.type) {
    case 'lighthouses-placed':
      return withLighthouses(belief, told.squares);
    case 'dangers-placed':
      return withDangers(belief);
    case 'storm-played':
      return work(belief, (budget) => afterStorm(sea, components, told.storm, arrived, budget));
    case 'monster-played':
      return work(belief, () => afterMonster(sea, components));
    case 'sailed': {
      const { heading, reply } = told;
      return take(belief, {
        ship: SHIPS.indexOf(told.ship),
        heading,
        arrived: told.arrived,
        reply,
        caught: false,
      });
    }
    case 'surveyed': {
      const { reply } = told;
      return take(belief, {
        ship: SHIPS.indexOf(told.ship),
        heading: null,
        arrived: false,
        reply,
        caught: false,
      });
    }
    case 'caught':
      return belief.newest ? take(belief.newest.before, { ...belief.newest.step, caught: true }) : belief;
    case 'caught-pushed':
      return push(belief, told.ship);
    case 'navigator-came':
    case 'navigator-left':
    case 'lighthouses-proposed':
    case 'lighthouses-agreed':
    case 'guessed':
    case 'reminded':
    case 'marked':
    case 'crossed':
    case 'reasoned':
    case 'said-to-crew':
    case 'crew-line-removed':
    case 'round-began':
    case 'ended':
      return belief;
    default:
      // A page that was left open during an update may receive events that only the newer server knows.
      told satisfies never;
      return belief;
  }
}

function take(belief: Belief, step: Step): Belief {
  const after = work(belief, (budget) => afterStep(belief.sea, belief.components, step, budget));
  const arrived = step.arrived ? withArrived(belief.arrived, SHIPS[step.ship] as Ship) : belief.arrived;
  // Keep only one earlier belief: if each belief kept the one before it, all of them would stay in memory.
  const before = { ...belief, newest: null };
  return { ...after, arrived, newest: belief.sea.variants.maelstroms > 0 ? { before, step } : null };
}

/**
 * The belief after Poseidon has pushed a caught ship out of its maelstrom. The push works like a storm's (ruling 21).
 */
function push(belief: Belief, ship: Ship): Belief {
  return work(belief, (budget) =>
    belief.components.map((component) => deferPushes(belief.sea, component, maskOf([ship]), budget)),
  );
}

function work(belief: Belief, turn: (budget: Budget) => Component[]): Belief {
  const budget = new Budget(belief.limits);
  const components = coarsen(belief.sea, merge(turn(budget)), budget);
  return { ...belief, components, exact: belief.exact && !budget.exceeded };
}
