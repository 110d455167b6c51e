/** The socket to the server: sends requests, receives answers and shows the state of the connection. */
import { io, type Socket } from 'socket.io-client';
import { exactRoute } from '../../shared/wire/routes.ts';
import { PROTOCOL, type ClientToServer, type ServerToClient } from '../../shared/wire/protocol.ts';
import { Lifeline } from './lifeline.ts';
import type { Obstacle } from './obstacle.ts';
import type { Transport } from './transports.ts';

export type RequestName = keyof ClientToServer;
export type RequestOf<N extends RequestName> = Parameters<ClientToServer[N]>[0];
export type AnswerOf<N extends RequestName> = Parameters<Parameters<ClientToServer[N]>[1]>[0];

/**
 * How long to wait before reconnecting to a server that accepts no more devices, in ms. Used if the server doesn't say
 * how long.
 */
const CROWDED_MS = 10_000;

/**
 * - 'connecting': no connection yet
 * - 'lost': the connection was lost; the device reconnects automatically
 * - 'crowded': the server accepts no more devices from this network; the device retries automatically
 * - 'outdated': the server speaks another version of the protocol; only reloading the page helps
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'lost' | 'crowded' | 'outdated';

export class Connection {
  status = $state<ConnectionStatus>('connecting');
  /** Why there is no connection, if that is known. Set by obstacle-watch.ts. */
  obstacle = $state<Obstacle | null>(null);
  /** Called after each failed attempt to connect. */
  onFailed: () => void = () => undefined;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly #lifeline: Lifeline;
  #hasBeenConnected = false;
  /** The code of the table that the socket's address contains. */
  #table = tableHere();

  constructor() {
    // The lifeline decides when and how the socket connects.
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
    // Not every browser fires `online` when a phone changes from Wi-Fi to mobile data.
    (navigator as { connection?: EventTarget }).connection?.addEventListener('change', networkChanged);
  }

  #loseStatus(): void {
    if (this.status !== 'outdated') this.status = this.#hasBeenConnected ? 'lost' : 'connecting';
  }

  /**
   * Records how long the server took to answer an HTTP request. A slow answer also gives connection attempts more time.
   */
  measured(roundTripMs: number): void {
    this.#lifeline.measured(roundTripMs);
  }

  /**
   * Sends a request. Resolves with undefined if the connection broke or the answer took too long.
   * @param heed called with the answer, before any later message from the server is handled; code that awaits the
   * promise may run after such messages
   */
  ask<N extends RequestName>(
    name: N,
    request: RequestOf<N>,
    heed?: (answer: AnswerOf<N>) => void,
  ): Promise<AnswerOf<N> | undefined> {
    // The socket's own types can't relate a generic event to the type of its acknowledgement. The cast is safe, because
    // `RequestOf` and `AnswerOf` take the types of the request and the answer from `ClientToServer`.
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
   * From now on, puts this table's code (or none) into the socket's address. A proxy in front of several servers can
   * use the code to route all devices of a table to the same server. The servers themselves ignore it.
   */
  leadTo(table: string | undefined): void {
    if (this.#table === table) return;
    this.#table = table;
    this.#socket.io.opts.query = this.#query;
    this.renew();
  }

  /** Reconnects, so that the server notices that this device has left the table. */
  renew(): void {
    this.#lifeline.renew();
  }

  /** Listens to messages that the server sends on its own initiative. Returns a function that stops listening. */
  on<E extends keyof ServerToClient>(event: E, listener: ServerToClient[E]): () => void {
    const socket: Socket = this.#socket as unknown as Socket;
    socket.on(event as string, listener);
    return () => void socket.off(event as string, listener);
  }

  /**
   * Calls the listener each time the device connects, and immediately if it is connected now. Returns a function that
   * stops the calls.
   */
  onConnected(listener: () => void): () => void {
    this.#socket.on('connect', listener);
    if (this.#socket.connected) listener();
    return () => void this.#socket.off('connect', listener);
  }
}

/** The code of the table in the page's address. */
function tableHere(): string | undefined {
  const route = exactRoute(location.pathname, location.hash);
  return route?.name === 'table' ? route.code : undefined;
}

export const connection = new Connection();
