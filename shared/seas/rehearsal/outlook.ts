/** Poseidon's estimate of the chance that a ship comes home. */
import { exp } from '../exact.ts';
import { LOGS } from '../figures.ts';
import { MOST_SQUARES, type Squares } from './squares.ts';
import type { Stage } from './stage.ts';

/** The coefficients of the estimate, as in analysis/outlook.ts. */
export const FIT = { always: 0.45, spare: 1.11, storms: -1.22, bits: -0.18 };
/** What an error of one square in the crew's estimate counts, in squares of distance. */
export const MISPLACED = 0.6;

/** What ships on the squares of a set would report after an order, and where they would be then. */
export class Order {
  readonly #said = new Uint16Array(MOST_SQUARES);
  readonly #landed = new Uint8Array(MOST_SQUARES);
  #count = 0;
  #heading = 0;
  /** How many squares fitted the report of the latest `outlook`. */
  fitting = 1;

  /** The order with this heading to a ship on one of these squares. */
  set({ waters: { leads } }: Stage, reports: Uint16Array, { list, count }: Squares, heading: number): void {
    this.#count = count;
    this.#heading = heading;
    for (let i = 0; i < count; i++) {
      const way = (list[i] as number) * 8 + heading;
      this.#said[i] = reports[way] as number;
      this.#landed[i] = leads[way] as number;
    }
  }

  /**
   * The chance that the ship comes home.
   * @param from the ship's true square before the order
   * @param orders how many more orders the ship gets after this one
   * @param storms how many storms can still hit the ship
   */
  outlook(
    { waters: { leads, far, middle, count }, apart }: Stage,
    reports: Uint16Array,
    from: number,
    orders: number,
    storms: number,
  ): number {
    const way = from * 8 + this.#heading;
    const to = leads[way] as number;
    this.fitting = 1;
    if (to === middle) return 1;
    const said = this.#said;
    const landed = this.#landed;
    const report = reports[way] as number;
    const row = to * count;
    let alike = 0;
    let misplaced = 0;
    for (let i = 0; i < this.#count; i++) {
      if (said[i] !== report) continue;
      alike++;
      misplaced += apart[row + (landed[i] as number)] as number;
    }
    if (alike > 1) this.fitting = alike;
    const spare = orders - (far[to] as number) - (MISPLACED * misplaced) / this.fitting;
    if (spare < 0) return 0;
    const doubt = FIT.bits * (LOGS[this.fitting] as number);
    return 1 / (1 + exp(-(FIT.always + FIT.spare * spare + FIT.storms * storms + doubt)));
  }
}

/** The value to Poseidon of each ship that doesn't come home, where winning is worth 1. */
const FAILED_SHIP = 0.25;

/** Poseidon's score for the chances that the four ships come home. */
export function scoreOf(a: number, b: number, c: number, d: number): number {
  const all = a * b * c * d;
  const three = (1 - a) * b * c * d + a * (1 - b) * c * d + a * b * (1 - c) * d + a * b * c * (1 - d);
  return 1 - all - three + FAILED_SHIP * (4 - a - b - c - d);
}
