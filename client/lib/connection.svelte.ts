/** The socket to the server: requests with answers, and whether there is a connection at all. */
import { io, type Socket } from 'socket.io-client';
import { PROTOCOL, type ClientToServer, type ServerToClient } from '../../shared/wire/protocol.ts';

export type RequestName = keyof ClientToServer;
export type RequestOf<N extends RequestName> = Parameters<ClientToServer[N]>[0];
export type AnswerOf<N extends RequestName> = Parameters<Parameters<ClientToServer[N]>[1]>[0];

/** When to try again where too many are, if the server does not say. */
const CROWDED_MS = 10_000;

/** How long an answer may take before we ask again. */
const PATIENCE_MS = 8_000;

/**
 * 'connecting' at first, 'lost' after a connection broke (it comes back by itself), 'crowded' while the server lets
 * no more devices of this network in (it tries again by itself), 'outdated' when the server speaks a newer
 * protocol and only loading the page anew helps.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'lost' | 'crowded' | 'outdated';

export class Connection {
  status = $state<ConnectionStatus>('connecting');
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  /** The table in the socket's address. */
  #table = /^\/t\/(\w+)/.exec(location.pathname)?.[1];

  constructor() {
    this.#socket = io({
      query: this.#query,
      auth: { protocol: PROTOCOL, more: true },
      // A server that is started again is found within a second or so.
      reconnectionDelay: 250,
      reconnectionDelayMax: 1_000,
      randomizationFactor: 0.3,
      timeout: 5_000,
      // One way in: no polling that would have to be upgraded, one frame for a message.
      transports: ['websocket', 'polling'],
    });
    this.#socket.on('connect', () => (this.status = 'connected'));
    this.#socket.on('disconnect', (reason) => {
      this.status = 'lost';
      // Socket.io does not come back by itself when the server closed the connection.
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#socket.on('connect_error', (error: Error & { data?: { waitMs?: number } }) => {
      if (error.message === 'old-client') this.status = 'outdated';
      if (error.message !== 'too-many-sockets') return;
      this.status = 'crowded';
      // Socket.io does not come back by itself to a server that refused it.
      setTimeout(() => this.#socket.connect(), error.data?.waitMs ?? CROWDED_MS);
    });
    // A phone that wakes up, or a network that is back, need not wait for the next try.
    const hurry = () => {
      if (!this.#socket.connected && this.status !== 'outdated') this.#socket.connect();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') hurry();
    });
  }

  /**
   * Sends a request; undefined if no answer came (the connection broke or it took too long).
   * @param heed called with the answer in its place among what the server sends: what comes right behind
   * it comes later. A promise alone would be late.
   */
  ask<N extends RequestName>(
    name: N,
    request: RequestOf<N>,
    heed?: (answer: AnswerOf<N>) => void,
  ): Promise<AnswerOf<N> | undefined> {
    // The socket's own types can't tie a generic event to its acknowledgement.
    const socket = this.#socket as unknown as Socket;
    return new Promise((resolve) => {
      socket.timeout(PATIENCE_MS).emit(name, request, (error: Error | null, answer: AnswerOf<N>) => {
        if (error) return resolve(undefined);
        heed?.(answer);
        resolve(answer);
      });
    });
  }

  get #query() {
    return this.#table === undefined ? {} : { table: this.#table };
  }

  /**
   * From now on the socket's address carries the code of this table, or of none. A proxy before several servers can lead
   * all devices of a table to one of them by it; to a server it is nothing.
   */
  leadTo(table: string | undefined): void {
    if (this.#table === table) return;
    this.#table = table;
    this.#socket.io.opts.query = this.#query;
    this.renew();
  }

  /** Breaks the connection and makes it anew: the server sees that nobody is at the table here any more. */
  renew(): void {
    this.#socket.disconnect().connect();
  }

  /** Listens to what the server sends by itself; returns how to stop. */
  on<E extends keyof ServerToClient>(event: E, listener: ServerToClient[E]): () => void {
    const socket: Socket = this.#socket as unknown as Socket;
    socket.on(event as string, listener);
    return () => void socket.off(event as string, listener);
  }

  /** Calls back at every connection, at once if there is one; returns how to stop. */
  onConnected(listener: () => void): () => void {
    this.#socket.on('connect', listener);
    if (this.#socket.connected) listener();
    return () => void this.#socket.off('connect', listener);
  }
}

export const connection = new Connection();
