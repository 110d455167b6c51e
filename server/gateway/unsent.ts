/** Bounds what waits to be sent, in size and in time: a connection that doesn't read must not fill the memory. */
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Connection } from './connection.ts';

/** How much may wait, in characters. */
export const MOST_UNSENT = {
  /** Many times the longest log of a game: a slow phone takes in one at a time. */
  connection: 8 * 1024 * 1024,
  address: 32 * 1024 * 1024,
  server: 256 * 1024 * 1024,
} as const;

/** How long a connection that has something to read may take in nothing, in ms. */
const PATIENCE_MS = 30_000;
/** It gets one second more for so many characters: the progress within one large message can't be seen. */
const SLOWEST_A_SECOND = 16 * 1024;
/** How often stalled connections are looked for, in ms. */
const TICK_MS = 5_000;

/** What waits to be sent to one connection. */
interface Backlog {
  readonly connection: Connection;
  readonly address: string;
  /** In characters: not handed to the transport yet. */
  waiting: number;
  /** Handed to the transport, but not accepted by the network yet. */
  sending: number;
  /** For how long it has taken in nothing, in ms. */
  stalledMs: number;
  /** The HTTP answers of long-polling that are on their way. */
  readonly responses: Set<ServerResponse>;
  isCut: boolean;
}

/** What differs between the transports of engine.io. */
type Transport = EventEmitter & {
  /** Of long-polling: the HTTP answer that everything is written to. */
  readonly res?: ServerResponse | null;
  /** Of a WebSocket. */
  readonly socket?: { terminate?: () => void };
};

export class Unsent {
  readonly #onCut: () => void;
  readonly #backlogs = new Set<Backlog>();
  readonly #byAddress = new Map<string, number>();
  readonly #ticking = setInterval(() => this.#tick(), TICK_MS).unref();
  #total = 0;

  /** @param onCut called whenever a connection is cut off */
  constructor(onCut: () => void) {
    this.#onCut = onCut;
  }

  /**
   * Counts all that is sent to a connection from now on, and cuts it off when too much waits.
   * @returns whether it has been cut off
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
      // Progress: the client has polled, or the WebSocket has sent what came before.
      backlog.stalledMs = 0;
      whenTaken(backlog, () => {
        backlog.sending -= taken;
        backlog.stalledMs = 0;
        this.#add(backlog, -taken);
      });
    });
    return () => backlog.isCut;
  }

  /** Stops looking for stalled connections. */
  close(): void {
    clearInterval(this.#ticking);
  }

  #add(backlog: Backlog, length: number): void {
    if (!this.#backlogs.has(backlog)) return;
    this.#total += length;
    this.#byAddress.set(backlog.address, (this.#byAddress.get(backlog.address) ?? 0) + length);
  }

  /** Cuts off the connections with the largest backlogs, until the bounds are kept. */
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
    // Later: this may run in the middle of a broadcast.
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

/** Calls back when the network has accepted what the transport was handed just now. */
function whenTaken({ connection, responses }: Backlog, taken: () => void): void {
  const transport = connection.conn.transport as unknown as Transport;
  const { res } = transport;
  // engine.io's own 'drain' of long-polling comes before anything has left.
  if (!res) return void transport.once('drain', taken);
  responses.add(res);
  res.once('close', () => {
    responses.delete(res);
    taken();
  });
}

/** Closes a connection at once, without sending what waits for it. */
export function cutOff({ conn }: Connection): void {
  // A closed WebSocket would wait half a minute for the other side to confirm.
  const { socket } = conn.transport as unknown as Transport;
  conn.close(true);
  socket?.terminate?.();
}
