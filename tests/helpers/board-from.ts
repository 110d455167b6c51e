/** Makes boards on which a test chooses where the ships start. */
import { loadBoards } from '../../server/lib/boards.ts';
import type { Board } from '../../shared/board/board.ts';

/** A board on which some ships don't start on their usual squares. */
export function boardFrom(starts: Partial<Board['starts']>, name = 'A'): Board {
  const board = loadBoards('boards').get(name);
  if (!board) throw new Error(`there is no board ${name}`);
  return { ...board, starts: { ...board.starts, ...starts } };
}
