/**
 * The range that each measurement must be in, for each of our four boards, and messages about boards outside their
 * ranges. The functions are pure.
 */
import { SHIPS, type Board } from '../../shared/board/board.ts';
import { FEWEST_PATCHES, LEAST_PATCH, type Band, type Range } from '../../shared/seas/bands.ts';
import type { Measures } from '../../shared/seas/measure.ts';

const STANDARD: Band = {
  size: 11,
  distance: 5,
  islandShare: [0.14, 0.2],
  stormAmbiguity: [1.8, 2.2],
  classBits: [3.5, 4],
};

/**
 * The allowed ranges for each board. The boards go from the easiest to the hardest. The ranges come from self-play: see
 * README.md, "What makes a good board".
 */
export const BANDS: Readonly<Record<string, Band>> = {
  A: { size: 9, distance: 4, islandShare: [0.18, 0.24], stormAmbiguity: [1.7, 1.9], classBits: [3.8, 4] },
  B: STANDARD,
  C: STANDARD,
  D: { size: 13, distance: 6, islandShare: [0.13, 0.18], stormAmbiguity: [2.2, 2.3], classBits: [3.6, 3.8] },
};

/**
 * The lowest fairness allowed for our boards. Even if all four starts were equally good, the fairness measured in the
 * judge's games would be only about 0.97, because of chance. Below 0.9, players would argue about who gets which ship.
 */
export const LEAST_FAIRNESS = 0.9;

/** Messages about the measurements of a board that are outside the board's allowed ranges; empty if there are none. */
export function outsideBand(board: Board, measures: Measures, fairness: number, band: Band): string[] {
  const sentences: string[] = [];
  const range = (what: string, value: number, [least, most]: Range) => {
    if (value < least || value > most) {
      sentences.push(
        `Board ${board.id}: ${what} is ${value.toFixed(3)}, and must be from ${least} to ${most}.`,
      );
    }
  };
  if (board.columns !== band.size || board.rows !== band.size) {
    sentences.push(
      `Board ${board.id}: it is ${board.columns}×${board.rows}, and must be ${band.size}×${band.size}.`,
    );
  }
  for (const ship of SHIPS) {
    const far = measures.distances[ship];
    if (far !== band.distance) {
      sentences.push(
        `Board ${board.id}: the ${ship} ship starts ${far} from the Sacred Island, and must start ${band.distance} away.`,
      );
    }
  }
  range('the share of islands', measures.islandShare, band.islandShare);
  range('the storm ambiguity', measures.stormAmbiguity, band.stormAmbiguity);
  range('the number of class bits', measures.classBits, band.classBits);
  range('the fairness', fairness, [LEAST_FAIRNESS, 1]);
  if (measures.patches.length < FEWEST_PATCHES || measures.patches.some((size) => size < LEAST_PATCH)) {
    const found = measures.patches.join(', ') || 'none';
    sentences.push(
      `Board ${board.id}: its patches of deep sea (squares: ${found}) must be two or more, each of ${LEAST_PATCH} squares or more.`,
    );
  }
  return sentences;
}

/**
 * Messages about boards that are not harder than the board before them.
 * @param judged the boards, from the easiest to the hardest
 */
export function notRising(judged: readonly { id: string; stormAmbiguity: number }[]): string[] {
  return judged.flatMap((board, index) => {
    const before = judged[index - 1];
    if (!before || before.stormAmbiguity < board.stormAmbiguity) return [];
    const [low, high] = [before.stormAmbiguity.toFixed(3), board.stormAmbiguity.toFixed(3)];
    return [
      `Board ${board.id}: its storm ambiguity, ${high}, must be above that of board ${before.id}, ${low}.`,
    ];
  });
}
