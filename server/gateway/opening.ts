/** Creates the socket.io server, checks requests before it handles them, and tells pages why they get no socket. */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import type { Opening } from '../../shared/wire/opening.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type { Adapter } from './adapter.ts';
import type { Admission } from './admission.ts';
import type { Io } from './connection.ts';
import { guardOrigins, isFromOurPages, type OriginsDeps } from './origins.ts';
import { FairWebSockets } from './web-sockets.ts';

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

/** Creates the socket.io server. It accepts no connections yet: see openSockets. */
export function makeIo(adapter?: Adapter): Io {
  return new Server({
    serveClient: false,
    wsEngine: FairWebSockets,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectTimeout: GREETING_MS,
    ...(adapter && { adapter: adapter.make }),
  });
}

export interface OpeningDeps extends OriginsDeps {
  readonly admission: Pick<Admission, 'mayConnect' | 'whyNoSocket'>;
  readonly isStopping: () => boolean;
}

/**
 * Lets pages open sockets. A browser can't tell a refused socket from a server that is down, so a page may ask for the
 * reason with `POST /socket.io/?why`. Pages of other origins can't read the answer.
 */
export function openSockets(io: Io, http: HttpServer, deps: OpeningDeps): void {
  const { admission, origins, proxies, isStopping } = deps;
  const mayOpenSocket = guardOrigins(deps);
  const whyNot = (request: IncomingMessage): Opening['refusal'] => {
    if (!isFromOurPages(request, origins, proxies)) return 'wrong-origin';
    return isStopping() ? 'stopping' : admission.whyNoSocket(request);
  };
  io.attach(http, {
    allowRequest: (request, decide) => {
      if (isStopping()) return decide(null, false);
      if (admission.mayConnect(request)) return decide(null, true);
      setTimeout(() => decide('too-many-requests', false), REFUSED_MS).unref();
    },
  });
  // This runs for every request and every upgrade.
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => {
    const query = URL.parse(request.url ?? '', 'http://localhost')?.searchParams;
    if (request.method === 'POST' && query?.has('why') && !query.has('sid'))
      return answer(response, { odyssey: PROTOCOL, refusal: whyNot(request) });
    // Refuse JSONP, because its answers are scripts, which a page of any origin can read.
    if (query && !query.has('j') && mayOpenSocket(request)) next();
    // An upgrade request has no response to write to, so engine.io answers it.
    else if (request.headers.upgrade !== undefined) next(new Error('wrong origin'));
    else response.writeHead(403).end();
  });
}

function answer(response: ServerResponse, content: Opening): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(content));
}
