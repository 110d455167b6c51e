/** What the terminal shows when the server is up: the address for friends, and a QR code for it. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The address that other devices on the network reach: the first IPv4 one, else this machine only. */
export function addressOf(port: number): string {
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${outward?.address ?? 'localhost'}:${port}`;
}

/** What is printed once the server listens on a port. */
export function greeting(port: number): string {
  const address = addressOf(port);
  const here = `http://localhost:${port}`;
  const also = address === here ? '' : `  (on this machine also ${here})\n`;
  return `\n${renderUnicodeCompact(address)}\n\n  Odyssey is open at ${address}\n${also}  Stop it with Ctrl+C; every game goes on where it was.\n\n`;
}
