/**
 * Layouts: the squares of Poseidon's maelstroms or of his fog banks. There are at most two of each (rulings 21 and 22).
 */
import { Distribution } from '../chances/distribution.ts';

/**
 * The squares of all tiles of one kind, packed into one number. Each square has eight bits, the lower square comes
 * first, and 255 stands for no tile.
 */
export type Layout = number;

const NONE = 255;

export const EMPTY: Layout = layoutOf([]);

/** The layout of at most two squares, given in any order. */
export function layoutOf(squares: readonly number[]): Layout {
  const [first = NONE, second = NONE] = [...squares].sort((a, b) => a - b);
  return first | (second << 8);
}

/** The squares of a layout, ascending. */
export function squaresOfLayout(layout: Layout): number[] {
  return [layout & 255, layout >> 8].filter((square) => square !== NONE);
}

/** Whether a layout has a tile on a square. */
export function hasTile(layout: Layout, square: number): boolean {
  return (layout & 255) === square || layout >> 8 === square;
}

/** The layout without the tiles whose squares don't matter. */
export function onlyTilesWhere(layout: Layout, matters: (square: number) => boolean): Layout {
  const [first, second] = [layout & NONE, layout >> 8];
  const [keepFirst, keepSecond] = [first !== NONE && matters(first), second !== NONE && matters(second)];
  if (keepFirst) return keepSecond ? layout : first | (NONE << 8);
  return keepSecond ? second | (NONE << 8) : EMPTY;
}

/** All layouts of `count` tiles on these squares. All layouts are equally likely. */
export function allLayouts(squares: readonly number[], count: number): Distribution {
  const layouts = choices(squares, count).map(layoutOf);
  const keys = Int32Array.from(layouts).sort();
  return new Distribution(keys, new Float64Array(keys.length).fill(1 / keys.length));
}

function choices(squares: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return squares.flatMap((square, i) =>
    choices(squares.slice(i + 1), count - 1).map((others) => [square, ...others]),
  );
}

/**
 * For each layout of one kind of tile, the total weight of the other kind's layouts that share no square with it
 * (ruling 23).
 */
export function weightApart(layouts: Distribution, others: Distribution): Float64Array {
  if (others.size === 1 && others.keys[0] === EMPTY) return new Float64Array(layouts.size).fill(1);
  const bySquare = weightsBySquare(others);
  const room = new Float64Array(layouts.size);
  for (let i = 0; i < room.length; i++) {
    const layout = layouts.keys[i] as number;
    const [first, second] = [layout & NONE, layout >> 8];
    // Subtract the layout of the other kind that has tiles on both squares, because it was counted twice.
    const twice = second === NONE ? 0 : weightOf(others, layout);
    const meeting = (bySquare[first] as number) + (bySquare[second] as number) - twice;
    // For large sums the subtraction would be inaccurate, so add up the remaining layouts instead.
    room[i] = meeting < 0.5 ? 1 - meeting : addUpApart(layout, others);
  }
  return room;
}

/** For each square, the total weight of the layouts with a tile on it. At index 255 (no tile), it is always 0. */
function weightsBySquare({ keys, weights }: Distribution): Float64Array {
  const bySquare = new Float64Array(NONE + 1);
  for (let i = 0; i < keys.length; i++) {
    const layout = keys[i] as number;
    const [first, second] = [layout & NONE, layout >> 8];
    bySquare[first] = (bySquare[first] as number) + (weights[i] as number);
    bySquare[second] = (bySquare[second] as number) + (weights[i] as number);
  }
  bySquare[NONE] = 0;
  return bySquare;
}

/** The weight of one layout, found by binary search. */
function weightOf({ keys, weights }: Distribution, layout: Layout): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as number) < layout) low = middle + 1;
    else high = middle;
  }
  return keys[low] === layout ? (weights[low] as number) : 0;
}

function addUpApart(layout: Layout, { keys, weights }: Distribution): number {
  const squares = squaresOfLayout(layout);
  let sum = 0;
  for (let i = 0; i < keys.length; i++) {
    const other = keys[i] as number;
    if (!squares.some((square) => hasTile(other, square))) sum += weights[i] as number;
  }
  return sum;
}
