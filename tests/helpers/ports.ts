/** Finds free network ports. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Finds a port that was free a moment ago. It is meant for a server in another process, which has to be given its port.
 */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}
