/** What the generator aims at for each size and difficulty. The aims lie within the bands. */
import { seaBand, type Band, type Range } from './bands.ts';
import type { Difficulty, Sea, SeaSize } from './code.ts';

export interface Plan {
  readonly band: Band;
  /** How many squares the starts may lie clockwise from the direction of the corners. One is drawn. */
  readonly turns: readonly number[];
  /** The share of deep sea among all squares. */
  readonly deepShare: Range;
  /** How often the crew should win quick rehearsals. */
  readonly wins: number;
  /** How often the crew should win real games. */
  readonly realWins: number;
}

/**
 * How often the crew should win quick rehearsals. Real opponents win a little more or less often on boards of some kinds, so
 * that these aims differ from those for real games.
 */
const WINS: Readonly<Record<SeaSize, Readonly<Record<Difficulty, number>>>> = {
  9: { introduction: 0.62, standard: 0.48, expert: 0.43 },
  11: { introduction: 0.6, standard: 0.5, expert: 0.44 },
  13: { introduction: 0.67, standard: 0.48, expert: 0.47 },
};

/** The middle of the range in which real games should be won. */
const REAL_WINS: Readonly<Record<Difficulty, number>> = { introduction: 0.65, standard: 0.5, expert: 0.4 };

export function planOf(sea: Pick<Sea, 'size' | 'difficulty'>): Plan {
  const band = seaBand(sea);
  // Most starts are in the corners, or as near to them as the distance allows.
  const turns = [0, 0, 0, 1, -1, 2, -2].map((turn) => (turn + 2 * band.distance) % (2 * band.distance));
  return {
    band,
    turns,
    deepShare: [0.09, 0.17],
    wins: WINS[sea.size][sea.difficulty],
    realWins: REAL_WINS[sea.difficulty],
  };
}
