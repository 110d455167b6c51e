import type { Board } from '../../shared/board/board.ts';

/** Open water, for the picture of a board that isn't there yet. */
export function emptyBoard(size = 11): Board {
  // There are no starts, which is not a valid board. Pictures draw as many as there are.
  const starts = {} as Board['starts'];
  return { id: '', name: '', columns: size, rows: size, sacred: 'a1', starts, islands: {}, deepSea: [] };
}
