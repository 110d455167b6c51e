/** The limits on a belief's size and on the work in one step. A belief that exceeds them is simplified. */

/** Limits on size and work. If a step exceeds them, some ships or tiles are treated as independent of each other. */
export interface Limits {
  /** The maximum number of joint positions of ships in one factor (see chances/factor.ts). */
  readonly entries: number;
  /**
   * The maximum work on joint factors in one step. Each position visited counts as 1, and each position kept adds a
   * fixed cost.
   */
  readonly work: number;
  /** The maximum number of components in a belief. */
  readonly components: number;
  /** The maximum number of layouts of secret tiles in all components together. */
  readonly layouts: number;
}

/**
 * The default limits. On the built-in boards, no game with up to two secret tiles needs as much. A step at these limits
 * takes about a second.
 */
export const LIMITS: Limits = { entries: 500_000, work: 20_000_000, components: 4_000, layouts: 300_000 };

/**
 * The cost of keeping a position, if visiting one costs 1. Kept positions have to be sorted, projected and compared.
 */
const KEEPING = 20;

/**
 * The factor by which a step may temporarily exceed the limit on components. Most of the additional components are
 * merged or ruled out again.
 */
const PARTS = 5;

/** The work that may still be done in one step, and whether any limit was exceeded. */
export class Budget {
  readonly limits: Limits;
  /**
   * Whether something has been simplified. Impossible states may then seem possible, but no possible state seems
   * impossible.
   */
  exceeded = false;
  private workLeft: number;
  private partsLeft: number;

  constructor(limits: Limits) {
    this.limits = limits;
    this.workLeft = limits.work;
    this.partsLeft = PARTS * limits.components;
  }

  /** Counts the parts into which a component is split. Returns false if there are too many. */
  part(parts: number): boolean {
    if (parts <= this.partsLeft) {
      this.partsLeft -= parts;
      return true;
    }
    this.exceeded = true;
    return false;
  }

  /** Counts positions that are visited. Returns false if the work is used up. */
  look(positions: number): boolean {
    this.workLeft -= positions;
    return this.workLeft >= 0;
  }

  /** Counts positions that are kept in one factor. Returns false if there are too many. */
  keep(positions: number): boolean {
    return this.look(KEEPING * positions) && positions <= this.limits.entries;
  }
}
