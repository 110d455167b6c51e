/**
 * The table that a page is about, for every component below it. Few ask for it: screens, and parts that
 * do something at the table by themselves. All others are given plain values and callbacks.
 */
import { createContext } from 'svelte';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import { whyNoSeat } from '../../shared/table/rules/seats.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import { deviceSecret, keepSeat, tokensAt } from '../lib/held-seats.ts';
import { Knocking } from './knocking.svelte.ts';
import { report } from './report-refusal.ts';
import { SeatRequest } from './seat-request.svelte.ts';
import type { TableSession } from './session.svelte.ts';

export interface TableContext {
  readonly session: TableSession;
  /** The table as it stands: read it anew each time, it changes with every event. */
  readonly table: Table;
  /** Asking for a seat; its question stands on the page. */
  readonly seatRequest: SeatRequest;
  /** Asking those who play to be let in; it outlasts the screens. */
  readonly knocking: Knocking;
}

const [useTable, setTable] = createContext<TableContext>();

/** The table of this page. To be called while a component is set up, below a page that has provided it. */
export { useTable };

/** Gives all components below this page its table. To be called while the page is set up. */
export function provideTable(session: TableSession, connection: Connection): TableContext {
  const seatRequest = new SeatRequest(session, knock);
  const knocking = new Knocking(connection, session.code, {
    device: deviceSecret,
    keep: ({ token }) => keepSeat(session.code, token),
    enter: async ({ token, seat }) => {
      keepSeat(session.code, token);
      await session.attend();
      // That may have been an arrival which was on its way already, without this seat.
      if (session.me === undefined) await session.attend();
      const { me, table } = session;
      if (seat === null || me === undefined || !table) return;
      // The game may have ended meanwhile, or another has been quicker: then they choose anew.
      if (whyNoSeat(table, me, seat, { knowing: true }) === null) await seatRequest.sit(seat);
    },
  });

  /** Who is at the table already asks to sit down in the running game. */
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
  });
}

/** The secret that stands for a player of this device: the players have the order of the tokens. */
function tokenOf({ code, players }: TableSession, player: PlayerId): string | undefined {
  const tokens = tokensAt(code);
  // A token that stands for nobody is being sifted out.
  return tokens.length === players.length ? tokens[players.indexOf(player)] : undefined;
}
