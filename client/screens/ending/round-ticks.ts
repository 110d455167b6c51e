/** The positions of the rounds' ticks and numbers on the replay's timeline. Pure functions. */

export interface RoundTick {
  readonly round: number;
  /** Where the round starts on the line, from 0 (the left end) to 1. */
  readonly at: number;
  /** Where the centre of the round's number is on the line, from 0 to 1; null if there is no room for the number. */
  readonly number: number | null;
}

/** Measures in ems: the width of a digit, the gap between two numbers, and how far a number may be from its tick. */
const FIGURE = 0.52;
const GAP = 0.25;
const BESIDE = 0.5;

/**
 * Places the ticks and numbers of the rounds. Every round has a tick. If two numbers would overlap, the earlier number
 * is shifted slightly. If that isn't enough, it is left out.
 * @param length the length of the line in ems; 0 while unknown
 */
export function roundTicks(
  begins: readonly { readonly round: number; readonly at: number }[],
  length: number,
): RoundTick[] {
  let free = Infinity;
  return begins
    .toReversed()
    .map(({ round, at }) => {
      const half = (String(round).length * FIGURE) / 2;
      const middle = Math.min(at * length, free - half);
      if (length === 0 || at * length - middle > BESIDE) return { round, at, number: null };
      free = middle - half - GAP;
      return { round, at, number: middle / length };
    })
    .toReversed();
}
