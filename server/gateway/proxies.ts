/** Who is asking, seen past the proxies that may be believed. */
import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * The proxies before the server: how many they are, or their addresses, subnets ("10.0.0.0/8") or kinds of them
 * ("loopback", "linklocal", "uniquelocal").
 */
export type TrustedProxies = number | readonly string[];

/** What can be said of the sender of a request. */
export interface Proxies {
  /** The address of the client, not of a proxy: IPv4 or IPv6, 'unknown' if the connection is gone already. */
  addressOf(request: IncomingMessage): string;
  /** The host that the client asked for, as "name:port"; undefined if it named none. */
  hostOf(request: IncomingMessage): string | undefined;
}

/**
 * Believes what these proxies say of a request, in X-Forwarded-For and X-Forwarded-Host, and nobody else.
 * @throws Error if one of the addresses is none
 */
export function believe(trusted: TrustedProxies): Proxies {
  const trust =
    typeof trusted === 'number'
      ? (_: string, hops: number) => hops < trusted
      : proxyAddr.compile([...trusted]);
  return {
    addressOf: (request) => {
      const said = plain(proxyAddr(request, trust));
      // What a proxy says and is no address can't tell anybody apart.
      return isIP(said) ? said : plain(request.socket.remoteAddress);
    },
    hostOf: (request) => {
      const forwarded = [request.headers['x-forwarded-host'] ?? []].flat().join().split(',')[0]?.trim();
      const isTrusted = trust(request.socket.remoteAddress ?? '', 0);
      return isTrusted && forwarded ? forwarded : request.headers.host;
    },
  };
}

/** An IPv4 address is the same one when it comes in the clothes of an IPv6 address. */
function plain(address: string | undefined): string {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? 'unknown';
}
