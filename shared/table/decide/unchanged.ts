/** Finds the events that would change nothing. They are not added to the log. */
import type { TableEvent } from '../events.ts';
import { gameOf } from '../queries.ts';
import { nextBoard } from '../series.ts';
import type { Table } from '../table.ts';

export function changesNothing(table: Table, event: TableEvent): boolean {
  switch (event.type) {
    case 'renamed':
      return table.names[event.player] === event.name;
    case 'board-chosen':
      return nextBoard(table) === event.board;
    case 'variants-chosen':
      return isSame(table.variants, event.variants);
    case 'mode-chosen':
      return table.mode === event.mode;
    case 'clock-chosen':
    case 'days-clock-chosen':
    case 'relief-clock-chosen':
      return isSame(table.clock, event.clock);
    case 'oracle-chosen':
      return table.oracle === event.oracle;
    case 'survey-help-chosen':
      return table.surveyHelp === event.help;
    case 'chart-opened':
      return table.openChart === event.open;
    case 'ships-wished':
      return isSame(table.wishes, event.wishes);
    case 'table-locked':
      return table.locked === event.locked;
    case 'free-text-allowed':
      return table.freeText === event.allowed;
    case 'table-opened':
      return isSame(table.open, event.open);
    case 'name-shown':
      return gameOf(table, event.game)?.named.includes(event.player) === event.shown;
    default:
      return false;
  }
}

/** Whether two plain values are equal. Their keys must be in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
