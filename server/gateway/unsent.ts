/** Bounds what waits to be sent, in size and in time: a connection that doesn't read must not fill the memory. */
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Connection } from './connection.ts';

/** How much may wait, in characters. */
export const MOST_UNSENT = {
  /** The longest log that people write in a game is a fraction of it, and a slow phone takes in one at a time. */
  connection: 8 * 1024 * 1024,
  address: 32 * 1024 * 1024,
  server: 256 * 1024 * 1024,
} as const;

/** A connection to which something is owed may take in nothing for so long, in ms. */
const PATIENCE_MS = 30_000;
/** It has a second more for so many characters: they may come as one message, of which nobody sees how far it is. */
const SLOWEST_A_SECOND = 16 * 1024;
/** How often it is looked at. */
const TICK_MS = 5_000;

/** What waits to be sent to one connection. */
interface Debt {
  readonly connection: Connection;
  readonly address: string;
  /** In characters: not handed to the transport yet. */
  waiting: number;
  /** Handed over, but not taken in by the network. */
  sending: number;
  /** For how long it has taken in nothing, in ms. */
  stalledMs: number;
  /** The answers to long-polling that are on their way. */
  readonly responses: Set<ServerResponse>;
  isCut: boolean;
}

/** What differs between the transports of engine.io. */
type Transport = EventEmitter & {
  /** Long-polling: the answer that everything goes into. */
  readonly res?: ServerResponse | null;
  /** The WebSocket. */
  readonly socket?: { terminate?: () => void };
};

export class Unsent {
  readonly #onCut: () => void;
  readonly #debts = new Set<Debt>();
  readonly #sums = new Map<string, number>();
  readonly #ticking = setInterval(() => this.#tick(), TICK_MS).unref();
  #total = 0;

  /** @param onCut called whenever a connection is cut off */
  constructor(onCut: () => void) {
    this.#onCut = onCut;
  }

  /**
   * Counts from now on what is sent to a connection, whatever it is, and cuts it off when too much waits.
   * @returns whether it has been cut off
   */
  watch(connection: Connection, address: string): () => boolean {
    const counts = { waiting: 0, sending: 0, stalledMs: 0 };
    const debt: Debt = { connection, address, ...counts, responses: new Set(), isCut: false };
    const { conn } = connection;
    this.#debts.add(debt);
    conn.once('close', () => this.#drop(debt));
    conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
      const length = data?.length ?? 0;
      debt.waiting += length;
      this.#owe(debt, length);
      this.#bound(debt);
    });
    conn.on('flush', () => {
      const taken = debt.waiting;
      debt.waiting = 0;
      debt.sending += taken;
      // Somebody polls for it, or the WebSocket is rid of what came before.
      debt.stalledMs = 0;
      whenTaken(debt, () => {
        debt.sending -= taken;
        debt.stalledMs = 0;
        this.#owe(debt, -taken);
      });
    });
    return () => debt.isCut;
  }

  /** Stops looking. */
  close(): void {
    clearInterval(this.#ticking);
  }

  #owe(debt: Debt, length: number): void {
    if (!this.#debts.has(debt)) return;
    this.#total += length;
    this.#sums.set(debt.address, (this.#sums.get(debt.address) ?? 0) + length);
  }

  /** Cuts off the connections that are owed most, until all keep within the bounds. */
  #bound(debt: Debt): void {
    const { address } = debt;
    if (owedTo(debt) > MOST_UNSENT.connection) this.#cut(debt);
    while ((this.#sums.get(address) ?? 0) > MOST_UNSENT.address) this.#cut(this.#largest(address));
    while (this.#total > MOST_UNSENT.server) this.#cut(this.#largest());
  }

  #largest(address?: string): Debt | undefined {
    const all = [...this.#debts].filter((debt) => address === undefined || debt.address === address);
    return all.reduce<Debt | undefined>(
      (most, debt) => (most && owedTo(most) >= owedTo(debt) ? most : debt),
      undefined,
    );
  }

  #tick(): void {
    for (const debt of this.#debts) {
      const owed = owedTo(debt);
      debt.stalledMs = owed === 0 ? 0 : debt.stalledMs + TICK_MS;
      if (debt.stalledMs > PATIENCE_MS + (owed / SLOWEST_A_SECOND) * 1_000) this.#cut(debt);
    }
  }

  #cut(debt: Debt | undefined): void {
    if (!debt || !this.#debts.has(debt)) return;
    this.#drop(debt);
    debt.isCut = true;
    this.#onCut();
    // Not in the middle of what is being sent to several.
    queueMicrotask(() => {
      cutOff(debt.connection);
      for (const response of debt.responses) response.destroy();
    });
  }

  #drop(debt: Debt): void {
    this.#owe(debt, -owedTo(debt));
    this.#debts.delete(debt);
    if (this.#sums.get(debt.address) === 0) this.#sums.delete(debt.address);
  }
}

function owedTo({ waiting, sending }: Debt): number {
  return waiting + sending;
}

/** Calls back when the network has taken in what the transport has just been handed. */
function whenTaken({ connection, responses }: Debt, taken: () => void): void {
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

/** Closes a connection without waiting for it to take in what it is owed, which it may never do. */
export function cutOff({ conn }: Connection): void {
  // By itself a closed WebSocket waits for half a minute for the other side to say that it has heard.
  const { socket } = conn.transport as unknown as Transport;
  conn.close(true);
  socket?.terminate?.();
}
