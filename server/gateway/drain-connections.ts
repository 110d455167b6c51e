/** Ends the connections when the server stops, after all that was sent has left. */
import type { Io } from './connection.ts';

/**
 * Closes every connection once its buffer is empty; resolves when all are closed. Clients take it for a broken
 * connection, not a refusal, so they go on reconnecting until the server is back.
 */
export async function drainConnections(io: Io): Promise<void> {
  const connections = [...io.of('/').sockets.values()].map(({ conn }) => conn);
  await Promise.all(
    connections.map(
      (connection) =>
        new Promise<void>((resolve) => {
          connection.once('close', () => resolve());
          connection.close();
        }),
    ),
  );
}
