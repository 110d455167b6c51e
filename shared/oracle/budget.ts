/** Limits on the size of a belief. A belief that exceeds them is simplified. */

/** Limits on size and work. A step that exceeds them drops correlations between ships. */
export interface Limits {
  /** The maximum number of positions in one factor. */
  readonly entries: number;
  /** The maximum work on joint factors in one step: positions visited, plus a fixed cost for each position kept. */
  readonly work: number;
  /** The maximum number of components in a belief. */
  readonly components: number;
  /** The maximum number of hypotheses about secret tiles, over all components. */
  readonly layouts: number;
}

/**
 * More than is needed for games with up to two secret tiles on our boards. A step at these limits takes about a second.
 */
export const LIMITS: Limits = { entries: 500_000, work: 20_000_000, components: 4_000, layouts: 300_000 };

/**
 * The cost of keeping a position, which has to be sorted, projected and compared, relative to visiting one.
 */
const KEEPING = 20;

/** Components may temporarily exceed their limit by this factor, because most of them are merged or ruled out again. */
const PARTS = 5;

/** The work that may still be done in one step, and whether it has run out. */
export class Budget {
  readonly limits: Limits;
  /** Whether something has been simplified. If so, impossible states may seem possible, but never the reverse. */
  exceeded = false;
  private workLeft: number;
  private partsLeft: number;

  constructor(limits: Limits) {
    this.limits = limits;
    this.workLeft = limits.work;
    this.partsLeft = PARTS * limits.components;
  }

  /** Counts the parts into which a component splits; false if there are too many. */
  part(parts: number): boolean {
    if (parts <= this.partsLeft) {
      this.partsLeft -= parts;
      return true;
    }
    this.exceeded = true;
    return false;
  }

  /** Counts positions visited; false if the work is used up. */
  look(positions: number): boolean {
    this.workLeft -= positions;
    return this.workLeft >= 0;
  }

  /** Counts positions kept in one factor; false if there are too many. */
  keep(positions: number): boolean {
    return this.look(KEEPING * positions) && positions <= this.limits.entries;
  }
}
