/** Steering home from squares that are all held as likely as one another. */
import type { Board } from '../../board/board.ts';
import { distance, HEADINGS, placeOf, step, type Heading, type Square } from '../../board/squares.ts';
import { pick, type Random } from '../../random.ts';

/** To arrive is worth so many squares more than to be near. */
const ARRIVING = 0.5;
/** A square that is shunned counts as if it lay so many squares farther off. */
const SHUNNED = 2;
/** So little, for each square as the crow flies, that it only decides between headings as good as each other. */
const STRAIGHT = 0.01;
/** Headings no worse than this are as good as the best. */
const ALIKE = 1e-9;

/** The heading that leads nearest home on average; of those as good as each other, one by lot. */
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
    STRAIGHT * crowFlies(square, board.sacred) +
    (shunned.includes(square) ? SHUNNED : 0)
  );
}

/** How far apart two squares are as the crow flies, in squares. */
export function crowFlies(a: Square, b: Square): number {
  const [from, to] = [placeOf(a), placeOf(b)];
  return Math.hypot(from.column - to.column, from.row - to.row);
}
