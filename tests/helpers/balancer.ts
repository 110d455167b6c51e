/** A load balancer for several servers. It passes each connection to the first server that reports that it is ready. */
import { get } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Resolves to whether a server reports that it is ready for players. */
function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${url}/readyz`, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
  });
}

/**
 * @param servers the servers' addresses, in order of preference
 * @param onWay called for each connection, with the index of the chosen server
 */
export async function startBalancer(
  servers: readonly string[],
  onWay: (place: number) => void = () => undefined,
): Promise<Balancer> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer({ pauseOnConnect: true }, (near) => {
    keep(near);
    void Promise.all(servers.map(isReady)).then((ready): void => {
      const place = ready.indexOf(true);
      const target = servers[place];
      if (target === undefined) return void near.destroy();
      onWay(place);
      const far = connect(Number(new URL(target).port), '127.0.0.1');
      keep(far);
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
