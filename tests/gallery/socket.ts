/** Answers a page's socket in place of the server. The answers come from a scene. The page itself is unmodified. */
import type { BrowserContext, WebSocketRoute } from 'playwright';
import type { PlayerId } from '../../shared/game/game.ts';
import { seatOf } from '../../shared/table/queries.ts';
import { sharedGame } from '../../shared/table/shared-game.ts';
import { MOST_PLAYERS } from '../../shared/table/table.ts';
import type {
  Answer,
  AttendRequest,
  Attended,
  CommandRequest,
  Feed,
  Looked,
  LookRequest,
  ReviewRequest,
  ServerToClient,
  SharedGameRequest,
} from '../../shared/wire/protocol.ts';
import { BOARDS, type Scene } from './scene.ts';

/** An HTTP answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** The settings that determine the answers to a device's socket. */
export interface Answers {
  /** The only table on the simulated server. Without a scene, the server has no tables. */
  readonly scene?: Scene | undefined;
  /**
   * Functions that replace the usual answers, by the name of the request. If a function returns `undefined`, the
   * request is never answered.
   */
  readonly answers?: Readonly<Record<string, (request: never) => unknown>> | undefined;
  /** Called with the name of each request from a page. */
  readonly hears?: ((name: string) => void) | undefined;
  /** Returns true while the simulated server is unreachable. */
  readonly isAway?: (() => boolean) | undefined;
  /** The HTTP answer that a page gets when no socket opens. By default, the page gets no answer. */
  readonly obstacle?: HttpAnswer | undefined;
}

/** The ping interval in ms. It is longer than any test, so that no ping is ever sent. */
const NEVER_MS = 1_000_000_000;

/** The token of a player's seat. It is the same in every scene. */
export const tokenOf = (player: PlayerId): string => player.padEnd(43, '_');
const playerOf = (token: string): PlayerId => token.replace(/_+$/, '');

