/** What each request does. The gateway has parsed it already. */
import type { Logger } from 'pino';
import type { Board } from '../../shared/board/board.ts';
import { seatOf } from '../../shared/table/queries.ts';
import { MOST_PLAYERS } from '../../shared/table/table.ts';
import type { Metrics } from '../lib/metrics.ts';
import { digest } from '../lib/secrets.ts';
import type { Clocks } from '../tables/clocks.ts';
import type { DeviceOffers } from './device-offers.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { audienceNow } from './connection.ts';
import { makeDeviceHandlers } from './device-handlers.ts';
import type { Presence } from './presence.ts';
import type { AtTable, Handlers } from './requests.ts';

/** What the handlers work with. */
export interface HandlersDeps {
  readonly tables: Tables;
  readonly boards: ReadonlyMap<string, Board>;
  readonly presence: Presence;
  readonly clocks: Clocks;
  readonly offers: DeviceOffers;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/**
 * The handlers of all requests.
 * @throws Error if there are no boards: no table could be made
 */
export function makeHandlers(deps: HandlersDeps): Handlers {
  const { tables, boards, presence, clocks, offers, log, metrics } = deps;
  const [firstBoard] = boards.keys();
  if (firstBoard === undefined) throw new Error('there are no boards');

  const atTable: AtTable = async (code, use) => {
    const table = tables.find(code);
    if (!table) return { ok: false, refusal: 'no-such-table' };
    try {
      return await use(table);
    } finally {
      if (presence.at(table).length === 0) tables.release(table);
    }
  };

  /** Notes that somebody is at a table; if that fails, they are at it all the same. */
  const visit = (table: OpenTable) => {
    try {
      tables.visit(table);
    } catch (error) {
      metrics.fault('visit');
      log.error({ err: error }, 'could not note a visit');
    }
  };

  const join: Handlers['join'] = (connection, { code, token, name }) =>
    atTable(code, async (table) => {
      const joined = await table.join(digest(token), name);
      if (!joined.ok) return joined;
      await presence.tell(table, joined.feeds, connection);
      return { ok: true, code, player: joined.player };
    });

  return {
    ...makeDeviceHandlers({ presence, offers, atTable }),

    boards: () => ({ ok: true, boards: [...boards.values()] }),

    look: (_, { code, tokens }) => {
      const found = tables.glance(code);
      if (!found) return { ok: false, refusal: 'no-such-table' };
      const { table } = found;
      const newest = table.games.at(-1);
      const player = tokens
        .map((token) => found.playerOf(digest(token)))
        .find((known) => known !== undefined);
      return {
        ok: true,
        code,
        players: table.players.map(({ name }) => name),
        poseidonTaken: table.poseidon !== null,
        game: newest === undefined ? 'none' : newest.state === 'running' ? 'running' : 'over',
        full: table.players.length >= MOST_PLAYERS,
        ...(player !== undefined && { seat: seatOf(table, player) }),
      };
    },

    make: async (connection, { token, name }) => {
      const code = await tables.make(digest(token), firstBoard);
      return join(connection, { code, token, name });
    },

    join,

    attend: (connection, { code, tokens, have, olympus = false }) =>
      atTable(code, async (table) => {
        const players = tokens
          .map((token) => table.playerOf(digest(token)))
          .filter((player) => player !== undefined);
        const attendance = { table, players, olympus };
        await presence.enter(connection, attendance);
        visit(table);
        clocks.sync(table);
        const feeds = table.missing(audienceNow(attendance), have);
        return { ok: true, players, feeds, present: presence.present(table), clock: clocks.sign(table) };
      }),

    command: async (connection, { id, player, command, in: moment }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      const circumstances = presence.circumstances(connection, table);
      const outcome = await table.command(player, id, command, circumstances, moment);
      if (!outcome.ok) return outcome;
      await presence.tell(table, outcome.feeds, connection);
      clocks.sync(table);
      return { ok: true, feeds: outcome.feeds[audienceNow(attendance)], repeated: outcome.repeated };
    },

    review: ({ data }, { code, game }) => {
      const table = data.attendance?.table;
      if (!table || table.table.code !== code) return { ok: false, refusal: 'not-attending' };
      return table.review(game);
    },

    signal: (connection, { player, signal }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      const record = table.running?.record;
      if (!record) return { ok: false, refusal: 'no-game-running' };
      if (!record.navigators.includes(player)) return { ok: false, refusal: 'wrong-side' };
      presence.signal(table, { player, signal }, connection);
      return { ok: true };
    },

    'delete-table': async ({ data }, { code, player }) => {
      const { attendance } = data;
      if (attendance?.table.table.code !== code) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      if (table.table.host !== player) return { ok: false, refusal: 'not-host' };
      await tables.forget(table);
      clocks.stop(table);
      for (const other of presence.at(table)) await presence.dismiss(other, 'table-deleted');
      return { ok: true };
    },
  };
}
