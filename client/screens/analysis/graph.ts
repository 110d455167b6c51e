/** The lines of the graph. Each line has one value per frame, either for a ship or for the whole game. */
import type { Known } from '../../../shared/analysis/known.ts';
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { shareFor, type Reader } from './chance-words.ts';

/** What the graph can show, in the order in which it is offered. */
export const MEASURES = ['squares', 'bits', 'winning'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Line {
  /** The ship that the line is about; null for the reader's chance of winning. */
  readonly ship: Ship | null;
  /** A value for each frame that has been analysed so far. */
  readonly values: readonly number[];
}

/** The value of a measure in one frame: for a ship or, if `ship` is null, for the whole game. */
export function valueOf(known: Known, measure: Measure, ship: Ship | null, reader: Reader): number {
  if (ship === null || measure === 'winning') return shareFor(reader, known);
  const { squares, bits } = known.ships[ship];
  return measure === 'bits' ? bits : squares.length;
}

/** The lines that are drawn for a measure. */
export function linesOf(known: readonly Known[], measure: Measure, reader: Reader): Line[] {
  const ships = measure === 'winning' ? [null] : SHIPS;
  return ships.map((ship) => ({ ship, values: known.map((one) => valueOf(one, measure, ship, reader)) }));
}

/** The value at the top of the graph: a round number that no value exceeds, and never 0. */
export function topOf(lines: readonly Line[], measure: Measure): number {
  if (measure === 'winning') return 1;
  const most = Math.max(...lines.flatMap(({ values }) => values), 1);
  const step = measure === 'bits' ? 1 : most > 20 ? 10 : 4;
  return Math.ceil(most / step) * step;
}
