/** Finds out who sent a request that came through trusted proxies. */
import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * The trusted proxies in front of the server: either their number, or a list. The list may contain addresses, subnets
 * ("10.0.0.0/8") and named ranges ("loopback", "linklocal", "uniquelocal").
 */
export type TrustedProxies = number | readonly string[];

/** Determines the address of a request's sender, and the host that the request is for. */
export interface Proxies {
  /**
   * The address of the client rather than of a proxy, as IPv4 or IPv6; 'unknown' if the connection is already closed.
   */
  addressOf(request: IncomingMessage): string;
  /** The host that the client asked for, as "name:port"; undefined if the client named none. */
  hostOf(request: IncomingMessage): string | undefined;
}

/**
 * Reads X-Forwarded-For and X-Forwarded-Host only if they come from the trusted proxies.
 * @throws Error if an address in the list is invalid
 */
export function believe(trusted: TrustedProxies): Proxies {
  const trust =
    typeof trusted === 'number'
      ? (_: string, hops: number) => hops < trusted
      : proxyAddr.compile([...trusted]);
  return {
    addressOf: (request) => {
      const said = plain(proxyAddr(request, trust));
      // If the header contains no address, use the address of the proxy that sent it.
      return isIP(said) ? said : plain(request.socket.remoteAddress);
    },
    hostOf: (request) => {
      const forwarded = [request.headers['x-forwarded-host'] ?? []].flat().join().split(',')[0]?.trim();
      const isTrusted = trust(request.socket.remoteAddress ?? '', 0);
      return isTrusted && forwarded ? forwarded : request.headers.host;
    },
  };
}

/** Converts an IPv4 address written as IPv6 (::ffff:1.2.3.4) to IPv4. */
function plain(address: string | undefined): string {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? 'unknown';
}
