/** Servers for http that wait for nobody for long: docs/OPERATING.md states the limits. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';

/** All in milliseconds. */
export const HTTP_TIMES = {
  /** From the connection, or the request before, to the end of the headers: also for who says nothing at all. */
  headersTimeout: 10_000,
  /** To the end of the body. */
  requestTimeout: 20_000,
  /** Longer than the 60 seconds that proxies keep a connection: else one might send into a closed one. */
  keepAliveTimeout: 65_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 5_000,
} as const;

/** For so long nothing may move on a connection while an answer is on its way, in ms. */
export const IDLE_MS = 60_000;

/** In bytes; ours are a tenth of it, and a proxy adds its own. */
export const LARGEST_HEADERS = 8_192;

/** A server that keeps to these limits; it does not listen yet. */
export function makeHttp(handle?: RequestListener): Server {
  const http = createServer({ ...HTTP_TIMES, maxHeaderSize: LARGEST_HEADERS }, handle);
  http.setTimeout(IDLE_MS);
  return http;
}

/**
 * Resolves with the port when a server listens; 0 picks a free one. Rejects if it can't, as when the port is
 * taken; what fails later is logged.
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
