/** The event of beginning a series. */
import { shuffled } from '../../random.ts';
import type { TableCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import { seatedPlayers } from '../queries.ts';
import type { Table } from '../table.ts';
import type { TableDeps } from './deps.ts';

export function beginSeries(
  table: Table,
  { order, boards, sameVariants }: Extract<TableCommand, { type: 'begin-series' }>,
  deps: TableDeps,
): TableEvent {
  return {
    type: 'series-began',
    id: deps.newId(),
    order: order === 'lot' ? shuffled(seatedPlayers(table), deps.random) : order,
    boards,
    boardsInTurn: boards === 'new seas' ? [table.board] : inTurnFrom(table.board, deps.boards),
    sameVariants,
  };
}

/** All boards of the server in turn, starting with the given one, which may also be a sea or somebody's own board. */
function inTurnFrom(board: string, boards: readonly string[]): string[] {
  const first = boards.indexOf(board);
  return first < 0 ? [board, ...boards] : [...boards.slice(first), ...boards.slice(0, first)];
}