/** Answers all sockets that a context's pages open. Call it before any page opens one. */
export async function answerSockets(context: BrowserContext, answers: Answers): Promise<void> {
  await context.addInitScript(keepNoSeats);
  await context.routeWebSocket(/\/socket\.io\//, (socket) => answer(socket, answers));
  // Don't use context.route for blocking HTTP, because it would disable the browser's cache.
  await context.addInitScript(closeHttp, answers.obstacle ?? null);
}

/**
 * Runs in the page. Blocks the sockets' HTTP requests. The request that asks why no socket opens gets `obstacle` as its
 * answer, if there is one.
 */
function closeHttp(obstacle: HttpAnswer | null): void {
  const { fetch } = window;
  const isSocket = (url: unknown) => typeof url === 'string' && url.includes('/socket.io/');
  window.fetch = (url, init) => {
    if (!isSocket(url)) return fetch(url, init);
    if (!obstacle) return Promise.reject(new TypeError('nobody answers'));
    return Promise.resolve(new Response(obstacle.body, { status: obstacle.status }));
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...asked: Parameters<typeof open>) {
    if (isSocket(asked[1])) throw new TypeError('nobody answers');
    return open.apply(this, asked);
  } as typeof open;
}

/**
 * Runs in the page. Makes the server appear to have no seats stored in cookies, because the real server knows none of
 * the scene's tables.
 */
function keepNoSeats(): void {
  const { fetch } = window;
  const answer = (what: RequestInfo | URL, how?: RequestInit) =>
    typeof what === 'string' && /^\/t\/\w+\/seat$/.test(what)
      ? Promise.resolve(new Response('{"tokens":[]}'))
      : fetch(what, how);
  Object.assign(window, { fetch: answer });
}

const presentAt = ({ present, table }: Scene): readonly PlayerId[] =>
  present ?? table.players.map(({ id }) => id);

/**
 * True if somebody joins the table in these events. An opponent that joins is present at once, so pages must then be
 * sent the list of present players.
 */
const hasNewcomer = (feed: Feed): boolean =>
  feed.log === 'table' && feed.events.some(({ type }) => type === 'joined');

function answer(socket: WebSocketRoute, { scene, answers = {}, hears, isAway }: Answers): void {
  if (isAway?.()) return void socket.close();
  let attending: AttendRequest | undefined;
  const send = <E extends keyof ServerToClient>(name: E, ...said: Parameters<ServerToClient[E]>) =>
    socket.send(`42${JSON.stringify([name, ...said])}`);

  const playersOf = (tokens: readonly string[]) =>
    tokens.map(playerOf).filter((player) => scene?.table.players.some(({ id }) => id === player));
  const audience = ({ tokens, olympus = false, chart }: AttendRequest, at: Scene) => {
    const newest = at.table.games.at(-1);
    const seesChart = newest !== undefined && newest.id === chart && newest.openChart;
    return at.audience(playersOf(tokens), olympus, seesChart);
  };

  /**
   * The feeds caused by the page's own command. They are sent with the acknowledgement, and must not be sent a second
   * time.
   */
  let own: readonly Feed[] | undefined;
  let isOwn = false;
  const stop = scene?.on((feeds) => {
    if (!attending) return;
    const heard = feeds[audience(attending, scene)];
    if (isOwn) own = heard;
    else if (heard.length > 0) send('told', heard);
    if (heard.some(hasNewcomer)) send('present', presentAt(scene));
  });
  const stopSending = scene?.onSent(send);
  const cut = () => {
    leave();
    return socket.close({ code: 4000 });
  };
  const leave = () => {
    stop?.();
    stopSending?.();
    scene?.cuts.delete(cut);
  };
  scene?.cuts.add(cut);
  socket.onClose(leave);

  const handlers: Record<string, (request: never) => unknown> = {
    ping: () => ({ ok: true }),
    'open-tables': () => ({ ok: true, offered: true, tables: [] }),
    boards: () => ({ ok: true, boards: [...BOARDS.values()] }),
    look: ({ code, tokens }: LookRequest): Answer<Looked> => {
      if (code !== scene?.code) return { ok: false, refusal: 'no-such-table' };
      const { table } = scene;
      const [player] = playersOf(tokens);
      const newest = table.games.at(-1);
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
    attend: (request: AttendRequest): Answer<Attended> => {
      if (request.code !== scene?.code) return { ok: false, refusal: 'no-such-table' };
      attending = request;
      const players = playersOf(request.tokens);
      if (scene.knocks.length > 0) queueMicrotask(() => send('knocks', scene.knocks));
      return {
        ok: true,
        players,
        feeds: scene.missing(audience(request, scene), request.have),
        present: presentAt(scene),
        clock: scene.clock,
      };
    },
    command: async ({ player, command }: CommandRequest) => {
      isOwn = true;
      const refusal = (await scene?.tries(player, command)) ?? null;
      isOwn = false;
      if (refusal !== null) return { ok: false, refusal };
      const feeds = own ?? [];
      own = undefined;
      return { ok: true, feeds, repeated: false };
    },
    review: ({ game }: ReviewRequest) => {
      const events = scene?.review(game);
      return events ? { ok: true, events } : { ok: false, refusal: 'no-such-game' };
    },
    'shared-game': ({ link }: SharedGameRequest) => {
      const record = scene?.table.games.find((game) => game.link === link);
      const events = record && scene?.review(record.id);
      if (!scene || !record || !events) {
        const isDead = scene?.table.games.some(({ deadLinks }) => deadLinks.includes(link));
        return { ok: false, refusal: isDead ? 'game-not-shared' : 'no-such-game' };
      }
      return { ok: true, game: sharedGame(record, scene.table.names, events) };
    },
    signal: () => ({ ok: true }),
    'offer-device': () => ({ ok: true, key: 'k'.repeat(22), leftMs: 600_000 }),
    ...answers,
  };

  const opened = {
    sid: 'gallery',
    upgrades: [],
    pingInterval: NEVER_MS,
    pingTimeout: NEVER_MS,
    maxPayload: 1e6,
  };
  socket.send(`0${JSON.stringify(opened)}`);
  socket.onMessage((frame) => {
    const text = String(frame);
    if (text.startsWith('40')) return socket.send('40{"sid":"gallery"}');
    const [, id = '', asked = ''] = /^42(\d+)(\[.*)$/s.exec(text) ?? [];
    if (asked === '') return;
    const [name, request] = JSON.parse(asked) as [string, never];
    if (name !== 'ping') hears?.(name);
    void Promise.resolve(handlers[name]?.(request)).then((given) => {
      if (given !== undefined) socket.send(`43${id}${JSON.stringify([given])}`);
    });
  });
}
