/** Steers home from squares that are all equally likely. */
import type { Board } from '../../board/board.ts';
import { distance, HEADINGS, placeOf, step, type Heading, type Square } from '../../board/squares.ts';
import { pick, type Random } from '../../random.ts';

/** The value of arriving, in squares of distance. */
const ARRIVING = 0.5;
/** The cost of sailing to a suspected maelstrom, in squares of distance. */
const SHUNNED = 2;
/** The weight of the straight-line distance. It is so small that it only breaks ties. */
const STRAIGHT = 0.01;
/** Headings whose costs differ by at most this are equally good. */
const ALIKE = 1e-9;

/** The heading that leads nearest to home on average; ties are broken at random. */
export function headingHome(
  board: Board,
  squares: readonly Square[],
  shunned: readonly Square[],
  random: Random,
): Heading {
  const costs = HEADINGS.map((heading) =>
    squares.reduce((sum, from) => sum + costOf(board, step(board, from, heading) ?? from, shunned), 0),
  );
  const least = Math.min(...costs);
  return pick(
    HEADINGS.filter((_, i) => (costs[i] as number) <= least + ALIKE),
    random,
  );
}

function costOf(board: Board, square: Square, shunned: readonly Square[]): number {
  if (square === board.sacred) return -ARRIVING;
  return (
    distance(square, board.sacred) +
    STRAIGHT * straightDistance(square, board.sacred) +
    (shunned.includes(square) ? SHUNNED : 0)
  );
}

/** The straight-line distance between two squares. */
export function straightDistance(a: Square, b: Square): number {
  const [from, to] = [placeOf(a), placeOf(b)];
  return Math.hypot(from.column - to.column, from.row - to.row);
}
