/** Whose pages may open the socket: ours, and whoever is no page at all. */
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../vite.config.ts';
import { makeLog } from '../../server/lib/log.ts';
import { isLetIn, type Transport } from '../helpers/handshake.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

const TRANSPORTS: readonly Transport[] = ['websocket', 'polling'];

/** A server for the tests of one group. */
function serving(options: ServerOptions = {}): { readonly url: string } {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(options);
  });
  afterAll(() => server.stop());
  return {
    get url() {
      return server.url;
    },
  };
}

type Case = [headers: Record<string, string>, letIn: boolean];

function tabulate(server: { readonly url: string }, cases: readonly Case[]): void {
  const both = cases.flatMap(([headers, letIn]) =>
    TRANSPORTS.map((transport) => [headers, transport, letIn] as const),
  );
  it.each(both)('%j by %s: %s', async (headers, transport, letIn) => {
    expect(await isLetIn(server.url, transport, headers)).toBe(letIn);
  });
}

describe('without ODYSSEY_ORIGIN, pages of the host that is asked', () => {
  tabulate(serving(), [
    [{}, true],
    [{ host: 'odyssey.example:3000', origin: 'http://odyssey.example:3000' }, true],
    [{ host: 'odyssey.example', origin: 'https://odyssey.example' }, true],
    [{ host: 'Odyssey.example:443', origin: 'https://odyssey.example' }, true],
    [{ host: 'odyssey.example', origin: 'https://odyssey.example:444' }, false],
    [{ host: 'odyssey.example', origin: 'https://evil.example' }, false],
    [{ host: 'odyssey.example', origin: 'https://odyssey.example.evil.example' }, false],
    [{ host: 'odyssey.example', origin: 'null' }, false],
    [{ host: 'odyssey.example', origin: 'evil' }, false],
    // Nobody has said that a proxy may be believed.
    [{ host: 'inside', origin: 'https://odyssey.example', 'x-forwarded-host': 'odyssey.example' }, false],
  ]);
});

describe('behind a proxy that is believed, pages of the host that it was asked for', () => {
  tabulate(serving({ proxies: ['127.0.0.1'] }), [
    [{ host: 'inside', origin: 'https://odyssey.example', 'x-forwarded-host': 'odyssey.example' }, true],
    [
      { host: 'inside', origin: 'https://odyssey.example', 'x-forwarded-host': 'odyssey.example, inside' },
      true,
    ],
    [{ host: 'inside', origin: 'https://evil.example', 'x-forwarded-host': 'odyssey.example' }, false],
    [{ host: 'odyssey.example', origin: 'https://odyssey.example' }, true],
  ]);
});

describe('with ODYSSEY_ORIGIN, its pages only', () => {
  tabulate(serving({ origins: ['https://odyssey.example', 'http://192.0.2.7:3000'] }), [
    [{}, true],
    [{ origin: 'https://odyssey.example' }, true],
    [{ origin: 'http://192.0.2.7:3000' }, true],
    [{ origin: 'http://odyssey.example' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://evil.example', host: 'evil.example' }, false],
    [{ origin: 'null' }, false],
  ]);
});

it('a page that is refused is logged once, however often it tries', async () => {
  const lines: object[] = [];
  const log = makeLog({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  const server = await startServer({ log });
  const origin = `https://${'evil.'.repeat(40)}example`;
  for (let i = 0; i < 3; i++) await isLetIn(server.url, 'websocket', { origin });
  await server.stop();
  expect(lines).toEqual([expect.objectContaining({ origin: origin.slice(0, 100), times: 1 })]);
});

it("the pages of vite's own server open the socket through it", async () => {
  const server = await startServer();
  const proxy = config.server?.proxy?.['/socket.io'];
  const vite = await createServer({
    configFile: false,
    root: 'client',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', proxy: { '/socket.io': { ...Object(proxy), target: server.url } } },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  for (const transport of TRANSPORTS) {
    expect(await isLetIn(origin, transport, { origin })).toBe(true);
    expect(await isLetIn(origin, transport, { origin: 'http://evil.example' })).toBe(false);
  }
  await vite.close();
  await server.stop();
});
