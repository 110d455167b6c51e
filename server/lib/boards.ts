/** Loads the boards that this server offers, once at startup. */
import { boardFilesIn, readBoardFile } from './read-board-file.ts';
import type { Board } from '../../shared/board/board.ts';

export type Boards = ReadonlyMap<string, Board>;

/**
 * Reads every .json file of a folder as a board, and returns the boards by id.
 * @throws Error that lists every fault in the files, with its file and position
 */
export function loadBoards(folder: string): Boards {
  const files = boardFilesIn(folder);
  if (files.length === 0) throw new Error(`${folder}: no board files (*.json)`);
  const boards = new Map<string, Board>();
  const faults: string[] = [];
  for (const path of files) {
    const parsed = readBoardFile(path);
    if (parsed.ok) boards.set(parsed.board.id, parsed.board);
    else faults.push(...parsed.faults.map(({ place, reason }) => `${path}: ${place}: ${reason}`));
  }
  if (faults.length > 0) throw new Error(`Some boards can't be used.\n${faults.join('\n')}`);
  return boards;
}
