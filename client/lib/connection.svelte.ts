/** The socket to the server: requests with answers, and whether there is a connection at all. */
import { io, type Socket } from 'socket.io-client';
import { exactRoute } from '../../shared/wire/routes.ts';
import { PROTOCOL, type ClientToServer, type ServerToClient } from '../../shared/wire/protocol.ts';
import { Lifeline } from './lifeline.ts';
import type { Obstacle } from './obstacle.ts';
import type { Transport } from './ways.ts';

export type RequestName = keyof ClientToServer;
export type RequestOf<N extends RequestName> = Parameters<ClientToServer[N]>[0];
export type AnswerOf<N extends RequestName> = Parameters<Parameters<ClientToServer[N]>[1]>[0];

/** When to try again where too many are, if the server does not say. */
const CROWDED_MS = 10_000;

/**
 * 'connecting' at first, 'lost' after a connection broke (it comes back by itself), 'crowded' while the server lets
 * no more devices of this network in (it tries again by itself), 'outdated' when the server speaks another version of
 * the protocol and only loading the page anew helps.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'lost' | 'crowded' | 'outdated';

export class Connection {
  status = $state<ConnectionStatus>('connecting');
  /** Why there is no connection, as far as that is known: see obstacle-watch.ts. */
  obstacle = $state<Obstacle | null>(null);
  /** Called after each attempt to connect that failed. */
  onFailed: () => void = () => undefined;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly #lifeline: Lifeline;
  #hasBeenConnected = false;
  /** The table in the socket's address. */
  #table = tableHere();

  constructor() {
    // Whether and how it connects is up to the lifeline.
    this.#socket = io({
      query: this.#query,
      auth: { protocol: PROTOCOL, more: true },
      autoConnect: false,
      reconnection: false,
      tryAllTransports: true,
    });
    this.#socket.io.timeout(false);
    this.#lifeline = new Lifeline({
      line: {
        open: (transports) => this.#open(transports),
        close: () => this.#socket.disconnect(),
        ping: () => this.#socket.emit('ping', {}, () => undefined),
      },
      onFailed: () => this.onFailed(),
      isSeen: () => document.visibilityState === 'visible',
      random: Math.random,
    });
    this.#listen();
    this.#listenToDevice();
    this.#lifeline.start();
  }

  #open(transports: readonly Transport[]): void {
    this.#socket.io.opts.transports = [...transports];
    this.#socket.connect();
  }

  #listen(): void {
    const socket = this.#socket;
    const { io: manager } = socket;
    manager.on('open', () => manager.engine.once('upgrade', () => this.#lifeline.upgraded()));
    manager.on('packet', () => this.#lifeline.heard());
    manager.on('ping', () => this.#lifeline.heard());
    socket.on('connect', () => {
      this.#hasBeenConnected = true;
      this.status = 'connected';
      this.obstacle = null;
      this.#lifeline.opened(manager.engine.transport.name === 'polling' ? 'polling' : 'websocket');
    });
    socket.on('disconnect', () => {
      this.#loseStatus();
      this.#lifeline.closed();
    });
    socket.on('connect_error', (error: Error & { data?: { waitMs?: number } }) => {
      if (error.message === 'old-client') {
        this.status = 'outdated';
        this.#lifeline.stop();
      } else if (error.message === 'too-many-sockets') {
        this.status = 'crowded';
        this.#lifeline.turnedAway(error.data?.waitMs ?? CROWDED_MS);
      } else this.#lifeline.closed();
    });
  }

  #listenToDevice(): void {
    const isBack = () => {
      if (document.visibilityState === 'visible') this.#lifeline.check();
    };
    const networkChanged = () => this.#lifeline.networkChanged();
    document.addEventListener('visibilitychange', isBack);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) isBack();
    });
    addEventListener('online', networkChanged);
    // Not every browser says when a phone goes from Wi-Fi to mobile data.
    (navigator as { connection?: EventTarget }).connection?.addEventListener('change', networkChanged);
  }

  #loseStatus(): void {
    if (this.status !== 'outdated') this.status = this.#hasBeenConnected ? 'lost' : 'connecting';
  }

  /** The server has answered by http, after so long: attempts to connect get as much time as this way takes. */
  measured(roundTripMs: number): void {
    this.#lifeline.measured(roundTripMs);
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
    this.#lifeline.asked();
    return new Promise((resolve) => {
      const { answerMs } = this.#lifeline;
      socket.timeout(answerMs).emit(name, request, (error: Error | null, answer: AnswerOf<N>) => {
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
    this.#lifeline.renew();
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

/** The code of the table that the page is opened at. */
function tableHere(): string | undefined {
  const route = exactRoute(location.pathname, location.hash);
  return route?.name === 'table' ? route.code : undefined;
}

export const connection = new Connection();
