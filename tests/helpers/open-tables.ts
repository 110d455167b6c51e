/** Servers that list open tables, with a clock that the test turns. */
import { expect } from 'vitest';
import type { Listing } from '../../shared/table/listing.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { OpenSeats } from '../../shared/table/open-seats.ts';
import type { OpenTablesListed } from '../../shared/wire/protocol.ts';
import { Client, granted } from './client.ts';
import { Guest } from './guests.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';
import { CHECK_MS, WallClock } from './over-days.ts';

export const MINUTE = 60_000;

export const open = (
  waitMinutes: OpenSeats['waitMinutes'] = null,
  language?: OpenSeats['language'],
): TableCommand => ({
  type: 'open-table',
  open: { waitMinutes, ...(language !== undefined && { language }) },
});

/** The answer to somebody who asks a server for its open tables. */
export async function listedAt(url: string): Promise<OpenTablesListed> {
  const stranger = new Client(url);
  const answer = granted(await stranger.ask<OpenTablesListed>('open-tables', {}));
  stranger.close();
  return answer;
}

/** Waits until a server lists exactly these tables, by their codes, and resolves with what it says of them. */
export async function lists(url: string, ...codes: readonly string[]): Promise<readonly Listing[]> {
  const stranger = new Client(url);
  let listed: readonly Listing[] = [];
  const look = async () => {
    listed = granted(await stranger.ask<OpenTablesListed>('open-tables', {})).tables;
    return listed.map(({ code }) => code);
  };
  // The server answers with the same list for a quarter of a second.
  await expect.poll(look, { interval: 100 }).toEqual(codes);
  stranger.close();
  return listed;
}

/** A server that lists open tables. */
export class OpenServer {
  readonly clock = new WallClock();
  readonly #options: ServerOptions;
  readonly #clients: Client[] = [];
  #server: RunningServer | undefined;

  constructor(options: ServerOptions = {}) {
    this.#options = options;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  /** Starts the server. It opens tables to everybody by default. */
  async start(options: ServerOptions = {}): Promise<this> {
    const usual = { openTables: 'public', now: this.clock.now, checkMs: CHECK_MS, pace: 0 } as const;
    this.#server = await startServer({ ...usual, ...this.#options, ...options });
    return this;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients.splice(0)) client.close();
    await this.#server?.stop();
    this.#server = undefined;
  }

  guest(): Guest {
    const guest = new Guest(this.url);
    this.#clients.push(guest);
    return guest;
  }

  /** Somebody creates a table and gives these commands as its host. */
  async host(name: string, ...commands: readonly TableCommand[]): Promise<Guest> {
    const host = this.guest();
    await host.make(name);
    for (const command of commands) await host.does(command);
    return host;
  }

  /** Waits until the server has looked several times for what is due. */
  async checked(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5 * CHECK_MS));
  }
}
