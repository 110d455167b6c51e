/** Carries packets by websocket, each in a frame of its own. */
import type { Carrier, Ears } from './carrier.ts';

export function openWebSocket(url: string, ears: Ears, headers: Record<string, string> = {}): Carrier {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  // Only Node accepts `headers`. Browsers don't let a page set them, so the types don't have them.
  const socket = new WebSocket(address, { headers } as never);
  socket.addEventListener('message', ({ data }) => ears.onPacket(String(data)));
  socket.addEventListener('close', () => ears.onClose());
  return { send: (packet) => socket.send(packet), close: () => socket.close() };
}
