/** Opens boards that come from elsewhere: from a link, or from a file. What is no board changes nothing. */
import type { Board } from '../../../shared/board/board.ts';
import { unpackBoard } from '../../../shared/board/unpack-board.ts';
import { parseBoard, type BoardFault, type ParsedBoard } from '../../../shared/board/parse-board.ts';

/** The maximum size of a file that is read, in bytes. The longest board file with every space is far shorter. */
const LARGEST_FILE = 64_000;

/** The board that a link holds; undefined if the link is damaged or holds no board. */
export function boardInLink(packed: string): Board | undefined {
  const parsed = unpackBoard(packed);
  return parsed.ok ? parsed.board : undefined;
}

/** The board in a file, or what is wrong with the file: it is too large, no JSON, or a board with faults. */
export type OpenedFile =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly fault: 'too-large' | 'not-json' }
  | { readonly ok: false; readonly fault: 'faults'; readonly faults: readonly BoardFault[] };

export async function openFile(file: Blob): Promise<OpenedFile> {
  // A file that is too large is refused without being read.
  if (file.size > LARGEST_FILE) return { ok: false, fault: 'too-large' };
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return { ok: false, fault: 'not-json' };
  }
  const parsed: ParsedBoard = parseBoard('own', content);
  return parsed.ok ? parsed : { ok: false, fault: 'faults', faults: parsed.faults };
}
