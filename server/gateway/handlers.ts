/** Defines what each parsed request does. */
import type { Logger } from 'pino';
import type { Board } from '../../shared/board/board.ts';
import { seatOf } from '../../shared/table/queries.ts';
import { MOST_PLAYERS } from '../../shared/table/table.ts';
import type { Answer, Attended } from '../../shared/wire/protocol.ts';
import type { Metrics } from '../lib/metrics.ts';
import { digest } from '../lib/secrets.ts';
import { openAlone } from '../tables/alone.ts';
import type { Clocks } from '../tables/clocks.ts';
import type { Push } from '../push/push.ts';
import { admit, join as joinTable } from '../tables/entrance.ts';
import type { Listings } from '../tables/listings.ts';
import { Queue } from '../tables/queue.ts';
import type { ServerRules } from '../tables/referee.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { audienceNow, deviceOf } from './connection.ts';
import { makeDeviceHandlers } from './device-handlers.ts';
import type { Door } from './door.ts';
import type { Presence } from './presence.ts';
import { makePushHandlers } from './push-handlers.ts';
import type { AtTable, Handlers } from './requests.ts';
import { Secrets } from './secrets.ts';
import { inShort } from './telling.ts';

/** The dependencies that are passed to every handler. */
export interface HandlersDeps {
  readonly tables: Tables;
  readonly listings: Listings;
  readonly boards: ReadonlyMap<string, Board>;
  /** Draws seas: see ServerRules. */
  readonly drawSea?: ServerRules['drawSea'];
  readonly presence: Presence;
  readonly clocks: Pick<Clocks, 'sign'>;
  readonly door: Door;
  /** Sends notices; undefined if they are switched off. */
  readonly push: Push | undefined;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Returns the time, in ms since 1970. */
  readonly now: () => number;
}

/**
 * The handlers of all requests.
 * @throws Error if there are no boards, because no table could be created
 */
