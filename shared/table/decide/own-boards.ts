/** The events of bringing a board to a table, and the faults of such a board. */
import type { Board } from '../../board/board.ts';
import { ownBoardId } from '../../board/packed-board.ts';
import { parseBoard, type BoardFault, type BoardFile } from '../../board/parse-board.ts';
import { ownBoard } from '../boards.ts';
import type { TableEvent } from '../events.ts';
import type { Table } from '../table.ts';
import { isSame } from './unchanged.ts';

/** The first fault of a board, or undefined if it is valid. */
export function faultOf(content: BoardFile): BoardFault | undefined {
  const parsed = parseBoard('', content);
  const [fault] = parsed.ok ? [] : parsed.faults;
  // Build it field by field, because clients rely on the documented form.
  return fault && { place: fault.place, reason: fault.reason };
}

/** Brings a board to the table, unless the table has it already. */
export function chooseOwnBoard(table: Table, content: BoardFile): TableEvent[] {
  const parsed = parseBoard('', content);
  if (!parsed.ok) return [];
  const board: Board = { ...parsed.board, id: ownBoardId(parsed.board) };
  return isSame(ownBoard(table, board.id), board)
    ? [{ type: 'board-chosen', board: board.id }]
    : [{ type: 'own-board-chosen', board }];
}
