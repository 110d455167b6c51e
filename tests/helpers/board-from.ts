/** Boards with the ships' starts chosen by a test. */
import { loadBoards } from '../../server/lib/boards.ts';
import type { Board } from '../../shared/board/board.ts';

/** A board with some starts moved to other squares. */
export function boardFrom(starts: Partial<Board['starts']>, name = 'A'): Board {
  const board = loadBoards('boards').get(name);
  if (!board) throw new Error(`there is no board ${name}`);
  return { ...board, starts: { ...board.starts, ...starts } };
}
