/** Only our own pages, and clients that aren't web pages, may open the socket. */
import { createServer } from 'vite';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../vite.config.ts';
import { makeLog } from '../../server/lib/log.ts';
import { isLetIn, type Transport } from '../helpers/handshake.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

const TRANSPORTS: readonly Transport[] = ['websocket', 'polling'];

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
    // Browsers send Sec-Fetch-Site with requests for scripts and pictures and with links, all of which have no Origin
    // header.
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    // No proxy is trusted here, so the proxy's header is ignored.
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

describe('a session that one of our pages has opened', () => {
  const server = serving();
  const polling = (rest = '') => `${server.url}/socket.io/?EIO=4&transport=polling${rest}`;
  const opened = async () => {
    const text = await (await fetch(polling())).text();
    return (JSON.parse(text.slice(1)) as { sid: string }).sid;
  };
  const foreign = { origin: 'https://evil.example' };

  it('is refused to a foreign page at every request and upgrade', async () => {
    const sid = `&sid=${await opened()}`;
    const post = { method: 'POST', body: '40{"protocol":1}' };
    expect((await fetch(polling(sid), { headers: foreign })).status).toBe(403);
    expect((await fetch(polling(sid), { ...post, headers: foreign })).status).toBe(403);
    expect(await isUpgraded(sid, foreign)).toBe(false);
    expect(await isUpgraded(`&%73id=${sid.slice(5)}`, foreign)).toBe(false);
    // None of these attempts has closed the connection.
    expect((await fetch(polling(sid), post)).status).toBe(200);
    expect(await isUpgraded(sid, { origin: server.url })).toBe(true);
  });

  it('never comes as a script, which a foreign page could read', async () => {
    for (const url of [polling('&j=0'), polling('&j'), polling('&%6a=0')]) {
      const response = await fetch(url);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('sid');
    }
    const sid = `&sid=${await opened()}`;
    expect((await fetch(polling(`${sid}&j=0`), { method: 'POST', body: 'd=1' })).status).toBe(403);
  });

  function isUpgraded(query: string, headers: Record<string, string>): Promise<boolean> {
    const url = `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${query}`;
    const socket = new WebSocket(url, { headers });
    return new Promise((resolve) => {
      socket.once('open', () => {
        socket.terminate();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  }
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
