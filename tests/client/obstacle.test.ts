/** How the page interprets the server's HTTP answer when no socket opens. */
import { expect, it } from 'vitest';
import { lookForObstacle } from '../../client/lib/obstacle.ts';

const opening = (refusal: string | null) => JSON.stringify({ odyssey: 1, refusal });
const LOGIN = '<!doctype html><title>Guest Wi-Fi</title>';

const CASES: readonly [
  what: string,
  status: number,
  body: string,
  obstacle: string | null,
  isServer: boolean,
][] = [
  ['the server that would let it in', 200, opening(null), null, true],
  ['the server that refuses its address', 200, opening('wrong-origin'), 'refused', true],
  ['a server that stops', 200, opening('stopping'), 'stopping', true],
  ['a server that lets no more in', 200, opening('too-many-sockets'), 'busy', true],
  ['a server to which too many have come', 200, opening('too-many-requests'), 'busy', true],
  ['a proxy without its server', 502, '<h1>Bad Gateway</h1>', 'gateway', false],
  ['a proxy whose server hangs', 504, '', 'gateway', false],
  ['a proxy in the cloud', 522, '', 'gateway', false],
  ['a login page', 200, LOGIN, 'stranger', false],
  ['a page that is not there', 404, 'Not found', 'stranger', false],
  ['another service', 200, '{"hello":"world"}', 'stranger', false],
  ['a refusal that nobody has heard of', 200, opening('why not'), 'stranger', false],
];

it.each(CASES)('%s', async (_, status, body, obstacle, isServer) => {
  const asked: unknown[] = [];
  const looked = await lookForObstacle((url, init) => {
    asked.push([url, init?.method, init?.redirect]);
    return Promise.resolve(new Response(body, { status }));
  });
  expect(looked).toEqual({ obstacle, isServer });
  expect(asked).toEqual([['/socket.io/?why', 'POST', 'manual']]);
});

it('nobody', async () => {
  const looked = await lookForObstacle(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(looked).toEqual({ obstacle: 'silent', isServer: false });
});
