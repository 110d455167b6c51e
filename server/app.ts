/** The whole server from its dependencies: tests start the real thing on a free port. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Boards } from './boards.ts';
import { Clocks } from './clocks.ts';
import { DeviceOffers } from './device-offers.ts';
import { openDoor } from './door.ts';
import { Hall, type Io } from './hall.ts';
import { makeHandlers } from './handlers.ts';
import { pages } from './pages.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables.ts';

export interface AppMeans {
  readonly store: Store;
  readonly boards: Boards;
  readonly log: Logger;
  /** The folder of the built client; without it only the socket is served. */
  readonly client?: string;
}

export interface App {
  readonly http: HttpServer;
  /** Resolves with the port when it listens; 0 picks a free one. */
  listen(port: number, host: string): Promise<number>;
  /** Lets go of every connection, then closes the store. */
  close(): Promise<void>;
}

/** No message of the protocol comes near this; what is larger is cut off. */
const LARGEST_MESSAGE = 16_384;

const DAY_MS = 24 * 60 * 60 * 1000;

export function createApp({ store, boards, log, client }: AppMeans): App {
  const http = createServer(client === undefined ? undefined : pages(client));
  const io: Io = new Server(http, { serveClient: false, maxHttpBufferSize: LARGEST_MESSAGE });
  const tables = new Tables({ store, boards });
  const hall = new Hall(io, (table) => {
    clocks.stop(table);
    void table.idle().then(() => {
      if (hall.at(table).length === 0) tables.release(table);
    });
  });
  const clocks = new Clocks({
    isAttended: (table) => hall.at(table).length > 0,
    onSign: (table, sign) => hall.showClock(table, sign),
    onMove: async (table, feeds) => {
      await hall.tell(table, feeds);
      clocks.follow(table);
    },
    onFault: (error) => log.error({ err: error }, 'a clock could not move'),
  });
  openDoor(io, makeHandlers({ tables, boards, hall, clocks, offers: new DeviceOffers() }), log);
  io.on('connection', (connection) => {
    connection.on('disconnect', () => hall.leave(connection));
  });
  const sweep = () => {
    try {
      log.info({ tables: tables.sweep(Date.now()) }, 'swept unvisited tables');
    } catch (error) {
      log.error({ err: error }, 'could not sweep');
    }
  };
  sweep();
  const sweeping = setInterval(sweep, DAY_MS);
  return {
    http,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(port, host, () => {
          const address = http.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    close: async () => {
      clearInterval(sweeping);
      clocks.stopAll();
      await io.close();
      await store.close();
    },
  };
}
