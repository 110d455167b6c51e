/**
 * The table that a page is about, for every component below it. Few ask for it: screens, and parts that
 * do something at the table by themselves. All others are given plain values and callbacks.
 */
import { createContext } from 'svelte';
import type { Table } from '../../shared/table/table.ts';
import { SeatRequest } from './seat-request.svelte.ts';
import type { TableSession } from './session.svelte.ts';

interface TableContext {
  readonly session: TableSession;
  /** The table as it stands: read it anew each time, it changes with every event. */
  readonly table: Table;
  /** Asking for a seat; its question stands on the page. */
  readonly seatRequest: SeatRequest;
}

const [useTable, setTable] = createContext<TableContext>();

/** The table of this page. To be called while a component is set up, below a page that has provided it. */
export { useTable };

/** Gives all components below this page its table. To be called while the page is set up. */
export function provideTable(session: TableSession): TableContext {
  return setTable({
    session,
    get table() {
      if (!session.table) throw new Error('Nothing has been told of the table yet.');
      return session.table;
    },
    seatRequest: new SeatRequest(session),
  });
}
