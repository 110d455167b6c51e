/** Packets by websocket: each is a frame of its own. */
import type { Carrier, Ears } from './carrier.ts';

export function openWebSocket(url: string, ears: Ears, headers: Record<string, string> = {}): Carrier {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  // Headers are Node's own: no browser lets a page set them, nor do the types know them.
  const socket = new WebSocket(address, { headers } as never);
  socket.addEventListener('message', ({ data }) => ears.onPacket(String(data)));
  socket.addEventListener('close', () => ears.onClose());
  return { send: (packet) => socket.send(packet), close: () => socket.close() };
}
