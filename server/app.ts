/** The whole server from its dependencies: tests start the real thing on a free port. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Boards } from './lib/boards.ts';
import { Clocks } from './tables/clocks.ts';
import { DeviceOffers } from './gateway/device-offers.ts';
import { openGateway } from './gateway/gateway.ts';
import { Presence, type Io } from './gateway/presence.ts';
import { makeHandlers } from './gateway/handlers.ts';
import { pages } from './pages.ts';
import type { Store } from './store/store.ts';
import { mendLostTables } from './tables/lost-tables.ts';
import { Sweep, TICK_MS } from './tables/sweep.ts';
import { Tables } from './tables/tables.ts';

/** What the server is made of. */
export interface AppDeps {
  readonly store: Store;
  readonly boards: Boards;
  readonly log: Logger;
  /** The folder of the built client; without it only the socket is served. */
  readonly client?: string;
}

/** A server that is put together. */
export interface App {
  readonly http: HttpServer;
  /** Resolves with the port when it listens; 0 picks a free one. Rejects if it can't, as when the port is taken. */
  listen(port: number, host: string): Promise<number>;
  /** Lets go of every connection, writes what is under way, then closes the store. */
  close(): Promise<void>;
}

/** No message of the protocol comes near this; what is larger is cut off. */
const LARGEST_MESSAGE = 16_384;

/** Puts the server together; it listens when told to. */
export function createApp({ store, boards, log, client }: AppDeps): App {
  const http = createServer(client === undefined ? undefined : pages(client));
  const io: Io = new Server(http, { serveClient: false, maxHttpBufferSize: LARGEST_MESSAGE });
  const tables = new Tables({ store, boards });
  const presence = new Presence(io, (table) => {
    clocks.stop(table);
    void table.idle().then(() => {
      if (presence.at(table).length === 0) tables.release(table);
    });
  });
  const clocks = new Clocks({
    isAttended: (table) => presence.at(table).length > 0,
    onSign: (table, sign) => presence.showClock(table, sign),
    onMove: async (table, feeds) => {
      await presence.tell(table, feeds);
      clocks.sync(table);
    },
    onFault: (error) => log.error({ err: error }, 'a clock could not move'),
  });
  openGateway(io, makeHandlers({ tables, boards, presence, clocks, offers: new DeviceOffers(), log }), log);
  io.on('connection', (connection) => {
    connection.on('disconnect', () => presence.leave(connection));
  });
  mendLostTables(store, log);
  const sweep = new Sweep({ store, tables, log });
  const running = setInterval(() => sweep.tick(), TICK_MS);
  return {
    http,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(port, host, () => {
          http.off('error', reject);
          http.on('error', (error) => log.error({ err: error }, 'the network failed'));
          const address = http.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    close: async () => {
      clearInterval(running);
      await sweep.stop();
      const closed = io.close();
      // Who is slow to take in a page, or has connected without a word, must not hold the server up.
      setImmediate(() => http.closeAllConnections());
      await closed;
      await tables.idle();
      // Only now can no command start one anew.
      clocks.stopAll();
      await store.close();
    },
  };
}
