/**
 * Provides a page's table to the components below the page. Only screens, and components that act at the table by
 * themselves, use it. All other components get plain values and callbacks.
 */
import { createContext } from 'svelte';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import { whyNoSeat } from '../../shared/table/rules/seats.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import { deviceSecret, keepSeat, tokensAt } from '../lib/held-seats.ts';
import type { TableNotices } from '../notices/table-notices.svelte.ts';
import { Knocking } from './knocking.svelte.ts';
import { provideNotices } from './page-notices.svelte.ts';
import { report } from './report-refusal.ts';
import { SeatRequest } from './seat-request.svelte.ts';
import type { TableSession } from './session.svelte.ts';
import { Talking } from './talking.svelte.ts';

export interface TableContext {
  readonly session: TableSession;
  /** The current table. Read it each time you need it, because every event replaces it with a new one. */
  readonly table: Table;
  /** The request for a seat. If the player has to confirm it, the page asks for the confirmation. */
  readonly seatRequest: SeatRequest;
  /** The request to be let in. It stays active when the screen changes. */
  readonly knocking: Knocking;
  /** Loads the notices of this table on this device, with their texts. */
  readonly notices: () => Promise<TableNotices>;
  readonly talking: Talking;
}

const [useTable, setTable] = createContext<TableContext>();

/** The table of this page. Call it while a component is being created, below a page that has provided the table. */
export { useTable };

/** Provides the table to all components below this page. Call it while the page is being created. */
export function provideTable(session: TableSession, connection: Connection): TableContext {
  const seatRequest = new SeatRequest(session, knock);
  const knocking = new Knocking(connection, session.code, {
    device: deviceSecret,
    keep: ({ token }) => keepSeat(session.code, token),
    enter: async ({ token, seat }) => {
      keepSeat(session.code, token);
      await session.attend();
      // This call may have joined an attempt to attend that began before the device had the seat. That attempt doesn't
      // include the seat, so attend again.
      if (session.me === undefined) await session.attend();
      const { me, table } = session;
      if (seat === null || me === undefined || !table) return;
      // While the player waited, the game may have ended, or somebody may have taken the seat. In that case, the player
      // has to choose again.
      if (whyNoSeat(table, me, seat, { knowing: true }) === null) await seatRequest.sit(seat);
    },
  });

  /** Knocks for a player who is already at the table and wants a seat in the running game. */
  function knock(seat: Side): void {
    const { me } = session;
    const token = me === undefined ? undefined : tokenOf(session, me);
    if (me === undefined || token === undefined) return void report('no-such-seat');
    void knocking.knock({ token, name: session.nameOf(me), isGuest: false, seat });
  }

  return setTable({
    session,
    get table() {
      if (!session.table) throw new Error('Nothing has been told of the table yet.');
      return session.table;
    },
    seatRequest,
    knocking,
    notices: provideNotices(session, connection),
    talking: new Talking(session),
  });
}

/** Finds the token of a player of this device. The lists of players and tokens have the same order. */
function tokenOf({ code, players }: TableSession, player: PlayerId): string | undefined {
  const tokens = tokensAt(code);
  // While `tokens` still contains a token that the server doesn't know, it is longer than `players`.
  return tokens.length === players.length ? tokens[players.indexOf(player)] : undefined;
}
