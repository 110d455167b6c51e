/** The banner that the terminal shows when the server is up: the address for friends, with a QR code. */
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where the server listens, and the address of its pages. */
export interface Whereabouts {
  readonly port: number;
  /** The address that the server listens on. '0.0.0.0' and '::' stand for all of the machine's addresses. */
  readonly host: string;
  /** The address of the server's pages, if the operator has set one. */
  readonly origin?: string | undefined;
}

/**
 * The address at which others reach the server: the address of its pages if one is set, otherwise the address that the
 * server listens on.
 */
export function addressFor({ port, host, origin }: Whereabouts): string {
  if (origin !== undefined) return origin;
  const name = isEverywhere(host) ? (outwardAddress() ?? 'localhost') : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** The text to print once the server is listening. */
export function startupBanner(whereabouts: Whereabouts): string {
  const { port, host, origin } = whereabouts;
  const address = addressFor(whereabouts);
  const here = isEverywhere(host) ? `http://localhost:${port}` : addressFor({ port, host });
  const also = address === here ? '' : `  (or, on this machine, ${here})\n`;
  const isHereOnly = origin === undefined && /^(localhost|127\..*|::1)$/.test(host);
  const shown = isHereOnly
    ? '  Only this machine can reach it: HOST=0.0.0.0 opens it to your network.\n'
    : `${renderUnicodeCompact(address)}\n`;
  return `\n${shown}\n  Odyssey is open at ${address}\n${also}  Stop it with Ctrl+C; games continue where they left off.\n\n`;
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** This machine's first IPv4 address that other machines can reach; undefined if there is none. */
function outwardAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
