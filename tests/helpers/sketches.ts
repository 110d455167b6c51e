/** Boards as the numbers of sketches. */
import type { Board } from '../../shared/board/board.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import { DEEP, ROCKY, SACRED, SEA, WOODY } from '../../shared/seas/figures.ts';

/** What is on each square of a board. */
export function cellsOf(board: Board): Uint8Array {
  return Uint8Array.from(squaresOf(board), (square) => {
    const kind = board.islands[square];
    if (kind) return { woody: WOODY, rocky: ROCKY, sacred: SACRED }[kind];
    return board.deepSea.includes(square) ? DEEP : SEA;
  });
}
