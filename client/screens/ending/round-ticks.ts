/** Where the rounds begin on the film's time line, and where their numbers have room. Pure. */

export interface RoundTick {
  readonly round: number;
  /** Where it begins, as a share of the line. */
  readonly at: number;
  /** Where the middle of its number stands, or null: there is no room for it. */
  readonly number: number | null;
}

/** All in letters' heights: how broad a figure is, what parts two numbers, and how far one may stand beside its tick. */
const FIGURE = 0.52;
const GAP = 0.25;
const BESIDE = 0.5;

/**
 * Every round has its tick. Of numbers that would run into each other the earlier one moves a little, and goes if that
 * were too far.
 * @param length how long the line is, in heights of its letters; 0 as long as it is not known
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
