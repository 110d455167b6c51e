/** HTTP answers that tell a page why it gets no socket. Long-polling must not bypass the origin check. */
import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/gateway/limits.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { Client, granted } from '../helpers/client.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function open(options: ServerOptions = {}): Promise<string> {
  server = await startServer(options);
  return server.url;
}

interface Response {
  readonly status: number | undefined;
  readonly text: string;
}

/** Sends the request with node:http, because fetch can't set the Origin header. */
function ask(url: string, method: string, headers: Record<string, string>, body = ''): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(url, { method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('end', () => resolve({ status: response.statusCode, text }));
    });
    asking.on('error', reject).end(body);
  });
}

async function why(url: string, headers: Record<string, string>): Promise<unknown> {
  const { status, text } = await ask(`${url}/socket.io/?why`, 'POST', headers);
  expect(status).toBe(200);
  return JSON.parse(text);
}

const answer = (refusal: string | null) => ({ odyssey: PROTOCOL, refusal });

describe('a page that asks why it gets no socket', () => {
  it('is told whether its origin is refused, behind a proxy that names its upstream too', async () => {
    const url = await open();
    const { host } = new URL(url);
    expect(await why(url, { host, origin: url })).toEqual(answer(null));
    expect(await why(url, { host, origin: 'https://odyssey.example' })).toEqual(answer('wrong-origin'));
    const forwarded = { host, origin: 'https://odyssey.example', 'x-forwarded-host': 'odyssey.example' };
    expect(await why(url, forwarded)).toEqual(answer('wrong-origin'));
  });

  it('is told that all is well where the proxy is believed', async () => {
    const url = await open({ proxies: ['127.0.0.1'] });
    const forwarded = { host: 'inside', origin: 'https://a.example', 'x-forwarded-host': 'a.example' };
    expect(await why(url, forwarded)).toEqual(answer(null));
  });

  it('is told when too many have come from its network', async () => {
    const few = [{ per: 'address', most: 1, seconds: 60 }] as const;
    const url = await open({ limits: { ...LIMITS, rates: { ...LIMITS.rates, handshakes: few } } });
    const client = new Client(url);
    granted(await client.ask('boards', {}));
    expect(await why(url, {})).toEqual(answer('too-many-requests'));
    client.close();
  });

  it('is told when too many are connected from its network', async () => {
    const url = await open({ limits: { ...LIMITS, sockets: 1 } });
    const client = new Client(url);
    granted(await client.ask('boards', {}));
    expect(await why(url, {})).toEqual(answer('too-many-sockets'));
    client.close();
  });
});

describe('a page of another origin', () => {
  const polling = (url: string, sid = '') =>
    `${url}/socket.io/?EIO=4&transport=polling${sid && `&sid=${sid}`}`;

  async function opened(url: string): Promise<string> {
    const { text } = await ask(polling(url), 'GET', {});
    return (JSON.parse(text.slice(1)) as { sid: string }).sid;
  }

  // A browser sends no Origin header with a GET to the page's own host, so only the POST can be checked.
  it('comes no further by polling than by a WebSocket', async () => {
    const url = await open({ origins: ['https://odyssey.example'] });
    const greeting = `40{"protocol":${PROTOCOL}}`;
    const post = async (headers: Record<string, string>) =>
      (await ask(polling(url, await opened(url)), 'POST', headers, greeting)).status;
    expect(await post({ origin: 'http://evil.example' })).toBe(403);
    expect(await post({ origin: 'https://odyssey.example' })).toBe(200);
    expect(await post({})).toBe(200);
  });
});

it('a connection by polling plays as one by a WebSocket does', async () => {
  const url = await open();
  const client = new Client(url, { protocol: PROTOCOL, more: true }, undefined, ['polling']);
  const code = await client.make();
  expect(await client.ask('ping', {})).toEqual({ ok: true });
  await client.does({ type: 'sit', seat: 'poseidon' });
  const friend = new Client(url);
  await friend.join(code);
  await expect.poll(() => client.present.length).toBe(2);
  client.close();
  friend.close();
});
