/**
 * Counts the bytes that this process's sockets have received. It counts whole frames, so it works for every client
 * library.
 */
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

/** The number of bytes so far, including those of closed sockets. */
export function bytesIn(): number {
  return [...open].reduce((sum, { bytesRead }) => sum + bytesRead, past);
}
