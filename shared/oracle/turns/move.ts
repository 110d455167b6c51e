/** Moves one ship of a factor along its possible ways. */
import { bitsOf, Factor, pack, squareIn } from '../chances/factor.ts';
import { accumulator, type Accumulated } from '../chances/accumulator.ts';
import type { Way } from './landing.ts';

/** Updated factors, and the probability of what was observed. */
export interface Likely<Factors> {
  readonly factors: Factors;
  readonly likelihood: number;
}

/** The factor after a ship moved along one of these ways. At least one way must be possible. */
export function move(factor: Factor, ship: number, ways: readonly Way[]): Likely<Factor> {
  const destinations = new Int16Array(256).fill(-1);
  for (const { from, to } of ways) destinations[from] = to;
  const others = ~bitsOf([ship]);
  accumulator.begin(factor.size);
  for (let i = 0; i < factor.size; i++) {
    const position = factor.keys[i] as number;
    const to = destinations[squareIn(position, ship)] as number;
    // Add up the weights, because two positions can lead to the same one. For example, if the ship's report has faded,
    // a ship that was stopped by the edge can't be told from one that sailed to that square.
    if (to >= 0) accumulator.add((position & others) | pack(ship, to), factor.weights[i] as number);
  }
  const gathered = accumulator.finish() as Accumulated;
  return { factors: new Factor(factor.ships, gathered), likelihood: gathered.total };
}
