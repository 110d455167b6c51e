/** Where lighthouses may be built, and some squares at random. Pure. */
import type { Board } from '../../shared/board.ts';
import { squaresFor } from '../../shared/rules/placing.ts';
import { NO_TILES } from '../../shared/rules/setup.ts';
import type { Square } from '../../shared/squares.ts';

/** Nothing else is placed before the lighthouses. */
export function lighthouseSquares(board: Board): ReadonlySet<Square> {
  return new Set(squaresFor(board, 'lighthouse', NO_TILES));
}

/** Some of the squares, none twice. */
export function someOf(squares: Iterable<Square>, count: number, random: () => number): Square[] {
  const left = [...squares];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
