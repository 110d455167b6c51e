/** Frames, floods and paths that none of our clients would send. The server and every game must survive them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, gather, type Party } from '../helpers/client.ts';
import { heardBy } from '../helpers/packets.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const SECRET = 'not for your eyes';
let folder: string;
let server: RunningServer;
let party: Party;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'odyssey-'));
  mkdirSync(join(folder, 'dist/.hidden'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>the page');
  writeFileSync(join(folder, 'dist/.hidden/secret.txt'), SECRET);
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  // Limits are off, because this tests messages that limits would otherwise refuse.
  server = await startServer({ client: join(folder, 'dist'), limits: NO_LIMITS });
  party = await gather(server.url);
});
afterAll(async () => {
  party.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Checks that the game continues over the connections that were open before. */
async function goesOn(): Promise<void> {
  const { navigator, poseidon } = party;
  await navigator.does({ type: 'guess', ship: 'red', square: 'b2' });
  expect(await poseidon.command({ type: 'play-storm', storm: 'red', pushes: {} })).toEqual({
    ok: false,
    refusal: 'push-missing',
  });
}

const LET_IN = '40{"protocol":1}';
/** The request that is sent last. Any answer that arrives before its answer was caused by the frames under test. */
const LAST = '4299["look",{}]';
const ANSWERED = '4399[{"ok":false,"refusal":"malformed","field":"code"}]';

/**
 * Sends frames on a new connection, either at once or after being let in.
 * @returns the answers, then 'cut' if the server closed the connection
 */
function send(frames: readonly (string | Uint8Array<ArrayBuffer>)[], letIn: boolean): Promise<string[]> {
  const url = `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url);
  const answers: string[] = [];
  const sendAll = () => {
    for (const frame of frames) socket.send(frame);
    if (letIn) socket.send(LAST);
  };
  return new Promise((resolve) => {
    socket.addEventListener('open', () => (letIn ? socket.send(LET_IN) : sendAll()));
    socket.addEventListener('close', () => resolve([...answers, 'cut']));
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      // Ignore the connection's own messages: its id, and pings.
      if (text.startsWith('0') || text === '2') return;
      if (letIn && text.startsWith('40{"sid"')) return sendAll();
      answers.push(text);
      if (text !== ANSWERED && letIn) return;
      resolve(answers);
      socket.close();
    });
  });
}

const unknown = '431[{"ok":false,"refusal":"malformed","field":"(message)"}]';
const malformed = (field: string) => `431[{"ok":false,"refusal":"malformed","field":"${field}"}]`;
const deep = (open: string, close: string) => `421["boards",${open.repeat(2_000)}1${close.repeat(2_000)}]`;

describe('a frame by hand', () => {
  it.each<[what: string, frames: (string | Uint8Array<ArrayBuffer>)[], answers: string[]]>([
    ['a name from the prototype', ['421["__proto__",{}]'], [unknown, ANSWERED]],
    ['a number for a name', ['421[5,{}]'], [unknown, ANSWERED]],
    ['a key from the prototype', ['421["boards",{"__proto__":{"x":1}}]'], [malformed(''), ANSWERED]],
    ['another', ['421["boards",{"constructor":{}}]'], [malformed(''), ANSWERED]],
    ['arrays in arrays', [deep('[', ']')], [malformed(''), ANSWERED]],
    ['objects in objects', [deep('{"a":', '}')], [malformed(''), ANSWERED]],
    ['an answer to nothing', ['430["x"]'], [ANSWERED]],
    [
      'bytes for an object',
      ['451-1["boards",{"_placeholder":true,"num":0}]', new Uint8Array([1, 2])],
      ['431[{"ok":false,"refusal":"malformed","field":""}]', ANSWERED],
    ],
    [
      'bytes that are not there',
      ['451-1["boards",{"_placeholder":true,"num":9}]', new Uint8Array([1])],
      ['cut'],
    ],
    ['a name of socket.io itself', ['421["disconnect",{}]'], ['cut']],
    ['no name', ['421[]'], ['cut']],
    ['no JSON', ['421["boards",{'], ['cut']],
    ['more than there may be', [`421["boards","${'x'.repeat(20_000)}"]`], ['cut']],
  ])('%s', async (_, frames, answers) => {
    expect(await send(frames, true)).toEqual(answers);
    await goesOn();
  });

  it.each<[what: string, frame: string, answer: string]>([
    ['with nothing for its version', '40null', 'cut'],
    ['with a list for its version', '40[]', 'cut'],
    ['with its version on the prototype', '40{"__proto__":{"protocol":1}}', '44{"message":"old-client"}'],
    ['to another namespace', '40/admin,{"protocol":1}', '44/admin,{"message":"Invalid namespace"}'],
    ['to the prototype', '40/__proto__,{"protocol":1}', '44/__proto__,{"message":"Invalid namespace"}'],
    ['before being let in', '421["boards",{}]', 'cut'],
  ])('that comes %s', async (_, frame, answer) => {
    expect(await send([frame], false)).toEqual([answer]);
    await goesOn();
  });
});

describe('thousands of requests at once', () => {
  it('are all answered, told to nobody, and the game goes on', async () => {
    const eve = new Client(server.url);
    eve.code = party.navigator.code;
    const attended = await eve.ask('attend', {
      code: eve.code,
      tokens: [],
      have: { table: 0, game: null },
    });
    expect(attended).toMatchObject({ ok: true });
    const { player, code } = party.navigator;
    const heard = await heardBy([party.navigator, party.poseidon], async () => {
      const asked = Array.from({ length: 3_000 }, (_, i) => {
        const command = { type: 'guess', ship: 'red', square: 'a1' };
        if (i % 3 === 0) return eve.ask('command', { id: `x${i}`, player, command });
        if (i % 3 === 1) return eve.ask('look', { code, tokens: [] });
        return eve.ask('command', { id: 'x', player: '__proto__', command });
      });
      const answers = await Promise.all(asked);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1_000);
    });
    expect(heard).toEqual([[], []]);
    eve.close();
    await goesOn();
  });
});

/** Requests a path exactly as written; `fetch` would normalise it. */
function ask(path: string, method = 'GET'): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a path', () => {
  it.each([
    '/../secret.txt',
    '/t/CD5F/../../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/t/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//../secret.txt',
    '/.hidden/secret.txt',
    '/%00',
    '/%E0%A4%A',
    '/__proto__',
    '/socket.io/%E0%A4%A',
    '/socket.io/?EIO=4&transport=polling&sid=__proto__',
    '/socket.io/?EIO=4&transport=constructor',
  ])('%s leads nowhere else', async (path) => {
    const { status, text } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(SECRET);
    expect((await ask('/')).text).toContain('the page');
  });
});
