/** Builds the whole server from its dependencies. Tests use this to start a real server on a free port. */
import type { RequestListener, Server as HttpServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Boards } from './lib/boards.ts';
import { Clocks } from './tables/clocks.ts';
import { Admission } from './gateway/admission.ts';
import { Door } from './gateway/door.ts';
import { openGateway } from './gateway/gateway.ts';
import { LIMITS, type Limits } from './gateway/limits.ts';
import type { Io } from './gateway/connection.ts';
import { Presence } from './gateway/presence.ts';
import { makeHandlers } from './gateway/handlers.ts';
import type { Adapter } from './gateway/adapter.ts';
import { busOf } from './gateway/adapters.ts';
import { ALIVE_MS, Cluster } from './gateway/cluster.ts';
import { followCluster } from './gateway/follow-cluster.ts';
import { guardOpening } from './gateway/opening.ts';
import { guardOrigins, isFromOurPages } from './gateway/origins.ts';
import { makeSeatCookies } from './gateway/seat-cookies.ts';
import { believe, type TrustedProxies } from './gateway/proxies.ts';
import type { SharedCounts } from './gateway/shared-counts.ts';
import { FairWebSockets } from './gateway/web-sockets.ts';
import { drainConnections } from './gateway/drain-connections.ts';
import { answerHealth } from './health.ts';
import { Opponents } from './opponents/opponents.ts';
import { USUAL_PACE } from './opponents/pace.ts';
import { openThreads } from './opponents/threads.ts';
import { listenOn, makeHttp } from './lib/http.ts';
import { Metrics } from './lib/metrics.ts';
import { withTimeout } from './lib/with-timeout.ts';
import { pages } from './pages.ts';
import { measured } from './store/measured.ts';
import { countingReads } from './store/read-cost.ts';
import type { Store } from './store/store-interface.ts';
import { isShared } from './tables/shared-store.ts';
import { mendLostTables } from './tables/lost-tables.ts';
import type { Keeping } from './tables/summary-cache.ts';
import { Sweep, TICK_MS } from './tables/sweep.ts';
import type { Feeds } from './tables/feeds.ts';
import type { OpenTable } from './tables/table.ts';
import { Tables } from './tables/tables.ts';

/** The server's dependencies. */
export interface AppDeps {
  readonly store: Store;
  readonly boards: Boards;
  readonly log: Logger;
  /** The folder of the built client. Without this folder, the server serves no pages. */
  readonly client?: string;
  /** The origins of pages that may open the socket; if empty, only pages of the same host may. */
  readonly origins?: readonly string[];
  /** The trusted proxies in front of the server; none by default. */
  readonly proxies?: TrustedProxies;
  /** Whether strangers can reach the server. If they can, the codes of tables are longer. */
  readonly isPublic?: boolean;
  /**
   * On a home server, how long a player waits to get a seat back when nobody else is at the table, in ms; by default a
   * minute.
   */
  readonly returnMs?: number;
  /** The rate limits; by default far above what people need. */
  readonly limits?: Limits;
  /** Which tables stay in memory when nobody attends them; by default the tables with long logs. */
  readonly keeps?: Keeping;
  /** Whether the players' port also answers health checks. */
  readonly publicHealth?: boolean;
  /** How long an opponent takes over a move, in seconds on average; by default as long as people do. */
  readonly pace?: number;
  /** An opponent's decision is aborted after this time, in ms; by default after ten seconds. */
  readonly hangsMs?: number;
  /** When an opponent could not move, a random move replaces its own after this time, in ms; by default three seconds. */
  readonly retryMs?: number;
  /** The module that contains the opponents; by default ours. */
  readonly minds?: URL;
  /** Returns the time, in ms since 1970; by default the time of the machine's clock. */
  readonly now?: () => number;
  /** How servers that share the store send messages to each other; undefined for a single server. */
  readonly adapter?: Adapter;
  /** The rate-limit counts of all servers that share the store; undefined for a single server. */
  readonly counts?: SharedCounts;
  /** How often to check the store for changes by other servers, in ms; by default two seconds. */
  readonly lookMs?: number;
  /** How long to wait for pending requests when the server stops, in ms; by default five seconds. */
  readonly drainMs?: number;
}

