/** Measures how large a connection's messages are, so that a large one counts as several. */
import type { Connection } from './connection.ts';

/** The size that counts as one message, in characters. Nearly everything that the app sends is smaller. */
const PLAIN_SIZE = 512;

/**
 * Starts to measure a connection. Returns a function that gives the cost of the messages since the last call: 1 for
 * messages of the usual size, and more for larger ones.
 */
export function measureCost(connection: Connection): () => number {
  let size = 0;
  connection.conn.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string' || Buffer.isBuffer(data)) size += data.length;
  });
  return () => {
    const cost = Math.max(1, Math.ceil(size / PLAIN_SIZE));
    size = 0;
    return cost;
  };
}
