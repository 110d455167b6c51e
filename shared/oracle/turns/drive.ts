/** Driving: a storm or a maelstrom moves a ship one square, nobody knows where to. Rulings 1 and 2. */
import type { Budget } from '../budget.ts';
import { bitsOf, Factor, packed, squareIn } from '../chances/factor.ts';
import { gathering, type Gathered } from '../chances/gathering.ts';
import { unjoin } from '../chances/split.ts';
import { replaced, shipsIn, type Component } from '../component.ts';
import type { Sea } from '../sea/sea.ts';

/** The most squares around one. */
const AROUND = 8;

/** A component with the pushes of these ships worked in, as far as they were pending. */
export function settle(sea: Sea, component: Component, ships: number, budget: Budget): Component {
  const due = component.pending & ships;
  if (due === 0) return component;
  let factors = component.factors;
  for (const ship of shipsIn[due] as readonly number[]) {
    const factor = factors[ship] as Factor;
    if (factor.ships.length > 1 && !budget.keep(factor.size * AROUND)) {
      budget.exceeded = true;
      factors = replaced(factors, unjoin(factor));
    }
    factors = replaced(factors, [drive(sea, factors[ship] as Factor, ship)]);
  }
  return { ...component, factors, pending: component.pending & ~due };
}

/** A component in which these ships have been driven: worked in when somebody needs to know. */
export function driveLater(sea: Sea, component: Component, ships: number, budget: Budget): Component {
  // A ship can't have two pushes pending.
  const settled = settle(sea, component, ships, budget);
  return { ...settled, pending: settled.pending | ships };
}

/** A factor after a ship of it was driven: every square allowed is as likely as the others. */
function drive(sea: Sea, factor: Factor, ship: number): Factor {
  return (factor.driven[ship] ??= workOut(sea, factor, ship));
}

function workOut(sea: Sea, factor: Factor, ship: number): Factor {
  const others = ~bitsOf([ship]);
  gathering.begin(factor.size * AROUND);
  for (let i = 0; i < factor.size; i++) {
    const position = factor.keys[i] as number;
    const squares = sea.pushes[squareIn(position, ship)] as readonly number[];
    const weight = (factor.weights[i] as number) / squares.length;
    for (const square of squares) gathering.add((position & others) | packed(ship, square), weight);
  }
  return new Factor(factor.ships, gathering.finish() as Gathered);
}
