/** Limits how much unsent data is buffered and for how long, so that clients that don't read can't fill the memory. */
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Connection } from './connection.ts';

/** The maximum number of unsent characters for each connection, for each address and for the whole server. */
export const MOST_UNSENT = {
  /** Many times the length of the longest log of a game. A slow phone receives one log at a time. */
  connection: 8 * 1024 * 1024,
  address: 32 * 1024 * 1024,
  server: 256 * 1024 * 1024,
} as const;

/** How long a connection with unsent data may go without progress, in ms. */
const PATIENCE_MS = 30_000;
/**
 * The lowest speed that is accepted, in characters a second. A connection with more unsent data gets more time, because
 * progress within one large message can't be seen.
 */
const SLOWEST_A_SECOND = 16 * 1024;
/** How often to check for stalled connections, in ms. */
const TICK_MS = 5_000;

/** The unsent data of one connection. */
interface Backlog {
  readonly connection: Connection;
  readonly address: string;
  /** The number of characters that have not been passed to the transport yet. */
  waiting: number;
  /** The number of characters that have been passed to the transport but that the network has not accepted yet. */
  sending: number;
  /** How long the connection has made no progress, in ms. */
  stalledMs: number;
  /** The HTTP responses of long-polling that are being sent. */
  readonly responses: Set<ServerResponse>;
  isCut: boolean;
}

/** An engine.io transport, with the properties that only one type of transport has. */
type Transport = EventEmitter & {
  /** The HTTP response that everything is written to. Only long-polling has one. */
  readonly res?: ServerResponse | null;
  /** The WebSocket. Only the WebSocket transport has one. */
  readonly socket?: { terminate?: () => void };
};

export class Unsent {
  readonly #onCut: () => void;
  readonly #backlogs = new Set<Backlog>();
  readonly #byAddress = new Map<string, number>();
  readonly #ticking = setInterval(() => this.#tick(), TICK_MS).unref();
  #total = 0;

  /** @param onCut called whenever a connection is disconnected */
  constructor(onCut: () => void) {
    this.#onCut = onCut;
  }

  /**
   * Counts everything sent to a connection from now on, and disconnects it when too much is unsent.
   * @returns a function that says whether the connection has been disconnected
   */
  watch(connection: Connection, address: string): () => boolean {
    const counts = { waiting: 0, sending: 0, stalledMs: 0 };
    const backlog: Backlog = { connection, address, ...counts, responses: new Set(), isCut: false };
    const { conn } = connection;
    this.#backlogs.add(backlog);
    conn.once('close', () => this.#drop(backlog));
    conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
      const length = data?.length ?? 0;
      backlog.waiting += length;
      this.#add(backlog, length);
      this.#bound(backlog);
    });
    conn.on('flush', () => {
      const taken = backlog.waiting;
      backlog.waiting = 0;
      backlog.sending += taken;
      // A flush is progress: the client has polled, or the WebSocket has sent the earlier data.
      backlog.stalledMs = 0;
      whenTaken(backlog, () => {
        backlog.sending -= taken;
        backlog.stalledMs = 0;
        this.#add(backlog, -taken);
      });
    });
    return () => backlog.isCut;
  }

  /** Stops checking for stalled connections. */
  close(): void {
    clearInterval(this.#ticking);
  }

  #add(backlog: Backlog, length: number): void {
    if (!this.#backlogs.has(backlog)) return;
    this.#total += length;
    this.#byAddress.set(backlog.address, (this.#byAddress.get(backlog.address) ?? 0) + length);
  }

  /** Disconnects the connections with the most unsent data until no limit is exceeded. */
  #bound(backlog: Backlog): void {
    const { address } = backlog;
    if (sizeOf(backlog) > MOST_UNSENT.connection) this.#cut(backlog);
    while ((this.#byAddress.get(address) ?? 0) > MOST_UNSENT.address) this.#cut(this.#largest(address));
    while (this.#total > MOST_UNSENT.server) this.#cut(this.#largest());
  }

  #largest(address?: string): Backlog | undefined {
    const all = [...this.#backlogs].filter((backlog) => address === undefined || backlog.address === address);
    return all.reduce<Backlog | undefined>(
      (most, backlog) => (most && sizeOf(most) >= sizeOf(backlog) ? most : backlog),
      undefined,
    );
  }

  #tick(): void {
    for (const backlog of this.#backlogs) {
      const size = sizeOf(backlog);
      backlog.stalledMs = size === 0 ? 0 : backlog.stalledMs + TICK_MS;
      if (backlog.stalledMs > PATIENCE_MS + (size / SLOWEST_A_SECOND) * 1_000) this.#cut(backlog);
    }
  }

  #cut(backlog: Backlog | undefined): void {
    if (!backlog || !this.#backlogs.has(backlog)) return;
    this.#drop(backlog);
    backlog.isCut = true;
    this.#onCut();
    // Defer this, because the method may be called in the middle of a broadcast.
    queueMicrotask(() => {
      cutOff(backlog.connection);
      for (const response of backlog.responses) response.destroy();
    });
  }

  #drop(backlog: Backlog): void {
    this.#add(backlog, -sizeOf(backlog));
    this.#backlogs.delete(backlog);
    if (this.#byAddress.get(backlog.address) === 0) this.#byAddress.delete(backlog.address);
  }
}

function sizeOf({ waiting, sending }: Backlog): number {
  return waiting + sending;
}

/** Calls `taken` when the network has accepted what was last passed to the transport. */
function whenTaken({ connection, responses }: Backlog, taken: () => void): void {
  const transport = connection.conn.transport as unknown as Transport;
  const { res } = transport;
  // For long-polling, engine.io's own 'drain' event comes before anything has been sent.
  if (!res) return void transport.once('drain', taken);
  responses.add(res);
  res.once('close', () => {
    responses.delete(res);
    taken();
  });
}

/** Closes a connection immediately, without sending its unsent data. */
export function cutOff({ conn }: Connection): void {
  // Closing a WebSocket normally would wait half a minute for the other side to confirm.
  const { socket } = conn.transport as unknown as Transport;
  conn.close(true);
  socket?.terminate?.();
}