export function makeHandlers(deps: HandlersDeps): Handlers {
  const { tables, listings, boards, drawSea, presence, clocks, door, push, log, metrics, now } = deps;
  const [firstBoard] = boards.keys();
  if (firstBoard === undefined) throw new Error('there are no boards');

  const atTable: AtTable = async (code, use) => {
    const table = await tables.find(code);
    if (!table) return { ok: false, refusal: 'no-such-table' };
    try {
      return await use(table);
    } finally {
      tables.release(table);
    }
  };

  /** Records a visit to a table. A failure is only logged, and the visitor may stay. */
  const note = async (visit: () => Promise<void>) => {
    try {
      await visit();
    } catch (error) {
      metrics.fault('visit');
      log.error({ err: error }, 'could not note a visit');
    }
  };

  const join: Handlers['join'] = (_, { code, token, name }) =>
    atTable(code, async (table) => {
      const joined = await joinTable(table, digest(token), name);
      if (!joined.ok) return joined;
      presence.tell(table, joined.feeds);
      return { ok: true, code, player: joined.player };
    });

  return {
    ...makeDeviceHandlers({ presence, atTable }),
    ...makePushHandlers({ push, now }),

    ping: () => ({ ok: true }),

    boards: () => ({ ok: true, boards: [...boards.values()] }),

    'open-tables': async () => ({ ok: true, offered: listings.offered, tables: await listings.list() }),

    look: async (_, { code, tokens }) => {
      const asksForSeat = tokens.length > 0;
      const digests = tokens.map(digest);
      // The answer to a wrong token, and the time it takes, must not reveal whether the table exists: see
      // isForHeldSeat.
      if (asksForSeat && (await tables.whoIs(code, digests))?.player === undefined)
        return { ok: false, refusal: 'no-such-table' };
      const found = await tables.glance(code);
      const players = digests.map((token) => found?.playerOf(token)).filter((known) => known !== undefined);
      const [player] = players;
      if (!found || (asksForSeat && player === undefined)) return { ok: false, refusal: 'no-such-table' };
      const { table } = found;
      const newest = table.games.at(-1);
      // Only a player's look may read the game, because anybody may look at a table.
      const turn =
        player !== undefined && newest?.state === 'running'
          ? await tables.turn(code, players, now())
          : undefined;
      return {
        ok: true,
        code,
        players: table.players.map(({ name }) => name),
        poseidonTaken: table.poseidon !== null,
        game: newest === undefined ? 'none' : newest.state === 'running' ? 'running' : 'over',
        full: table.players.length >= MOST_PLAYERS,
        ...(player !== undefined && { seat: seatOf(table, player) }),
        ...(turn && { turn }),
      };
    },

    make: async (connection, { token, name, alone }) => {
      const rules = { boards, ...(drawSea && { drawSea }) };
      const opened = alone && (await openAlone(name, alone, { ...rules, board: firstBoard, now: now() }));
      if (opened && !opened.ok) return opened;
      const code = await tables.make(digest(token), firstBoard, opened?.opening);
      return join(connection, { code, token, name });
    },

    join,

    knock: (connection, { code, token, name, as: player, device, knowing = false }) =>
      atTable(code, (table) => {
        const knocking = { digest: digest(token), name, connection, since: now() };
        if (player === undefined) return door.knock(table, knocking);
        const secrets = (connection.data.secrets ??= new Secrets());
        secrets.bring([token], device);
        const { company } = presence.circumstances(connection, table);
        const returning = { player, ...deviceOf(connection), company, knowing };
        return door.knock(table, { ...knocking, returning });
      }),

    'let-in': ({ data }, { player, knock, letIn }) => {
      const { attendance } = data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      return door.answer(table, knock, player, letIn);
    },

    attend: (connection, { code, tokens, have, device, olympus = false, chart }) => {
      const secrets = (connection.data.secrets ??= new Secrets());
      secrets.bring(tokens, device);
      const attend = async (table: OpenTable): Promise<Answer<Attended>> => {
        const asking = { olympus, ...(chart !== undefined && { chart }), ...deviceOf(connection) };
        const admitted = await admit(table, tokens.map(digest), asking, (viewer) =>
          presence.enter(connection, { ...viewer, table, since: now() }),
        );
        if (!admitted.ok) return admitted;
        const { viewer } = admitted;
        presence.tell(table, admitted.feeds, connection);
        door.welcome(connection);
        await note(() => tables.visit(table));
        await note(() => listings.visit(table));
        const barred = table.barred(viewer);
        const chartBarred = table.chartBarred(viewer);
        return {
          ok: true,
          players: viewer.players,
          feeds: table.missing(table.audience(viewer), have),
          present: presence.present(table),
          clock: clocks.sign(table),
          ...(barred && { barred }),
          ...(chartBarred && { chartBarred }),
        };
      };
      // Run the connection's `attend` requests one at a time, so that it ends up at the table that it asked for last.
      const attends = (connection.data.attends ??= new Queue());
      return attends.add(() => atTable(code, attend));
    },

    command: async (connection, { id, player, command, in: moment }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      const circumstances = () => presence.circumstances(connection, table);
      const outcome = await table.command(player, id, command, circumstances, moment);
      if (!outcome.ok) return outcome;
      const feeds = outcome.feeds[audienceNow(attendance)];
      const more = inShort(connection, feeds);
      presence.tell(table, outcome.feeds, connection);
      return more ? { ok: true, more } : { ok: true, feeds, repeated: outcome.repeated };
    },

    review: ({ data }, { code, game }) => {
      const table = data.attendance?.table;
      if (!table || table.table.code !== code) return { ok: false, refusal: 'not-attending' };
      return table.review(game);
    },

    'shared-game': async (_, { link }) => {
      const found = await tables.shared(link);
      if (!found.ok) return found;
      const { code, game } = found;
      await note(() => tables.visitFromAfar(code));
      return { ok: true, game };
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
      presence.end(table);
      return { ok: true };
    },
  };
}
