/** HTTP servers with strict timeouts. docs/OPERATING.md lists the timeouts. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';

/** The timeouts of an HTTP server, in ms. */
export const HTTP_TIMES = {
  /**
   * The maximum time from the start of the connection, or from the last request, to the end of the headers. It also
   * limits connections that send nothing.
   */
  headersTimeout: 10_000,
  /** The maximum time from the start of a request to the end of its body. */
  requestTimeout: 20_000,
  /**
   * How long an idle connection is kept open. Proxies keep idle connections open for 60 seconds. If the server closed
   * one sooner, a proxy might send a request on a connection that is already closed.
   */
  keepAliveTimeout: 65_000,
  /** How often Node checks the first two timeouts. */
  connectionsCheckingInterval: 5_000,
} as const;

/** A connection is closed if the client receives no part of a response for this long, in ms. */
export const IDLE_MS = 60_000;

/**
 * The maximum size of a request's headers in bytes. Our pages send a tenth of this, and a proxy adds its own headers.
 */
export const LARGEST_HEADERS = 8_192;

/** Creates an HTTP server with the timeouts above. It doesn't listen yet. */
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
