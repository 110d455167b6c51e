/** What each request does. They come here parsed. */
import type { Board } from '../shared/board.ts';
import { actingHost } from '../shared/decide-table.ts';
import { seatOf } from '../shared/evolve-table.ts';
import type {
  Answer,
  Attended,
  Boards,
  ClientToServer,
  Commanded,
  DeviceOffer,
  Looked,
  Reviewed,
} from '../shared/protocol.ts';
import type { REQUESTS } from '../shared/schemas.ts';
import { MOST_PLAYERS } from '../shared/table.ts';
import type { Clocks } from './clocks.ts';
import { audienceNow, type Connection } from './connection.ts';
import type { DeviceOffers } from './device-offers.ts';
import type { Hall } from './hall.ts';
import { digest } from './secrets.ts';
import type { OpenTable } from './table.ts';
import type { Tables } from './tables.ts';

export type RequestName = keyof typeof REQUESTS;

/** What is granted to each request. */
interface Grants {
  boards: Boards;
  look: Looked;
  make: { code: string; player: string };
  join: { code: string; player: string };
  attend: Attended;
  command: Commanded;
  review: Reviewed;
  'offer-device': DeviceOffer;
  'change-device': { code: string; player: string };
  signal: object;
  'delete-table': object;
}

export type Handlers = {
  [N in RequestName]: (
    connection: Connection,
    request: Parameters<ClientToServer[N]>[0],
  ) => Promise<Answer<Grants[N]>> | Answer<Grants[N]>;
};

export interface HandlersMeans {
  readonly tables: Tables;
  readonly boards: ReadonlyMap<string, Board>;
  readonly hall: Hall;
  readonly clocks: Clocks;
  readonly offers: DeviceOffers;
}

export function makeHandlers({ tables, boards, hall, clocks, offers }: HandlersMeans): Handlers {
  /** Somebody has joined or changed devices, but nobody attends: its memory can go. */
  const releaseIfEmpty = (table: OpenTable) => {
    if (hall.at(table).length === 0) tables.release(table);
  };

  const join: Handlers['join'] = async (connection, { code, token, name }) => {
    const table = tables.find(code);
    if (!table) return { ok: false, refusal: 'no-such-table' };
    const joined = await table.join(digest(token), name);
    if (!joined.ok) return joined;
    await hall.tell(table, joined.feeds, connection);
    releaseIfEmpty(table);
    return { ok: true, code, player: joined.player };
  };

  return {
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
      const [board] = boards.keys();
      const code = await tables.make(digest(token), board ?? '');
      return join(connection, { code, token, name });
    },

    join,

    attend: async (connection, { code, tokens, have, olympus = false }) => {
      const table = tables.find(code);
      if (!table) return { ok: false, refusal: 'no-such-table' };
      const players = tokens
        .map((token) => table.playerOf(digest(token)))
        .filter((player) => player !== undefined);
      const attendance = { table, players, olympus };
      await hall.enter(connection, attendance);
      tables.visit(table);
      clocks.follow(table);
      const feeds = table.missing(audienceNow(attendance), have);
      return { ok: true, players, feeds, present: hall.present(table), clock: clocks.sign(table) };
    },

    command: async (connection, { id, player, command, in: moment }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      const running = table.running?.record.id;
      const sawTruth = running !== undefined && connection.data.sawTruthOf === running;
      const circumstances = { present: hall.present(table), company: players, sawTruth, moment };
      const outcome = await table.command(player, id, command, circumstances);
      if (!outcome.ok) return outcome;
      await hall.tell(table, outcome.feeds, connection);
      clocks.follow(table);
      return { ok: true, feeds: outcome.feeds[audienceNow(attendance)], repeated: outcome.repeated };
    },

    review: ({ data }, { code, game }) => {
      const table = data.attendance?.table;
      if (!table || table.table.code !== code) return { ok: false, refusal: 'not-attending' };
      return table.review(game);
    },

    'offer-device': ({ data }, { player }) => {
      if (!data.attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = data.attendance;
      if (!table.table.players.some(({ id }) => id === player))
        return { ok: false, refusal: 'no-such-player' };
      if (!players.includes(player)) {
        // The host helps somebody whose device is lost; never behind the back of who is there.
        const host = actingHost(table.table, hall.present(table));
        if (host === null || !players.includes(host)) return { ok: false, refusal: 'no-such-seat' };
        if (hall.present(table).includes(player)) return { ok: false, refusal: 'player-present' };
      }
      return { ok: true, ...offers.offer(table.id, player) };
    },

    'change-device': async ({ data }, { code, key, token, knowing = false }) => {
      const table = tables.find(code);
      if (!table) return { ok: false, refusal: 'no-such-table' };
      const known = table.playerOf(digest(token));
      if (known) return { ok: true, code, player: known };
      const player = offers.find(table.id, key);
      if (player === undefined) return { ok: false, refusal: 'no-such-offer' };
      // A device of the other side of a running game is asked, and the table is told.
      const company = data.attendance?.table === table ? data.attendance.players : [];
      const sides = table.running?.record.sides ?? {};
      const knows = company.some((other) => sides[other] && sides[player] && sides[other] !== sides[player]);
      if (knows && !knowing) return { ok: false, refusal: 'knows-other-side' };
      offers.spend(table.id, key);
      const outcome = await table.changeDevice(player, digest(token), knows);
      if (!outcome.ok) return outcome;
      for (const other of hall.at(table)) {
        if (other.data.attendance?.players.includes(player)) await hall.dismiss(other, 'device-changed');
      }
      await hall.tell(table, outcome.feeds);
      hall.announce(table);
      releaseIfEmpty(table);
      return { ok: true, code, player };
    },

    signal: (connection, { player, signal }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      const record = table.running?.record;
      if (!record) return { ok: false, refusal: 'no-game-running' };
      if (!record.navigators.includes(player)) return { ok: false, refusal: 'wrong-side' };
      hall.signal(table, { player, signal }, connection);
      return { ok: true };
    },

    'delete-table': async (connection, { code, player }) => {
      const { attendance } = connection.data;
      if (attendance?.table.table.code !== code) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      if (table.table.host !== player) return { ok: false, refusal: 'not-host' };
      await tables.forget(table);
      clocks.stop(table);
      for (const other of hall.at(table)) await hall.dismiss(other, 'table-deleted');
      return { ok: true };
    },
  };
}
