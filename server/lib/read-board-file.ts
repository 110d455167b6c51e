/** Reads board files from disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseBoard, type ParsedBoard } from '../../shared/board/parse-board.ts';

/** The folder that contains the project's own boards. */
export const BOARDS_FOLDER = join(import.meta.dirname, '..', '..', 'boards');

/** The paths of all board files in a folder, sorted by name. */
export function boardFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

/** The id of a board: its file's name in capitals, for example "A" for a.json. */
export function idOf(path: string): string {
  return basename(path, '.json').toUpperCase();
}

/** Reads one board file. A missing, misnamed or non-JSON file is reported as a fault like any other. */
export function readBoardFile(path: string): ParsedBoard {
  const id = idOf(path);
  if (!/^[\w-]{1,36}$/.test(id)) {
    return {
      ok: false,
      faults: [{ place: '(file)', reason: 'its name must be of letters, digits, - and _' }],
    };
  }
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [{ place: '(file)', reason }] };
  }
  return parseBoard(id, content);
}
