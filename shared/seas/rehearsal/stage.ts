/** The sketch on which rehearsals take place, as lookup tables. */
import { CLASSES } from '../figures.ts';
import type { Waters } from '../waters.ts';

export interface Stage {
  readonly waters: Waters;
  /** For each square and heading, at index square × 8 + heading: what a ship reports after the order. */
  readonly atSea: Uint16Array;
  /** The same once a ship is home, where ships beside the Sacred Island see it. */
  readonly withHome: Uint16Array;
  /** What each square costs the crew: roughly its distance from home. */
  readonly cost: Float64Array;
  /** The distance of each pair of squares a and b, at index a × squares + b. */
  readonly apart: Uint8Array;
  /** The characters of each square's name. */
  readonly names: readonly Uint8Array[];
  /** Random numbers from 0 (included) to 1 (excluded). */
  random: () => number;
}

/** The weight of the straight-line distance, and the value of arriving. They equal those of the real crew. */
const STRAIGHT = 0.01;
const ARRIVING = 0.5;

const known = new WeakMap<Waters, Stage>();

/** The stage for a sketch. It is valid until the next one is made for the same waters. */
export function stageOf(waters: Waters, classes: Uint8Array, seed: number): Stage {
  const stage = known.get(waters) ?? emptyStage(waters);
  known.set(waters, stage);
  const { leads, leaves, far } = waters;
  for (let way = 0; way < leads.length; way++) {
    const to = leads[way] as number;
    const report = (classes[to] as number) + (leaves[way] === 1 ? CLASSES : 0);
    stage.atSea[way] = report;
    stage.withHome[way] = far[to] === 1 ? report + 2 * CLASSES : report;
  }
  stage.random = quickRandom(seed);
  return stage;
}

function emptyStage(waters: Waters): Stage {
  const { size, count, far, middle } = waters;
  const row = (square: number) => Math.floor(square / size);
  const column = (square: number) => square % size;
  const squared = (number: number) => number * number;
  return {
    waters,
    atSea: new Uint16Array(count * 8),
    withHome: new Uint16Array(count * 8),
    cost: Float64Array.from({ length: count }, (_, square) => {
      if (square === middle) return -ARRIVING;
      const [down, right] = [row(square) - row(middle), column(square) - column(middle)];
      return (far[square] as number) + STRAIGHT * Math.sqrt(squared(down) + squared(right));
    }),
    apart: Uint8Array.from({ length: count * count }, (_, pair) => {
      const [a, b] = [Math.floor(pair / count), pair % count];
      return Math.max(Math.abs(row(a) - row(b)), Math.abs(column(a) - column(b)));
    }),
    names: Array.from({ length: count }, (_, square) =>
      Uint8Array.from(`${String.fromCharCode(97 + column(square))}${row(square) + 1}`, (character) =>
        character.charCodeAt(0),
      ),
    ),
    random: () => 0,
  };
}

/** A xorshift generator, because drawing better random numbers would take longer than the rehearsals. */
function quickRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
