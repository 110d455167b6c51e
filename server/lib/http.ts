/** HTTP servers with strict timeouts: docs/OPERATING.md lists them. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';

/** All in milliseconds. */
export const HTTP_TIMES = {
  /** From the connection, or the last request, to the end of the headers. It also ends connections that send nothing. */
  headersTimeout: 10_000,
  /** To the end of the body. */
  requestTimeout: 20_000,
  /** Longer than the 60 seconds that proxies keep a connection: else one might send into a closed one. */
  keepAliveTimeout: 65_000,
  /** How often Node checks the first two. */
  connectionsCheckingInterval: 5_000,
} as const;

/** How long a client may take in nothing of an answer, in ms. */
export const IDLE_MS = 60_000;

/** In bytes. Our pages send a tenth of it, and a proxy adds its own. */
export const LARGEST_HEADERS = 8_192;

/** A server with these timeouts. It does not listen yet. */
export function makeHttp(handle?: RequestListener): Server {
  const http = createServer({ ...HTTP_TIMES, maxHeaderSize: LARGEST_HEADERS }, handle);
  http.setTimeout(IDLE_MS);
  return http;
}

/**
 * Makes a server listen, and resolves with its port; port 0 picks a free one. Rejects if it can't listen, as when the port
 * is taken. Later errors are logged.
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
