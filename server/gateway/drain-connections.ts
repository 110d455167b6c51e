/** Closes the connections when the server stops, after sending everything that is still buffered. */
import type { Io } from './connection.ts';

/**
 * Closes every connection once its buffer is empty. Resolves when all are closed. To a client, this looks like a broken
 * connection and not like a refusal, so it keeps reconnecting until the server is back.
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
