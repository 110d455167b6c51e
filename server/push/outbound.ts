/**
 * The requests that this server sends to push services. Devices choose the addresses, so a device could make the server
 * send requests to machines in its own network. Therefore an address must be an https URL with a host name, and all
 * addresses of the name must be public. The connection goes to the addresses that were checked, even if the name has
 * others by then. Redirects are not followed.
 */
import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { Agent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** How a host's addresses are found and judged. Tests replace it, because their push service is not public. */
export interface Routes {
  resolve(host: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string): boolean;
  isPortAllowed(port: string): boolean;
  /** The certificates of the authorities that are trusted; by default those of Node. */
  readonly ca?: string;
}

/** What a push service has answered. */
export interface Response {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** A request to a push service. */
export interface Outgoing {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Thrown if an endpoint's address is not allowed. Its message doesn't name the endpoint. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** The timeout of a query of a name, in ms, and the number of tries. */
const DNS = { timeout: 2_000, tries: 2 };

/** The timeout of a whole request, in ms. */
const REQUEST_MS = 10_000;

/** An answer of a push service that is longer than this, in bytes, is not read to its end. */
const LONGEST_ANSWER = 16_384;

/** The first 63 characters of a host name are enough for every label; the whole name is at most this long. */
const LONGEST_HOST = 253;

export class Outbound {
  readonly #routes: Routes;
  readonly #requestMs: number;
  readonly #agent: Agent;

  constructor(routes: Routes = publicRoutes(), requestMs = REQUEST_MS) {
    this.#routes = routes;
    this.#requestMs = requestMs;
    this.#agent = new Agent({ keepAlive: true, maxFreeSockets: 8, timeout: requestMs });
  }

  /** Whether requests may be sent to an endpoint. */
  async allows(endpoint: string): Promise<boolean> {
    try {
      await this.#addressesOf(this.#parse(endpoint));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Sends a request, and resolves as soon as the status of the answer is known.
   * @throws ForbiddenError if the endpoint is not allowed, or another Error if there is no answer in time
   */
  async post({ endpoint, headers, body }: Outgoing): Promise<Response> {
    const url = this.#parse(endpoint);
    const signal = AbortSignal.timeout(this.#requestMs);
    const addresses = await this.#addressesOf(url);
    signal.throwIfAborted();
    const { ca } = this.#routes;
    return new Promise((resolve, reject) => {
      const request = httpsRequest(url, {
        method: 'POST',
        headers,
        agent: this.#agent,
        lookup: pinned(addresses),
        signal,
        ...(ca !== undefined && { ca }),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > LONGEST_ANSWER) response.destroy();
        });
        // After the status, nothing that goes wrong matters.
        response.on('error', () => undefined);
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  /** @throws ForbiddenError if an endpoint's form is not allowed */
  #parse(endpoint: string): URL {
    const url = URL.parse(endpoint);
    const isAllowed =
      url?.protocol === 'https:' &&
      url.username === '' &&
      url.password === '' &&
      url.hash === '' &&
      this.#routes.isPortAllowed(url.port) &&
      isHostName(url.hostname);
    if (!isAllowed) throw new ForbiddenError('the form of the endpoint is not allowed');
    return url;
  }

  /** @throws ForbiddenError if any of the host's addresses is not allowed, or it has none */
  async #addressesOf({ hostname }: URL): Promise<readonly LookupAddress[]> {
    const addresses = await this.#routes.resolve(hostname);
    if (addresses.length === 0 || !addresses.every(({ address }) => this.#routes.isAllowed(address)))
      throw new ForbiddenError('the address of the endpoint is not allowed');
    return addresses;
  }
}

/** Whether a URL's host is a full name. URL has turned every spelling of an address into its usual one. */
function isHostName(host: string): boolean {
  const isName = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(host) && host.length <= LONGEST_HOST;
  return isName && isIP(host) === 0;
}

/**
 * The usual routes: names are looked up in the DNS only, not in this machine's own list of hosts, and without the thread
 * pool, which slow names could fill.
 */
function publicRoutes(): Routes {
  const resolver = new Resolver(DNS);
  return {
    resolve: async (host) => {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return found.flatMap((result, i) =>
        result.status === 'fulfilled'
          ? result.value.map((address) => ({ address, family: i === 0 ? 4 : 6 }))
          : [],
      );
    },
    isAllowed: isPublicAddress,
    isPortAllowed: (port) => port === '',
  };
}

/** A lookup that returns these addresses for every name. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
