/** Makes a contender's server listen. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Served } from './contender.ts';

/**
 * Listens on a free port of this machine.
 * @param closing called when the server closes, to close anything else with it
 */
export function listenAnywhere(http: Server, closing: () => void = () => undefined): Promise<Served> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(0, '127.0.0.1', () => {
      const { port } = http.address() as AddressInfo;
      const close = async () => {
        closing();
        http.closeAllConnections();
        await new Promise((closed) => http.close(closed));
      };
      resolve({ port, close });
    });
  });
}
