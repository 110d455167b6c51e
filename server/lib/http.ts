/** HTTP servers with strict timeouts: docs/OPERATING.md lists them. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';

/** All in milliseconds. */
export const HTTP_TIMES = {
  /**
   * The time from the start of the connection, or the last request, to the end of the headers. This limit also ends
   * connections that send nothing.
   */
  headersTimeout: 10_000,
  /** The time until the end of the body. */
  requestTimeout: 20_000,
  /**
   * Longer than the 60 seconds that proxies keep a connection, because a proxy might otherwise send into a closed one.
   */
  keepAliveTimeout: 65_000,
  /** How often Node checks the first two timeouts. */
  connectionsCheckingInterval: 5_000,
} as const;

/** How long a client may go without taking in any of an answer, in ms. */
export const IDLE_MS = 60_000;

/** In bytes. Our pages send a tenth of this, and a proxy adds its own headers. */
export const LARGEST_HEADERS = 8_192;

/** Creates a server with these timeouts. It doesn't listen yet. */
export function makeHttp(handle?: RequestListener): Server {
  const http = createServer({ ...HTTP_TIMES, maxHeaderSize: LARGEST_HEADERS }, handle);
  http.setTimeout(IDLE_MS);
  return http;
}

/**
 * Makes a server listen, and resolves with its port; 0 picks a free one. Rejects if it can't listen, for example
 * because the port is taken. Later errors are logged.
 */
export function listenOn(http: Server, port: number, host: string, log: Logger): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      http.on('error', (error) => log.error({ err: error }, 'the network failed'));
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
