/** Which pages may open the socket: browsers name the origin of a page, and foreign pages are refused. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../lib/metrics.ts';
import { throttle } from '../lib/throttle.ts';
import type { Proxies } from './proxies.ts';

/** A refused page retries every second: one log line a minute is enough. */
const LOGGED_EVERY_MS = 60_000;

/** How many characters of a refused origin are logged. */
const LONGEST_LOGGED = 100;

export interface OriginsDeps {
  /** The origins of our pages: see isFromOurPages. */
  readonly origins: readonly string[];
  readonly proxies: Proxies;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Checks whether a request may belong to a socket. Refusals are counted, and logged now and then. */
export function guardOrigins({ origins, proxies, log, metrics }: OriginsDeps) {
  const warn = throttle<string>(LOGGED_EVERY_MS, (times, origin) => {
    log.warn({ origin, times }, 'refused pages of another origin: see ODYSSEY_ORIGIN and TRUST_PROXY');
  });
  return (request: IncomingMessage): boolean => {
    if (isFromOurPages(request, origins, proxies)) return true;
    metrics.originRefused();
    warn((request.headers.origin ?? '').slice(0, LONGEST_LOGGED));
    return false;
  };
}

/**
 * Whether a request comes from one of our pages, or from no page at all: only browsers send an Origin, and they
 * let no page change it.
 * @param origins the origins of our pages, as "https://odyssey.example"; without any, the page must come from
 * the host that the request itself asks for
 */
export function isFromOurPages(
  request: IncomingMessage,
  origins: readonly string[],
  { hostOf }: Proxies,
): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A script or a picture of another page is asked for without an Origin; newer browsers say at least where it stands.
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.length > 0) return origins.includes(origin);
  const page = URL.parse(origin);
  const host = hostOf(request);
  // A browser leaves out the port of its scheme; a proxy may put it in.
  return page !== null && host !== undefined && URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
