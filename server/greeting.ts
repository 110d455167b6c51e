/** What the terminal shows when the server is up: the address for friends, and a QR code for it. */
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where the server listens, and how pages come to it. */
export interface Whereabouts {
  readonly port: number;
  /** The interface that it listens on; '0.0.0.0' and '::' are every one. */
  readonly host: string;
  /** Where its pages are opened, if that is set. */
  readonly origin?: string | undefined;
}

/** The address at which others reach the server: where its pages are opened, else the interface it listens on. */
export function addressFor({ port, host, origin }: Whereabouts): string {
  if (origin !== undefined) return origin;
  const name = isEverywhere(host) ? (outwardAddress() ?? 'localhost') : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** What is printed once the server listens. */
export function greeting(whereabouts: Whereabouts): string {
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

/** The first IPv4 address that other devices on the network reach; undefined if there is none. */
function outwardAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
