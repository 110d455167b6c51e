/** Carries packets by websocket, with one packet in each frame. */
import type { Carrier, Ears } from './carrier.ts';

export function openWebSocket(url: string, ears: Ears, headers: Record<string, string> = {}): Carrier {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  // The `headers` option works only in Node. Browsers don't let a page set headers, so the types don't include the
  // option.
  const socket = new WebSocket(address, { headers } as never);
  socket.addEventListener('message', ({ data }) => ears.onPacket(String(data)));
  socket.addEventListener('close', () => ears.onClose());
  return { send: (packet) => socket.send(packet), close: () => socket.close() };
}