/** A server that has been built. */
export interface App {
  readonly http: HttpServer;
  readonly metrics: Metrics;
  /**
   * Starts listening, and resolves with the port; 0 picks a free one. Rejects if the server can't listen, for example
   * because the port is taken.
   */
  listen(port: number, host: string): Promise<number>;
  /**
   * Resolves with the reason why the server is not ready for players, in a word or two; with undefined if it is ready.
   */
  whyNotReady(): Promise<string | undefined>;
  /**
   * Stops accepting requests, answers pending ones, ends every connection and closes the store. Requests that take too
   * long are abandoned. Every change that was acknowledged to a client is then on disk.
   */
  close(): Promise<void>;
}

/**
 * The maximum size of a message in bytes, far above that of any message of the protocol. A connection that sends a
 * larger message is closed.
 */
const LARGEST_MESSAGE = 16_384;

/**
 * The maximum time from opening a socket to receiving the client's protocol version, in ms. Slow networks take seconds
 * each way.
 */
const GREETING_MS = 30_000;

/**
 * The delay before a connection is refused, in ms. Refused clients reconnect immediately, and keeping a connection open
 * costs less than refusing the next one.
 */
const REFUSED_MS = 1_000;

/**
 * How long a player on a home server waits to get a seat back, in ms. This gives anybody who has only lost their
 * connection time to come back.
 */
const RETURN_MS = 60_000;

/**
 * How long to wait for pending requests when the server stops, in ms. Normally they take milliseconds, so this timeout
 * ends only requests that hang.
 */
const DRAIN_MS = 5_000;

/**
 * How often to check the store for changes by other servers, in ms. A change made at another server reaches the players
 * here within this time.
 */
const LOOK_MS = 2_000;

/** How long slow clients may take to receive the last messages, in ms. */
const CLOSING_MS = 2_000;

