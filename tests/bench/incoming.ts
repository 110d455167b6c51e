/** How many bytes have come in at the sockets of this process: whole frames, whatever client reads them. */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const open = new Set<Socket>();
let past = 0;

subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket };
  open.add(socket);
  socket.once('close', () => {
    open.delete(socket);
    past += socket.bytesRead;
  });
});

/** All so far, of the sockets that are closed by now too. */
export function bytesIn(): number {
  return [...open].reduce((sum, { bytesRead }) => sum + bytesRead, past);
}
