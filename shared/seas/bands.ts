/** The ranges in which the figures of a good board lie. */
import type { Difficulty, Sea, SeaSize } from './code.ts';

/** The lowest and the highest allowed value of a measurement. */
export type Range = readonly [number, number];

export interface Band {
  /** The number of columns, which equals the number of rows. */
  readonly size: number;
  /** The distance from every start to the Sacred Island, in king's moves. */
  readonly distance: number;
  /** The share of islands among all squares, from 0 to 1. */
  readonly islandShare: Range;
  readonly stormAmbiguity: Range;
  readonly classBits: Range;
}

/** The band of each size and difficulty of seas. boards/README.md says how they were found. */
const SEAS: Readonly<Record<SeaSize, Readonly<Record<Difficulty, Omit<Band, 'size'>>>>> = {
  9: {
    introduction: {
      distance: 4,
      islandShare: [0.16, 0.23],
      stormAmbiguity: [1.75, 2.05],
      classBits: [3.3, 4],
    },
    standard: { distance: 4, islandShare: [0.14, 0.21], stormAmbiguity: [2, 2.3], classBits: [3.2, 3.9] },
    expert: { distance: 4, islandShare: [0.13, 0.19], stormAmbiguity: [2.05, 2.4], classBits: [3.1, 3.8] },
  },
  11: {
    introduction: {
      distance: 5,
      islandShare: [0.18, 0.25],
      stormAmbiguity: [1.65, 1.95],
      classBits: [3.5, 4.1],
    },
    standard: { distance: 5, islandShare: [0.16, 0.23], stormAmbiguity: [1.85, 2.15], classBits: [3.3, 4] },
    expert: { distance: 5, islandShare: [0.15, 0.21], stormAmbiguity: [2, 2.35], classBits: [3.2, 4] },
  },
  13: {
    introduction: {
      distance: 5,
      islandShare: [0.18, 0.25],
      stormAmbiguity: [1.65, 1.95],
      classBits: [3.5, 4.1],
    },
    standard: { distance: 6, islandShare: [0.16, 0.23], stormAmbiguity: [1.8, 2.1], classBits: [3.5, 4.1] },
    expert: { distance: 6, islandShare: [0.15, 0.22], stormAmbiguity: [1.8, 2.15], classBits: [3.4, 4.1] },
  },
};

export function seaBand({ size, difficulty }: Pick<Sea, 'size' | 'difficulty'>): Band {
  return { size, ...SEAS[size][difficulty] };
}

/**
 * The minimum size of a patch of deep sea, in squares. A smaller patch would look like a misprint, and reveal too much
 * about a ship in it.
 */
export const LEAST_PATCH = 3;
/** The minimum number of patches of deep sea. */
export const FEWEST_PATCHES = 2;
/** The maximum number of islands in a cluster. A larger one reveals too much, and the sea around it too little. */
export const LARGEST_CLUSTER = 3;
/** The maximum number of islands beside a start or the Sacred Island. */
export const MOST_BESIDE = 2;
/** The maximum distance of a square from an island. */
export const FARTHEST_ISLAND = 2;
