/**
 * The proxies of docs/deploy in front of several servers. They send all devices of a table to the same server while it
 * is running.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { has, startCaddy, startHaproxy, type Proxy } from '../helpers/proxies.ts';

const TABLES = Array.from({ length: 24 }, (_, i) => `T${i}`);

let servers: Server[] = [];
let proxy: Proxy | undefined;
afterEach(async () => {
  await proxy?.stop();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Starts three servers, each of which answers with its number. Returns their addresses for the proxy. */
async function three(): Promise<string[]> {
  servers = [0, 1, 2].map((place) =>
    createServer((request, response) => response.end(request.url === '/readyz' ? 'ready' : String(place))),
  );
  return Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
}

/**
 * Sends a socket request with these query parameters through the proxy. Resolves with the number of the server that
 * answered.
 */
async function asks(query: string): Promise<string> {
  const answer = await fetch(`${proxy?.url}/socket.io/?EIO=4&transport=polling${query}`);
  return answer.ok ? answer.text() : String(answer.status);
}

/** The number of the server that the proxy chooses for each table. */
async function places(): Promise<Record<string, string>> {
  const found = TABLES.map(async (table) => [table, await asks(`&table=${table}`)] as const);
  return Object.fromEntries(await Promise.all(found));
}

describe.each([
  ['caddy', startCaddy],
  ['haproxy', startHaproxy],
] as const)('%s (skipped where it is not installed)', (program, start) => {
  it.skipIf(!has(program))(
    'leads tables to servers, and those of one that has gone to the others',
    async () => {
      proxy = await start(await three());
      await expect.poll(async () => new Set(Object.values(await places())).size).toBe(3);
      const before = await places();
      // Other parameters in the address don't change the choice of server.
      for (const table of TABLES)
        expect(await asks(`&sid=${table}abc&table=${table}&t=1`)).toBe(before[table]);
      // All requests without a table go to the same server, too.
      const nowhere = await asks('');
      for (let i = 0; i < 5; i++) expect(await asks(`&t=${i}`)).toBe(nowhere);

      const gone = servers[1];
      gone?.close();
      gone?.closeAllConnections();
      await expect
        .poll(async () => Object.values(await places()).every((place) => place === '0' || place === '2'))
        .toBe(true);
      const after = await places();
      for (const table of TABLES) if (before[table] !== '1') expect(after[table]).toBe(before[table]);
    },
  );
});
