/**
 * A table's cookie gives a browser its seats back if the browser's storage is lost. It gives nothing to anyone else.
 */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newToken } from '../helpers/client.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let ann: Client;
let lines = '';

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void (lines += line) });
  server = await startServer({ log });
  ann = new Client(server.url);
  await ann.make('Ann');
});
afterAll(async () => {
  ann.close();
  await server.stop();
});

interface Asked {
  readonly tokens?: unknown;
  readonly headers?: Record<string, string>;
  readonly code?: string;
}

const seat = (code: string) => `${server.url}/t/${code}/seat`;

function keep({ tokens = [ann.token], headers = {}, code = ann.code }: Asked = {}): Promise<Response> {
  return fetch(seat(code), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ tokens }),
  });
}
function recall(cookie: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(seat(ann.code), { headers: { accept: 'application/json', cookie, ...headers } });
}
const cookieOf = (response: Response) => response.headers.get('set-cookie');

it('keeps the seats that a page holds, and gives them back', async () => {
  const kept = await keep();
  expect(await kept.json()).toEqual({ tokens: [ann.token] });
  const cookie = cookieOf(kept) ?? '';
  expect(cookie.split('; ').slice(1)).toEqual([
    `Path=/t/${ann.code}/seat`,
    'Max-Age=34560000',
    'HttpOnly',
    'SameSite=Strict',
  ]);
  const back = await recall(`other=1; ${cookie.split(';')[0] ?? ''}`);
  expect(await back.json()).toEqual({ tokens: [ann.token] });
  expect(back.headers.get('cache-control')).toBe('no-store');
});

it('is sent over https alone where the page came by it', async () => {
  const { host } = new URL(server.url);
  const kept = await keep({ headers: { origin: `https://${host}` } });
  expect(cookieOf(kept)).toContain('; Secure');
});

it('is taken away by whoever holds nothing any more', async () => {
  const kept = await keep({ tokens: [] });
  expect(cookieOf(kept)).toContain('Max-Age=0');
});

it('keeps only tokens that stand for somebody at the table', async () => {
  const other = newToken();
  const kept = await keep({ tokens: [other, ann.token] });
  expect(await kept.json()).toEqual({ tokens: [ann.token] });
});

it('says the same of a wrong token and of a table that is not there', async () => {
  const answers = [await keep({ tokens: [newToken()] }), await keep({ code: 'CC22' })];
  const said = await Promise.all(answers.map(async (one) => [one.status, await one.json(), cookieOf(one)]));
  expect(said).toEqual([
    [200, { tokens: [] }, null],
    [200, { tokens: [] }, null],
  ]);
});

describe('pages of others', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%j can neither set it nor read it', async (headers) => {
    const set = await keep({ headers: headers as Record<string, string> });
    expect([set.status, cookieOf(set)]).toEqual([403, null]);
    const read = await recall(`odyssey-seat=${ann.token}`, headers as Record<string, string>);
    expect([read.status, await read.text()]).toEqual([403, expect.not.stringContaining(ann.token)]);
  });

  it('can’t set it by a form, which needs no leave', async () => {
    const set = await keep({ headers: { 'Content-Type': 'text/plain' } });
    expect([set.status, cookieOf(set)]).toEqual([400, null]);
  });

  it('see no tokens by leading somebody to its address', async () => {
    const page = await fetch(seat(ann.code), {
      headers: { accept: 'text/html', cookie: `odyssey-seat=${ann.token}` },
    });
    expect(await page.text()).not.toContain(ann.token);
  });
});

it.each([7, ['short'], Array.from({ length: 6 }, newToken), 'x'.repeat(2_000), null])(
  'nonsense is malformed: %j',
  async (tokens) => {
    const kept = await keep({ tokens });
    expect([kept.status, cookieOf(kept)]).toEqual([400, null]);
  },
);

it('a cookie that is no list of tokens holds none', async () => {
  for (const value of ['', 'a.b', `${ann.token}.x`, '"', `${ann.token}.`.repeat(9)])
    expect(await (await recall(`odyssey-seat=${value}`)).json()).toEqual({ tokens: [] });
});

it('no secret comes into the log', () => {
  expect(lines).not.toContain(ann.token);
});
