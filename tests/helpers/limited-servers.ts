/** Servers and clients for tests of the limits, and the codes that a stranger guesses. */
import { afterEach, vi } from 'vitest';
import { LIMITS, type Limits, type Rate } from '../../server/gateway/limits.ts';
import { PROTOCOL, type Answer } from '../../shared/wire/protocol.ts';
import { Client } from './client.ts';
import { gatherCompany, type Company } from './guests.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

export const STRANGER = '198.51.100.9';

/** Codes to guess. A new table may have one of them. */
export const CODES = ['C', 'D', 'F', 'H', 'J', 'K', 'M', 'N', 'P', 'Q'].flatMap((first) =>
  ['C', 'D', 'F', 'H', 'J', 'K', 'M', 'N', 'P', 'Q'].map((last) => `${first}2${last}5`),
);

/** The server of the running test, and its clients. */
interface LimitedServer {
  /** Starts the server. */
  open(options?: ServerOptions): Promise<RunningServer>;
  /** Opens a client that has this address, according to the one proxy that the server trusts. */
  client(address?: string): Client;
  /** Gathers people at a table and begins a game. */
  company(navigators?: number): Promise<Company>;
}

/** Lets each test of a file open a server. Call it once, at the top of the file. */
export function useLimitedServer(): LimitedServer {
  let server: RunningServer;
  const servers: RunningServer[] = [];
  const clients: { close(): void }[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const client of clients.splice(0)) client.close();
    for (const running of servers.splice(0)) await running.stop();
  });
  return {
    open: async (options = {}) => {
      server = await startServer(options);
      servers.push(server);
      return server;
    },
    client: (address) => {
      const opened = new Client(server.url, { protocol: PROTOCOL }, address);
      clients.push(opened);
      return opened;
    },
    company: async (navigators = 1) => {
      const gathered = await gatherCompany(server.url, navigators);
      clients.push(gathered);
      return gathered;
    },
  };
}

/** A limit that is higher than people need for gathering at a table. */
export const FEW: readonly Rate[] = [{ per: 'address', most: 40, seconds: 60 }];

/** The default limits, with some of them overridden. */
export function only(rates: Partial<Limits['rates']>, others: Partial<Limits> = {}): Limits {
  return { ...LIMITS, ...others, rates: { ...LIMITS.rates, ...rates } };
}

export const refusals = (answers: readonly Answer<object>[]) =>
  answers.map((answer) => (answer.ok ? 'ok' : answer.refusal));

export async function oneAfterTheOther<T>(times: number, doing: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let i = 0; i < times; i++) done.push(await doing(i));
  return done;
}
