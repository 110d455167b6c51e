/** The door: parses every request, asks the tables, answers, and sends each audience what is new. */
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import type { Board } from '../shared/board.ts';
import {
  PROTOCOL,
  type Answer,
  type Attended,
  type Boards,
  type ClientToServer,
  type Commanded,
  type Looked,
  type Reviewed,
  type ServerToClient,
} from '../shared/protocol.ts';
import { REQUESTS } from '../shared/schemas.ts';
import { MOST_PLAYERS } from '../shared/table.ts';
import { seatOf } from '../shared/table-rules.ts';
import { AUDIENCES } from '../shared/told.ts';
import { audienceRoom, settle, tableRoom, type Connection, type SocketData } from './connection.ts';
import { digest } from './secrets.ts';
import type { Feeds, OpenTable } from './table.ts';
import type { Tables } from './tables.ts';

export type Io = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

type RequestName = keyof typeof REQUESTS;
type RequestOf<N extends RequestName> = Parameters<ClientToServer[N]>[0];

interface Answers {
  boards: Boards;
  look: Looked;
  make: { code: string; player: string };
  join: { code: string; player: string };
  attend: Attended;
  command: Commanded;
  review: Reviewed;
}

export class Door {
  readonly #io: Io;
  readonly #tables: Tables;
  readonly #boards: ReadonlyMap<string, Board>;
  readonly #log: Logger;

