/**
 * Updates factors after a storm or a maelstrom has driven a ship by one square. The Navigators don't know to which
 * square (rulings 1 and 2).
 */
import type { Budget } from '../budget.ts';
import { bitsOf, Factor, pack, squareIn } from '../chances/factor.ts';
import { accumulator, type Accumulated } from '../chances/accumulator.ts';
import { marginals } from '../chances/split.ts';
import { replaceFactors, shipsIn, type Component } from '../component.ts';
import type { Sea } from '../sea/sea.ts';

/** The maximum number of neighbours of a square. */
const AROUND = 8;

/**
 * Applies the pending pushes of the given ships to a component.
 * @param ships a bit mask
 */
export function applyPushes(sea: Sea, component: Component, ships: number, budget: Budget): Component {
  const due = component.pending & ships;
  if (due === 0) return component;
  let factors = component.factors;
  for (const ship of shipsIn[due] as readonly number[]) {
    const factor = factors[ship] as Factor;
    if (factor.ships.length > 1 && !budget.keep(factor.size * AROUND)) {
      budget.exceeded = true;
      factors = replaceFactors(factors, marginals(factor));
    }
    factors = replaceFactors(factors, [drive(sea, factors[ship] as Factor, ship)]);
  }
  return { ...component, factors, pending: component.pending & ~due };
}

/** Marks the given ships as driven. Their pushes are applied later, when they are needed. */
export function deferPushes(sea: Sea, component: Component, ships: number, budget: Budget): Component {
  // A ship can't have two pending pushes, so apply the earlier one first.
  const settled = applyPushes(sea, component, ships, budget);
  return { ...settled, pending: settled.pending | ships };
}

/** The factor after one of its ships was driven. All legal squares of the push are equally likely. */
function drive(sea: Sea, factor: Factor, ship: number): Factor {
  return (factor.driven[ship] ??= workOut(sea, factor, ship));
}

function workOut(sea: Sea, factor: Factor, ship: number): Factor {
  const others = ~bitsOf([ship]);
  accumulator.begin(factor.size * AROUND);
  for (let i = 0; i < factor.size; i++) {
    const position = factor.keys[i] as number;
    const squares = sea.pushes[squareIn(position, ship)] as readonly number[];
    const weight = (factor.weights[i] as number) / squares.length;
    for (const square of squares) accumulator.add((position & others) | pack(ship, square), weight);
  }
  return new Factor(factor.ships, accumulator.finish() as Accumulated);
}
