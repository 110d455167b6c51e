/**
 * Decides which pages may open the socket. Browsers send the origin of a page, and pages of foreign origins are
 * refused.
 */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../lib/metrics.ts';
import { throttle } from '../lib/throttle.ts';
import type { Proxies } from './proxies.ts';

/** The minimum time between two log lines about refused pages, in ms. A refused page retries every second. */
const LOGGED_EVERY_MS = 60_000;

/** The maximum number of characters of a refused origin that are logged. */
const LONGEST_LOGGED = 100;

export interface OriginsDeps {
  /** The origins of our pages: see isFromOurPages. */
  readonly origins: readonly string[];
  readonly proxies: Proxies;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/**
 * Returns a function that checks whether a request may open a socket. Refusals are counted, and logged from time to
 * time.
 */
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
 * Whether a request comes from one of our pages, or from no page at all. Only browsers send an Origin header, and a
 * page can't change it.
 * @param origins the origins of our pages, such as "https://odyssey.example"; if empty, the page must come from the
 * host that is named in the request
 */
export function isFromOurPages(
  request: IncomingMessage,
  origins: readonly string[],
  { hostOf }: Proxies,
): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // When a page embeds our script or picture, the request has no Origin header. Newer browsers still send
  // Sec-Fetch-Site, which says whether the page is on another site.
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.length > 0) return origins.includes(origin);
  const page = URL.parse(origin);
  const host = hostOf(request);
  // A browser omits its scheme's default port, but a proxy may add it.
  return page !== null && host !== undefined && URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