/** Builds the server. It doesn't listen yet. */
export function createApp(deps: AppDeps): App {
  const {
    boards,
    log,
    client,
    origins = [],
    limits = LIMITS,
    isPublic = false,
    publicHealth = false,
    drainMs = DRAIN_MS,
    pace = USUAL_PACE,
    minds = new URL('./opponents/minds.ts', import.meta.url),
    now = Date.now,
  } = deps;
  const metrics = new Metrics();
  const store = countingReads(measured(deps.store, metrics));
  let isStopping = false;

  const whyNotReady = async () => {
    if (isStopping) return 'stopping';
    if (!http.listening) return 'not listening';
    try {
      await store.findTable('');
      return undefined;
    } catch {
      return 'the store fails';
    }
  };
  const showPage = client === undefined ? undefined : pages(client);
  const showPublic: RequestListener = (request, response) => {
    if (publicHealth && answerHealth(request, response, whyNotReady)) return;
    if (answerSeats(request, response)) return;
    if (showPage) showPage(request, response);
    else response.writeHead(404).end();
  };
  const http = makeHttp(showPublic);

  const tables = new Tables({
    store,
    boards,
    bounds: limits.logs,
    isPublic,
    ...(deps.keeps !== undefined && { keeps: deps.keeps }),
    viewers: (table) => presence.viewers(table),
    onNews: tellAndSync,
    onWritten: ({ id }) => cluster?.grown(id),
    onGone,
  });
  const proxies = believe(deps.proxies ?? 0);
  const mayOpenSocket = guardOrigins({ origins, proxies, log, metrics });
  const admission = new Admission({ limits, tables, proxies, log, metrics, counts: deps.counts });
  const answerSeats = makeSeatCookies({
    tables,
    admission,
    origins,
    proxies,
    onFault: (error) => {
      metrics.fault('request');
      log.error({ err: error }, 'a seat could not be kept in a cookie');
    },
  });
  const io: Io = new Server(http, {
    serveClient: false,
    wsEngine: FairWebSockets,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectTimeout: GREETING_MS,
    ...(deps.adapter && { adapter: deps.adapter.make }),
    allowRequest: (request, decide) => {
      if (isStopping) return decide(null, false);
      if (admission.mayConnect(request)) return decide(null, true);
      void setTimeout(REFUSED_MS, undefined, { ref: false }).then(() => decide('too-many-requests', false));
    },
  });

  io.engine.use(
    guardOpening({
      mayOpenSocket,
      whyNot: async (request) => {
        if (!isFromOurPages(request, origins, proxies)) return 'wrong-origin';
        return isStopping ? 'stopping' : admission.whyNoSocket(request);
      },
    }),
  );

  const cluster = deps.adapter && new Cluster(busOf(io));
  const presence = new Presence(
    {
      onEmpty: (table) => {
        clocks.stop(table);
        opponents.stop(table);
        void table.tasks.idle().then(() => {
          tables.letGo(table);
        });
      },
      onPresent: (table) => clocks.sync(table),
      onChange: (table) => door.settle(table),
    },
    cluster,
  );
  const door = new Door({
    presence,
    tables,
    cluster,
    proxies,
    returnMs: isPublic ? undefined : (deps.returnMs ?? RETURN_MS),
    onFault: (error) => {
      metrics.fault('door');
      log.error({ err: error }, 'a player who knocked could not join');
    },
  });
  const clocks = new Clocks({
    present: (table) => (presence.isAttended(table) ? presence.present(table) : []),
    leftElsewhere: ({ id }, turn) => cluster?.leftElsewhere(id, turn),
    onSign: (table, sign) => presence.showClock(table, sign),
    onMove: tellAndSync,
    onFault: (error) => {
      metrics.fault('clock');
      log.error({ err: error }, 'a clock could not move');
    },
  });
  const opponents = new Opponents({
    threads: openThreads(minds, deps.hangsMs),
    pace,
    ...(deps.retryMs !== undefined && { retryMs: deps.retryMs }),
    random: Math.random,
    metrics,
    isAttended: (table) => presence.isAttended(table),
    onMove: tellAndSync,
    onFailure: (what) => {
      metrics.fault('opponent');
      log.error(what, 'an opponent could not move as it would');
    },
    onFault: (error) => {
      metrics.fault('opponent');
      log.error({ err: error }, 'an opponent could not move');
    },
  });
  function onGone(table: OpenTable): void {
    cluster?.grown(table.id);
    clocks.stop(table);
    opponents.stop(table);
    door.close(table);
    for (const connection of presence.at(table)) presence.dismiss(connection, 'table-deleted');
  }
  function tellAndSync(table: OpenTable, feeds: Feeds): void {
    presence.tell(table, feeds);
    sync(table);
  }
  /** Tells the clocks and opponents that the table has changed. Both make moves of their own. */
  const sync = (table: OpenTable) => {
    clocks.sync(table);
    opponents.sync(table);
  };
  const handlers = makeHandlers({
    tables,
    boards,
    presence,
    clocks,
    opponents,
    door,
    log,
    metrics,
    now,
    onGone,
  });
  const gateway = openGateway(io, { handlers, admission, log, metrics });
  io.on('connection', (connection) => {
    connection.on('disconnect', () => {
      presence.leave(connection);
      door.leave(connection);
    });
  });
  metrics.watch('tables', 'Tables that somebody is at', () => tables.size);
  metrics.watch('sockets', 'Connections', () => io.engine.clientsCount);

  const look = () =>
    tables.refresh().catch((error: unknown) => {
      metrics.fault('look');
      log.error({ err: error }, 'could not read what other servers have written');
    });
  const sweep = new Sweep({ store, tables, log, metrics });
  const running = setInterval(() => void sweep.tick(), TICK_MS);
  cluster?.join(
    followCluster({ presence, tables, door, clocks }, (error) => {
      metrics.fault('fleet');
      log.error({ err: error }, 'could not process a message from another server');
    }),
  );
  const living = cluster && setInterval(() => cluster.tick(), ALIVE_MS);
  const looking = isShared(store) ? setInterval(() => void look(), deps.lookMs ?? LOOK_MS) : undefined;
  return {
    http,
    metrics,
    listen: async (port, host) => {
      await mendLostTables(store, log);
      return listenOn(http, port, host, log);
    },
    whyNotReady,
    close: async () => {
      isStopping = true;
      clearInterval(running);
      clearInterval(looking);
      clearInterval(living);
      opponents.close();
      door.stop();
      await sweep.stop();
      http.close();
      const isDrained = await withTimeout(
        drainMs,
        gateway.close().then(() => tables.idle()),
      );
      if (!isDrained) log.warn('stopped before all that was under way was done');
      await withTimeout(CLOSING_MS, drainConnections(io));
      // Close the cluster only now, because each disconnection is announced to the other servers.
      cluster?.close();
      const closed = io.close();
      // Slow downloads and idle connections must not delay the stop.
      setImmediate(() => http.closeAllConnections());
      await withTimeout(CLOSING_MS, closed);
      // Stop the clocks only now, because a pending command could have started one again.
      clocks.stopAll();
      await deps.adapter?.close();
      await deps.counts?.close();
      await store.close();
    },
  };
}
