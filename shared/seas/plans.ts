/** What the generator aims at for each size and difficulty. The aims lie within the bands. */
import { seaBand, type Band, type Range } from './bands.ts';
import type { Difficulty, Sea, SeaSize } from './code.ts';

export interface Plan {
  readonly band: Band;
  /** How many squares the starts may lie clockwise from the direction of the corners. One is drawn. */
  readonly turns: readonly number[];
  /** The share of deep sea among all squares. */
  readonly deepShare: Range;
  /** How often the crew should win rehearsals. */
  readonly won: number;
}

const WON: Readonly<Record<SeaSize, Readonly<Record<Difficulty, number>>>> = {
  9: { introduction: 0.5, standard: 0.33, expert: 0.22 },
  11: { introduction: 0.5, standard: 0.33, expert: 0.22 },
  13: { introduction: 0.5, standard: 0.33, expert: 0.22 },
};

export function planOf(sea: Pick<Sea, 'size' | 'difficulty'>): Plan {
  const band = seaBand(sea);
  // Most starts are in the corners, or as near to them as the distance allows.
  const turns = [0, 0, 0, 1, -1, 2, -2].map((turn) => (turn + 2 * band.distance) % (2 * band.distance));
  return { band, turns, deepShare: [0.09, 0.17], won: WON[sea.size][sea.difficulty] };
}
