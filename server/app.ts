/** The whole server from its dependencies: tests start the real thing on a free port. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Boards } from './boards.ts';
import { Door, type Io } from './door.ts';
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

export function createApp({ store, boards, log, client }: AppMeans): App {
  const http = createServer(client === undefined ? undefined : pages(client));
  const io: Io = new Server(http, { serveClient: false, maxHttpBufferSize: LARGEST_MESSAGE });
  new Door(io, new Tables({ store, boards }), boards, log);
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
      await io.close();
      await store.close();
    },
  };
}
