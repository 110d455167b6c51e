/** Records packets as they arrive, before a client interprets them. */
import type { Client } from './client.ts';

/** Records every packet that a client receives from now on. */
export function packetsOf(client: Client): string[] {
  const packets: string[] = [];
  client.socket.io.engine.on('packet', ({ type, data }) => {
    if (type === 'message') packets.push(String(data));
  });
  return packets;
}

/**
 * Resolves with the packets that each client receives during an action. To make sure that all have arrived, each client
 * then sends a request, whose answer is left out.
 */
export async function heardBy(
  clients: readonly Client[],
  doing: () => Promise<unknown>,
): Promise<string[][]> {
  for (const client of clients) await client.caughtUp();
  const heard = clients.map(packetsOf);
  await doing();
  for (const client of clients) await client.ask('look', { code: client.code, tokens: [] });
  return heard.map((packets) => packets.slice(0, -1));
}

export async function heardDuring(client: Client, doing: () => Promise<unknown>): Promise<string[]> {
  const [packets = []] = await heardBy([client], doing);
  return packets;
}
