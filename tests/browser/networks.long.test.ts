/** Real pages on poor networks: proxies without WebSockets, and dead connections. */
import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { button } from './parts.ts';
import { makeTable, person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/**
 * How a proxy treats attempts to open a WebSocket: it passes them on, refuses them, or accepts them and then transmits
 * nothing.
 */
type Upgrade = 'carried' | 'refused' | 'dropped';

interface Proxy {
  readonly url: string;
  /** Stops all traffic on the open connections without closing them, so that neither end notices. */
  die(): void;
}

const proxies: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(proxies.splice(0).map((proxy) => new Promise((closed) => proxy.close(closed))));
});

/** @param namesUpstream whether the proxy sets Host to the server's own name, as nginx does by default */
async function proxyBefore(
  serverUrl: string,
  { upgrade = 'carried' as Upgrade, namesUpstream = false } = {},
): Promise<Proxy> {
  const upstream = new URL(serverUrl);
  const headersOf = ({ headers }: IncomingMessage) =>
    namesUpstream ? { ...headers, host: upstream.host } : headers;
  const proxy = createServer((request, response) => {
    const asking = httpRequest(
      new URL(request.url ?? '', serverUrl),
      { method: request.method, headers: headersOf(request) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    asking.on('error', () => response.destroy());
    request.pipe(asking);
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  let lives = 0;
  proxy.on('upgrade', (request: IncomingMessage, near: Socket) => {
    if (upgrade === 'refused') return void near.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    if (upgrade === 'dropped') return void near.write(switching(request));
    const life = lives;
    const far = connect(Number(upstream.port), upstream.hostname);
    far.on('error', () => undefined);
    const lines = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    far.write(`GET ${request.url ?? ''} HTTP/1.1\r\n${lines.join('')}\r\n`);
    near.on('data', (data) => life === lives && far.write(data));
    far.on('data', (data) => life === lives && near.write(data));
    near.on('close', () => far.destroy());
    far.on('close', () => life === lives && near.destroy());
  });
  proxies.push(proxy);
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, die: () => lives++ };
}

/** The answer of a proxy that accepts a WebSocket but then transmits nothing. */
function switching({ headers }: IncomingMessage): string {
  const key = `${headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
}

it.each(['refused', 'dropped'] as const)('a page plays where WebSockets are %s', async (upgrade) => {
  const { url } = await proxyBefore(stage.url, { upgrade });
  const ann = await person(stage.browser, 'Ann');
  await makeTable(ann, url);
  await button(ann.page, t.lobby.sit.navigators).click();
  await button(ann.page, t.lobby.sit.navigators).waitFor({ state: 'hidden' });
});

it('what a dead connection swallowed is said, and done within seconds', async () => {
  const proxy = await proxyBefore(stage.url);
  const ann = await person(stage.browser, 'Ann');
  await makeTable(ann, proxy.url);
  const sit = button(ann.page, t.lobby.sit.navigators);
  await sit.waitFor();
  proxy.die();
  const began = Date.now();
  await sit.click();
  await sit.waitFor({ state: 'hidden' });
  // The page has noticed the dead connection itself. engine.io would notice it only after 45 s.
  expect(Date.now() - began).toBeLessThan(20_000);
});

it('a page whose address the server refuses says so, and what to set', async () => {
  const { url } = await proxyBefore(stage.url, { namesUpstream: true });
  const ann = await person(stage.browser, 'Ann');
  await ann.page.goto(url);
  const refused = ann.page.getByRole('dialog', { name: t.connection.obstacles.refused });
  await refused.getByText(`ODYSSEY_ORIGIN=${url}`).waitFor();
});

describe('without a server', () => {
  it('a page that needs none says so quietly, and is not covered', async () => {
    const { page } = await openDevice(stage, { path: '/rules', isAway: () => true });
    await page.getByText(t.connection.notNeeded).waitFor();
    await page.getByText(t.connection.notNeeded).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
