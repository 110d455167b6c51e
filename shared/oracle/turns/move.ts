/** Moving: a factor after a ship of it had its step. */
import { bitsOf, Factor, packed, squareIn } from '../chances/factor.ts';
import { gathering, type Gathered } from '../chances/gathering.ts';
import type { Way } from './landing.ts';

/** Factors that were worked out, and how likely it was that it came to this. */
export interface Likely<Factors> {
  readonly factors: Factors;
  readonly likelihood: number;
}

/** A factor after a ship went one of some ways, at least one of which is possible. */
export function move(factor: Factor, ship: number, ways: readonly Way[]): Likely<Factor> {
  const destinations = new Int16Array(256).fill(-1);
  for (const { from, to } of ways) destinations[from] = to;
  const others = ~bitsOf([ship]);
  gathering.begin(factor.size);
  for (let i = 0; i < factor.size; i++) {
    const position = factor.keys[i] as number;
    const to = destinations[squareIn(position, ship)] as number;
    // Added up: without a reply, a ship kept by the edge and one that sailed there look the same.
    if (to >= 0) gathering.add((position & others) | packed(ship, to), factor.weights[i] as number);
  }
  const gathered = gathering.finish() as Gathered;
  return { factors: new Factor(factor.ships, gathered), likelihood: gathered.total };
}
