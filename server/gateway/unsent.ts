/** A connection that asks and does not read: what it is owed must not grow without bound. */
import type { Connection } from './connection.ts';

/**
 * So much may wait for a connection that asks for more, in characters: the longest log that people write in a
 * game is a fraction of it, and a slow phone takes in one such answer at a time.
 */
export const MOST_UNSENT = 8 * 1024 * 1024;

/**
 * Counts from now on what waits to be sent to a connection.
 * @returns how much waits now, in characters; what the network has taken over counts no more
 */
export function countUnsent({ conn }: Connection): () => number {
  let unsent = 0;
  conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => (unsent += data?.length ?? 0));
  // All that waited has been handed to the network: it takes no more before it is rid of that.
  conn.on('drain', () => (unsent = 0));
  return () => unsent;
}

/** Closes a connection without waiting for it to take in what it is owed, which it may never do. */
export function cutOff({ conn }: Connection): void {
  // By itself a closed WebSocket waits for half a minute for the other side to say that it has heard.
  const { socket } = conn.transport as { socket?: { terminate?: () => void } };
  conn.close(true);
  socket?.terminate?.();
}
