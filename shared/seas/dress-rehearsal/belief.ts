/** What a perfect crew could know about a ship's square. Beliefs are buffers that are used again. */
import { ALL_SQUARES } from '../rehearsal/squares.ts';
import type { Stage } from '../rehearsal/stage.ts';

export class Belief {
  readonly squares = new Uint8Array(ALL_SQUARES);
  /** The probability of each square. They sum to 1. */
  readonly chances = new Float64Array(ALL_SQUARES);
  count = 0;
  /** The maximum distance of a square from the first one. */
  radius = 0;
  /** The value of each heading, and the number of orders for which it was worked out; -1 if it wasn't. */
  readonly values = new Float64Array(8);
  valuedFor = -1;

  place(square: number): void {
    this.squares[0] = square;
    this.chances[0] = 1;
    this.count = 1;
    this.radius = 0;
    this.valuedFor = -1;
  }

  copy({ squares, chances, count, radius, values, valuedFor }: Belief): void {
    for (let i = 0; i < count; i++) {
      this.squares[i] = squares[i] as number;
      this.chances[i] = chances[i] as number;
    }
    this.count = count;
    this.radius = radius;
    this.valuedFor = valuedFor;
    if (valuedFor >= 0)
      for (let heading = 0; heading < 8; heading++) this.values[heading] = values[heading] as number;
  }
}

/** Must be called after each change of a belief. */
function finish({ apart, waters }: Stage, belief: Belief, count: number): void {
  const row = (belief.squares[0] as number) * waters.count;
  let radius = 0;
  for (let i = 1; i < count; i++) {
    const distance = apart[row + (belief.squares[i] as number)] as number;
    if (distance > radius) radius = distance;
  }
  belief.count = count;
  belief.radius = radius;
  belief.valuedFor = -1;
}

const sums = new Float64Array(ALL_SQUARES);

/** The belief after a storm has driven the ship. All squares to which it can be driven are equally likely. */
export function driveBelief(stage: Stage, from: Belief, to: Belief): void {
  const { around, middle } = stage.waters;
  let count = 0;
  for (let i = 0; i < from.count; i++) {
    const besides = around[from.squares[i] as number] as readonly number[];
    let ways = 0;
    for (let j = 0; j < besides.length; j++) if (besides[j] !== middle) ways++;
    const chance = (from.chances[i] as number) / ways;
    for (let j = 0; j < besides.length; j++) {
      const beside = besides[j] as number;
      if (beside === middle) continue;
      if (sums[beside] === 0) to.squares[count++] = beside;
      sums[beside] = (sums[beside] as number) + chance;
    }
  }
  for (let i = 0; i < count; i++) {
    const square = to.squares[i] as number;
    to.chances[i] = sums[square] as number;
    sums[square] = 0;
  }
  finish(stage, to, count);
}

/** Carries out an order and removes the squares that don't fit the report of a ship at `truth`. */
export function sailBelief(stage: Stage, belief: Belief, truth: number, heading: number): void {
  const { atSea } = stage;
  const { leads, middle } = stage.waters;
  const said = atSea[truth * 8 + heading];
  let count = 0;
  let whole = 0;
  for (let i = 0; i < belief.count; i++) {
    const way = (belief.squares[i] as number) * 8 + heading;
    const to = leads[way] as number;
    if (atSea[way] !== said || to === middle) continue;
    const chance = belief.chances[i] as number;
    belief.squares[count] = to;
    belief.chances[count++] = chance;
    whole += chance;
  }
  if (count === 0) return belief.place(leads[truth * 8 + heading] as number);
  finish(stage, belief, count);
  for (let i = 0; i < count; i++) belief.chances[i] = (belief.chances[i] as number) / whole;
}

/** Multiplies the chance of each square by a factor. The true square is always kept. */
export function weighBelief(stage: Stage, belief: Belief, factors: Float64Array, truth: number): void {
  let count = 0;
  let whole = 0;
  for (let i = 0; i < belief.count; i++) {
    const chance = (belief.chances[i] as number) * (factors[i] as number);
    const square = belief.squares[i] as number;
    if (!(chance > 0) && square !== truth) continue;
    belief.squares[count] = square;
    belief.chances[count] = Math.max(chance, LEAST);
    whole += belief.chances[count++] as number;
  }
  finish(stage, belief, count);
  for (let i = 0; i < count; i++) belief.chances[i] = (belief.chances[i] as number) / whole;
}

/** The chance of the true square if it seems impossible. */
const LEAST = 1e-200;
