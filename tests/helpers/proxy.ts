/** A simulated network between clients and a server. It can be cut and restored. Its address always stays the same. */
import { connect, createServer, type Socket } from 'node:net';

export interface Network {
  readonly url: string;
  /** Sends connections to the server at this address from now on. */
  leadTo(serverUrl: string): void;
  /** Breaks all connections, and refuses new ones until `mend` is called. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Creates a simulated network to a server on this machine. If no server is given, the network starts cut. */
export async function makeNetwork(serverUrl?: string): Promise<Network> {
  let target = Number(new URL(serverUrl ?? 'http://127.0.0.1').port);
  const sockets = new Set<Socket>();
  let whole = serverUrl !== undefined;
  const server = createServer((near) => {
    if (!whole) {
      near.on('error', () => undefined);
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url) => {
      target = Number(new URL(url).port);
      whole = true;
    },
    cut: () => {
      whole = false;
      breakAll();
    },
    mend: () => (whole = true),
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
