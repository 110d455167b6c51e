/** How connections end when the server stops: nobody is cut off in the middle of what they are told. */
import type { Io } from './connection.ts';

/**
 * Ends every connection as soon as all is sent that was on its way to it; resolves when that is done. To a client
 * it is a connection that broke, not one that was refused: it comes back by itself, until the server is there.
 */
export async function sendHome(io: Io): Promise<void> {
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
