/** How much a belief may hold before it is no longer worked out exactly. */

/** Bounds on what is held and done: beyond them a step forgets what ships tell of each other. */
export interface Limits {
  /** Positions in one factor. */
  readonly entries: number;
  /** Work on joint factors in one step: positions looked at, and a few for each that is kept. */
  readonly work: number;
  /** Components of a belief. */
  readonly components: number;
  /** Hypotheses about secret tiles in the pools of all its components. */
  readonly layouts: number;
}

/** Beyond what games with up to two secret tiles come to on our boards; about a second for one step. */
export const LIMITS: Limits = { entries: 500_000, work: 20_000_000, components: 4_000, layouts: 300_000 };

/** What it costs to keep a position, in positions looked at: it is sorted, projected and compared. */
const KEEPING = 20;

/** Into how many parts the components may fall on the way: most of them are merged again, or impossible. */
const PARTS = 5;

/** What one step of the fold may still do, and whether that was too little. */
export class Budget {
  readonly limits: Limits;
  /** Something was forgotten: what is possible may now be more than what truly is, never less. */
  exceeded = false;
  private workLeft: number;
  private partsLeft: number;

  constructor(limits: Limits) {
    this.limits = limits;
    this.workLeft = limits.work;
    this.partsLeft = PARTS * limits.components;
  }

  /** Takes note that a component falls into so many parts; false if there are too many. */
  part(parts: number): boolean {
    if (parts <= this.partsLeft) {
      this.partsLeft -= parts;
      return true;
    }
    this.exceeded = true;
    return false;
  }

  /** Takes note of positions looked at; false if there is no more to be spent. */
  look(positions: number): boolean {
    this.workLeft -= positions;
    return this.workLeft >= 0;
  }

  /** Takes note of positions kept in one factor; false if there are too many. */
  keep(positions: number): boolean {
    return this.look(KEEPING * positions) && positions <= this.limits.entries;
  }
}
