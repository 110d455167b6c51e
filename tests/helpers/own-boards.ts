/** Boards that players bring to a table. */
import type { Board } from '../../shared/board/board.ts';
import { ownBoardId } from '../../shared/board/packed-board.ts';
import { parseBoard, type BoardFile } from '../../shared/board/parse-board.ts';
import { fileOf } from '../boards/files.ts';

/** The content of the file of a valid board with this name. */
export function drawnBoard(name = 'Quiet Water'): BoardFile {
  return { ...fileOf({ columns: 9, rows: 9 }), name } as BoardFile;
}

/** The board of a file as a table keeps it. */
export function boardOf(content: BoardFile): Board {
  const parsed = parseBoard('', content);
  if (!parsed.ok) throw new Error('the board is not valid');
  return { ...parsed.board, id: ownBoardId(parsed.board) };
}