  constructor(io: Io, tables: Tables, boards: ReadonlyMap<string, Board>, log: Logger) {
    this.#io = io;
    this.#tables = tables;
    this.#boards = boards;
    this.#log = log;
    io.use((connection, next) => {
      next(connection.handshake.auth['protocol'] === PROTOCOL ? undefined : new Error('old-client'));
    });
    io.on('connection', (connection) => this.#welcome(connection));
  }

  #welcome(connection: Connection): void {
    const handlers: { [N in RequestName]: (request: RequestOf<N>) => Promise<Answer<Answers[N]>> } = {
      boards: () => Promise.resolve({ ok: true, boards: [...this.#boards.values()] }),
      look: (request) => Promise.resolve(this.#look(request)),
      make: (request) => this.#make(connection, request),
      join: (request) => this.#join(connection, request),
      attend: (request) => this.#attend(connection, request),
      command: (request) => this.#command(connection, request),
      review: (request) => Promise.resolve(this.#review(connection, request)),
    };
    connection.onAny((name: string, ...parts: unknown[]) => {
      const [request, reply] = [parts[0], parts.at(-1)];
      // Without a way to answer there is nothing that could be refused.
      if (typeof reply !== 'function') return;
      const answer = (content: Answer<object>) => void (reply as (content: unknown) => void)(content);
      if (!isRequest(name)) return answer({ ok: false, refusal: 'malformed', field: '(message)' });
      const parsed = REQUESTS[name].safeParse(request);
      if (!parsed.success) {
        const field = parsed.error.issues[0]?.path.join('.') ?? '';
        return answer({ ok: false, refusal: 'malformed', field });
      }
      const handle = handlers[name] as (request: unknown) => Promise<Answer<object>>;
      handle(parsed.data).then(answer, (error: unknown) => {
        this.#log.error({ err: error, request: name }, 'a request failed');
        answer({ ok: false, refusal: 'server-fault' });
      });
    });
    connection.on('disconnect', () => this.#part(connection));
  }

  #look({ code, tokens }: RequestOf<'look'>): Answer<Looked> {
    const found = this.#tables.find(code);
    if (!found) return { ok: false, refusal: 'no-such-table' };
    const { table } = found;
    const newest = table.games.at(-1);
    const player = tokens.map((token) => found.playerOf(digest(token))).find((known) => known !== undefined);
    return {
      ok: true,
      code,
      players: table.players.map(({ name }) => name),
      poseidonTaken: table.poseidon !== null,
      game: newest === undefined ? 'none' : newest.state === 'running' ? 'running' : 'over',
      full: table.players.length >= MOST_PLAYERS,
      ...(player !== undefined && { seat: seatOf(table, player) }),
    };
  }

  async #make(connection: Connection, { token, name }: RequestOf<'make'>): Promise<Answer<Answers['make']>> {
    const [board] = this.#boards.keys();
    const code = await this.#tables.make(digest(token), board ?? '');
    return this.#join(connection, { code, token, name });
  }

  async #join(
    connection: Connection,
    { code, token, name }: RequestOf<'join'>,
  ): Promise<Answer<Answers['join']>> {
    const table = this.#tables.find(code);
    if (!table) return { ok: false, refusal: 'no-such-table' };
    const joined = await table.join(digest(token), name);
    if (!joined.ok) return joined;
    this.#send(table, joined.feeds, connection);
    return { ok: true, code, player: joined.player };
  }

  async #attend(
    connection: Connection,
    { code, tokens, have }: RequestOf<'attend'>,
  ): Promise<Answer<Attended>> {
    const table = this.#tables.find(code);
    if (!table) return { ok: false, refusal: 'no-such-table' };
    const players = tokens
      .map((token) => table.playerOf(digest(token)))
      .filter((player) => player !== undefined);
    const before = connection.data.attendance?.table;
    connection.data.attendance = { table, players };
    await settle(connection);
    if (before && before !== table) this.#announce(before);
    for (const other of this.#at(table)) {
      const same = other.data.attendance?.players.some((player) => players.includes(player));
      if (other !== connection && same) await this.#dismiss(other);
    }
    this.#announce(table, connection);
    const feeds = table.missing(table.audienceOf(players), have);
    return { ok: true, players, feeds, present: this.#present(table) };
  }

  async #command(connection: Connection, request: RequestOf<'command'>): Promise<Answer<Commanded>> {
    const { attendance } = connection.data;
    if (!attendance) return { ok: false, refusal: 'not-attending' };
    const { table, players } = attendance;
    if (!players.includes(request.player)) return { ok: false, refusal: 'no-such-seat' };
    const outcome = await table.command(request.player, request.id, request.command);
    if (!outcome.ok) return outcome;
    const { feeds, repeated } = outcome;
    // Seats may have changed with the table's log: before anything is sent, everybody is where they belong.
    if (AUDIENCES.some((audience) => feeds[audience].some(({ log }) => log === 'table'))) {
      for (const other of this.#at(table)) await settle(other);
    }
    this.#send(table, feeds, connection);
    return { ok: true, feeds: feeds[table.audienceOf(players)], repeated };
  }

  #review({ data }: Connection, { code, game }: RequestOf<'review'>): Answer<Reviewed> {
    const table = data.attendance?.table;
    if (!table || table.table.code !== code) return { ok: false, refusal: 'not-attending' };
    return table.review(game);
  }

  /** Sends each audience what it is told, but for the connection that gets it with its answer. */
  #send(table: OpenTable, feeds: Feeds, but: Connection): void {
    for (const audience of AUDIENCES) {
      if (feeds[audience].length === 0) continue;
      this.#io.to(audienceRoom(table, audience)).except(but.id).emit('told', feeds[audience]);
    }
  }

  #part(connection: Connection): void {
    const table = connection.data.attendance?.table;
    delete connection.data.attendance;
    if (!table) return;
    this.#announce(table);
    if (this.#at(table).length === 0) this.#tables.release(table);
  }

  async #dismiss(connection: Connection): Promise<void> {
    delete connection.data.attendance;
    await settle(connection);
    connection.emit('dismissed');
  }

  /** The connections that attend a table. */
  #at(table: OpenTable): Connection[] {
    const ids = this.#io.of('/').adapter.rooms.get(tableRoom(table)) ?? [];
    return [...ids].flatMap((id) => this.#io.of('/').sockets.get(id) ?? []);
  }

  #present(table: OpenTable): string[] {
    const here = new Set(this.#at(table).flatMap(({ data }) => data.attendance?.players ?? []));
    return table.table.players.map(({ id }) => id).filter((id) => here.has(id));
  }

  #announce(table: OpenTable, but?: Connection): void {
    const room = this.#io.to(tableRoom(table));
    (but ? room.except(but.id) : room).emit('present', this.#present(table));
  }
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}
