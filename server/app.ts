/** Builds the whole server from its dependencies. Tests use this to start a real server on a free port. */
import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import type { Boards } from './lib/boards.ts';
import { openSeas } from './lib/seas.ts';
import { Clocks } from './tables/clocks.ts';
import { Admission } from './gateway/admission.ts';
import { Door } from './gateway/door.ts';
import { openGateway } from './gateway/gateway.ts';
import { LIMITS, type Limits } from './gateway/limits.ts';
import { Presence } from './gateway/presence.ts';
import { makeHandlers } from './gateway/handlers.ts';
import type { Adapter } from './gateway/adapter.ts';
import { busOf } from './gateway/adapters.ts';
import { ALIVE_MS, Cluster } from './gateway/cluster.ts';
import { followCluster } from './gateway/follow-cluster.ts';
import { makeIo, openSockets } from './gateway/opening.ts';
import { makeSeatCookies } from './gateway/seat-cookies.ts';
import { believe, type TrustedProxies } from './gateway/proxies.ts';
import type { SharedCounts } from './gateway/shared-counts.ts';
import { drainConnections } from './gateway/drain-connections.ts';
import { answerHealth } from './health.ts';
import { Opponents } from './opponents/opponents.ts';
import { USUAL_PACE } from './opponents/pace.ts';
import { openThreads } from './opponents/threads.ts';
import { listenOn, makeHttp } from './lib/http.ts';
import { Metrics, type FaultPlace } from './lib/metrics.ts';
import { withTimeout } from './lib/with-timeout.ts';
import { pages } from './pages.ts';
import { Push, type PushOptions } from './push/push.ts';
import { observed } from './store/observed.ts';
import type { OpenTables } from '../shared/table/rules/open-table.ts';
import type { Store } from './store/store-interface.ts';
import { isShared } from './tables/shared-store.ts';
import { Listings, NOTE_MS } from './tables/listings.ts';
import { mendLostTables } from './tables/lost-tables.ts';
import type { Keeping } from './tables/summary-cache.ts';
import { CHECK_MS, Deadlines } from './tables/deadlines.ts';
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
  /** Whether the server lists open tables, and for whom; by default it doesn't. */
  readonly openTables?: OpenTables;
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
  /** The module that draws seas in a thread; by default ours. */
  readonly seaThread?: URL;
  /** Returns the time, in ms since 1970; by default the time of the machine's clock. */
  readonly now?: () => number;
  /** How servers that share the store send messages to each other; undefined for a single server. */
  readonly adapter?: Adapter;
  /** The rate-limit counts of all servers that share the store; undefined for a single server. */
  readonly counts?: SharedCounts;
  /** How often to check the store for changes by other servers, in ms; by default two seconds. */
  readonly lookMs?: number;
  /** How long an answer with the list of open tables is reused, in ms; by default a quarter of a second. */
  readonly relistMs?: number;
  /** How often to look for turns over days whose time is up, in ms; by default ten seconds. */
  readonly checkMs?: number;
  /** How notices are sent through push services; undefined if they are switched off. */
  readonly push?: PushOptions;
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
  /** Sends the notices that are due now. This also happens by itself, so only tests that turn a clock need it. */
  notifyDue(): Promise<void>;
  /**
   * Stops accepting requests, answers pending ones, ends every connection and closes the store. Requests that take too
   * long are abandoned. Every change that was acknowledged to a client is then on disk.
   */
  close(): Promise<void>;
}

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
    openTables = 'off',
    publicHealth = false,
    drainMs = DRAIN_MS,
    pace = USUAL_PACE,
    minds = new URL('./opponents/minds.ts', import.meta.url),
    now = Date.now,
  } = deps;
  const metrics = new Metrics();
  const store = observed(deps.store, metrics);
  const proxies = believe(deps.proxies ?? 0);
  const fault = (place: FaultPlace, message: string) => (error: unknown) => {
    metrics.fault(place);
    log.error({ err: error }, message);
  };

  const io = makeIo(deps.adapter);
  const cluster = deps.adapter && new Cluster(busOf(io));
  const seas = openSeas(fault('sea', 'a sea could not be drawn'), deps.seaThread);
  const drawSea = (id: string) => seas.draw(id);
  const presence = new Presence(cluster);
  const tell = (table: OpenTable, feeds: Feeds) => presence.tell(table, feeds);
  const tables = new Tables({
    store,
    boards,
    drawSea,
    bounds: limits.logs,
    isPublic,
    openTables,
    ...(deps.keeps !== undefined && { keeps: deps.keeps }),
    now,
    viewers: (table) => presence.viewers(table),
    onNews: tell,
    onWritten: ({ id }) => cluster?.grown(id),
    onGone: (table) => presence.end(table),
  });
  const listings = new Listings({
    ...{ store, openTables, now, relistMs: deps.relistMs },
    tables: () => tables.loaded,
  });
  const door = new Door({
    presence,
    tables,
    cluster,
    proxies,
    returnMs: isPublic ? undefined : (deps.returnMs ?? RETURN_MS),
    onFault: fault('door', 'a player who knocked could not join'),
  });
  const clocks = new Clocks(
    {
      present: (table) => (presence.isAttended(table) ? presence.present(table) : []),
      leftElsewhere: ({ id }, turn) => cluster?.leftElsewhere(id, turn),
      onSign: (table, sign) => presence.showClock(table, sign),
      onMove: tell,
      onFault: fault('clock', 'a clock could not move'),
    },
    now,
  );
  const opponents = new Opponents({
    threads: openThreads(minds, deps.hangsMs),
    pace,
    ...(deps.retryMs !== undefined && { retryMs: deps.retryMs }),
    random: Math.random,
    metrics,
    isAttended: (table) => presence.isAttended(table),
    hold: (table) => tables.hold(table),
    // A table with a pending task could not be dropped, so wait for its tasks first.
    release: (table) => void table.tasks.idle().then(() => tables.release(table)),
    onMove: tell,
    onFailure: (what) => {
      metrics.fault('opponent');
      log.error(what, 'an opponent could not move as it would');
    },
    onFault: fault('opponent', 'an opponent could not move'),
  });
  const stopMoves = (table: OpenTable) => {
    clocks.stop(table);
    opponents.stop(table);
  };
  presence.on('present', (table) => {
    clocks.sync(table);
    // Who may answer a knock depends on who is present.
    door.show(table.id);
  });
  presence.on('grown', (table) => door.settle(table));
  // Clocks and opponents make moves of their own.
  presence.on('changed', (table) => {
    clocks.sync(table);
    opponents.sync(table);
  });
  presence.on('empty', (table) => {
    clocks.stop(table);
    opponents.leave(table);
    void table.tasks.idle().then(() => tables.letGo(table));
  });
  presence.on('gone', (table) => {
    cluster?.grown(table.id);
    stopMoves(table);
    door.close(table);
  });

  const admission = new Admission({ limits, tables, proxies, log, metrics, counts: deps.counts });
  const push =
    deps.push &&
    new Push({
      ...{ ...deps.push, store, tables, log, metrics, now },
      present: (table) => presence.present(table),
      ...(cluster && { ask: (table: string) => cluster.ask(table) }),
      onFault: fault('push', 'a player could not be notified'),
    });
  const handlers = makeHandlers({
    ...{ tables, listings, boards, drawSea, presence, clocks, door, push, log, metrics, now },
  });
  const gateway = openGateway(io, { handlers, admission, log, metrics });
  io.on('connection', (connection) => {
    connection.on('disconnect', () => {
      presence.leave(connection);
      door.leave(connection);
    });
  });

  let isStopping = false;
  const answerSeats = makeSeatCookies({
    tables,
    admission,
    origins,
    proxies,
    onFault: fault('request', 'a seat could not be kept in a cookie'),
  });
  const showPage = client === undefined ? undefined : pages(client);
  const http = makeHttp((request, response) => {
    if (publicHealth && answerHealth(request, response, whyNotReady)) return;
    if (answerSeats(request, response)) return;
    if (showPage) showPage(request, response);
    else response.writeHead(404).end();
  });
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
  openSockets(io, http, { admission, origins, proxies, log, metrics, isStopping: () => isStopping });

  metrics.watch('tables', 'Tables that somebody is at', () => tables.size);
  metrics.watch('sockets', 'Connections', () => io.engine.clientsCount);
  const onLookFault = fault('look', 'could not read what other servers have written');
  const sweep = new Sweep({ store, tables, log, metrics });
  const onDeadlineFault = fault('clock', 'a turn over days could not be ended');
  const deadlines = new Deadlines({ store, tables, now, onMove: tell, onFault: onDeadlineFault });
  cluster?.join(
    followCluster(
      { presence, tables, door, clocks },
      fault('fleet', 'could not process a message from another server'),
    ),
  );
  const noteHosts = () =>
    void listings.note().catch(fault('visit', 'could not note the hosts of open tables'));
  const ticking = [
    setInterval(noteHosts, NOTE_MS),
    setInterval(() => void sweep.tick(), TICK_MS),
    setInterval(() => void deadlines.check(), deps.checkMs ?? CHECK_MS),
  ];
  const look = () => void tables.refresh().catch(onLookFault);
  if (isShared(store)) ticking.push(setInterval(look, deps.lookMs ?? LOOK_MS));
  if (cluster) ticking.push(setInterval(() => cluster.tick(), ALIVE_MS));
  return {
    http,
    metrics,
    listen: async (port, host) => {
      await mendLostTables(store, log);
      await push?.start();
      const listening = await listenOn(http, port, host, log);
      void deadlines.check();
      return listening;
    },
    whyNotReady,
    notifyDue: async () => push?.notifyDue(),
    close: async () => {
      isStopping = true;
      ticking.forEach(clearInterval);
      opponents.close();
      seas.close();
      door.stop();
      await sweep.stop();
      await deadlines.stop();
      await push?.stop();
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
