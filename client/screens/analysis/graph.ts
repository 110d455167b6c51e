/** The lines of the graph: a value per frame, for each ship or for the game. */
import type { Known } from '../../../shared/analysis/known.ts';
import { SHIPS, type Ship } from '../../../shared/board/board.ts';

export type Measure = 'squares' | 'bits' | 'winning';

export interface Line {
  /** Null for the Navigators' chance to win. */
  readonly ship: Ship | null;
  /** One for each frame analysed so far. */
  readonly values: readonly number[];
}

/** The value of a ship in a frame; without a ship, the value of the game. */
export function valueOf(known: Known, measure: Measure, ship: Ship | null): number {
  if (ship === null || measure === 'winning') return known.winning;
  const { squares, bits } = known.ships[ship];
  return measure === 'bits' ? bits : squares.length;
}

/** The lines to draw. */
export function linesOf(known: readonly Known[], measure: Measure): Line[] {
  const ships = measure === 'winning' ? [null] : SHIPS;
  return ships.map((ship) => ({ ship, values: known.map((one) => valueOf(one, measure, ship)) }));
}

/** The value at the top of the graph: a round number, never 0. */
export function topOf(lines: readonly Line[], measure: Measure): number {
  if (measure === 'winning') return 1;
  const most = Math.max(...lines.flatMap(({ values }) => values), 1);
  const step = measure === 'bits' ? 1 : most > 20 ? 10 : 4;
  return Math.ceil(most / step) * step;
}
