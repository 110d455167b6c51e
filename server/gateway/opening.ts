/** Checks requests before socket.io handles them, and tells pages why they are refused a socket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Opening } from '../../shared/wire/opening.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';

export interface OpeningDeps {
  /** Whether a request is allowed to open a socket: see guardOrigins. */
  readonly mayOpenSocket: (request: IncomingMessage) => boolean;
  /** Why the sender of a request may not open a socket now, or null if they may. */
  readonly whyNot: (request: IncomingMessage) => Promise<Opening['refusal']>;
}

/**
 * Middleware for engine.io, which runs for every request and every upgrade. A browser can't tell a refused socket from
 * a server that is down, so a page may ask for the reason with `POST /socket.io/?why`. Pages of other origins can't
 * read the answer.
 */
export function guardOpening({ mayOpenSocket, whyNot }: OpeningDeps) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void): void => {
    const query = URL.parse(request.url ?? '', 'http://localhost')?.searchParams;
    if (request.method === 'POST' && query?.has('why') && !query.has('sid')) {
      void whyNot(request).then((refusal) => answer(response, { odyssey: PROTOCOL, refusal }), next);
      return;
    }
    // Refuse JSONP, because its answers are scripts, which a page of any origin can read.
    if (query && !query.has('j') && mayOpenSocket(request)) next();
    // An upgrade request has no response to write to, so engine.io answers it.
    else if (request.headers.upgrade !== undefined) next(new Error('wrong origin'));
    else response.writeHead(403).end();
  };
}

function answer(response: ServerResponse, content: Opening): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(content));
}
