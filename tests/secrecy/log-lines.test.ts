/** The server's log says that something happened, but never contains secrets or the tokens of seats. */
import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { loggedError, makeLog } from '../../server/lib/log.ts';
import { openSqlite } from '../../server/store/open.ts';
import { BASE_GAME, type GameCommand } from '../../shared/game/game.ts';
import { GAME_REFUSALS } from '../../shared/game/game.ts';
import { TABLE_REFUSALS } from '../../shared/table/refusals.ts';
import { WIRE_REFUSALS } from '../../shared/wire/protocol.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import { newToken } from '../helpers/client.ts';
import { Follower, gatherFollowers } from '../helpers/follower.ts';
import { gatherCompany } from '../helpers/guests.ts';
import { isLetIn } from '../helpers/handshake.ts';
import { drawnBoard } from '../helpers/own-boards.ts';
import { seeded } from '../helpers/random.ts';

/** The keys that a log line may have. */
const KEYS = ['level', 'time', 'msg', 'err', 'request', 'tables', 'origin', 'times'];
const ERROR_KEYS = ['type', 'message', 'stack'];

const HIDDEN = { ...BASE_GAME, harderDeduction: true, maelstroms: 1, fogBanks: 1 } as const;
const DANGERS: GameCommand = { type: 'place-dangers', maelstroms: ['c3'], fogBanks: ['g3'] };
const STORM: GameCommand = { type: 'play-storm', storm: 'red', pushes: { red: 'h9' } };
const GUESS: GameCommand = { type: 'guess', ship: 'red', square: 'd2' };
const LINE = { type: 'text', text: 'Red is lost.' } as const;

/** A log line without its stack trace, which would contain paths of this machine. */
function said(line: string): string {
  return JSON.stringify(JSON.parse(line), (key, value: unknown) => (key === 'stack' ? undefined : value));
}

it('contains no secrets, even when the disk fails', async () => {
  const lines: string[] = [];
  const log = makeLog({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) });
  const store = openSqlite(':memory:');
  const write = store.write.bind(store);
  let full = false;
  store.write = (change) => (full ? Promise.reject(new Error('the disk is full')) : write(change));
  const app = createApp({ store, boards: loadBoards('boards'), log });
  const url = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;

  const company = await gatherCompany(url, 1, { type: 'choose-variants', variants: HIDDEN });
  const { host, poseidon } = company;
  const { key } = await host.offer();
  await company.device().changeDevice(host.code, 'CDFHJKMN');
  await host.ask('command', { id: 'x', player: host.player, command: { ...GUESS, token: host.token } });
  const board = drawnBoard('Buy at example.org');
  for (const [client, command] of [
    [poseidon, DANGERS],
    [poseidon, STORM],
    [host, GUESS],
    [host, { type: 'say-to-crew', line: LINE }],
    [poseidon, { type: 'say', line: LINE }],
    [host, { type: 'abandon-game' }],
    [host, { type: 'choose-own-board', board }],
  ] as const) {
    full = true;
    expect(await client.command(command)).toEqual({ ok: false, refusal: 'server-fault' });
    full = false;
    expect(await client.command(command)).toMatchObject({ ok: true });
  }
  company.close();
  await app.close();

  expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(7);
  const tokens = [host.token, poseidon.token, host.device ?? '', key, host.code];
  const secrets = [LINE.text, board.name, 'c3', 'g3', 'h9', 'd2', ...tokens];
  for (const line of lines) {
    const { err = {}, ...entry } = JSON.parse(line) as { err?: object };
    expect(KEYS).toEqual(expect.arrayContaining(Object.keys(entry)));
    expect(ERROR_KEYS).toEqual(expect.arrayContaining(Object.keys(err)));
    for (const secret of secrets) expect(said(line)).not.toContain(secret);
  }
});

/** Every text that log lines may contain during a whole session. Errors may also name places in our code. */
const TEXTS = new Set([
  ...['swept unvisited tables', 'a request failed', 'could not note a visit', 'a clock could not move'],
  ...['refused pages of another origin: see ODYSSEY_ORIGIN and TRUST_PROXY', 'https://evil.example'],
  ...['Error', 'SyntaxError', 'TypeError', 'the disk is full'],
  ...Object.keys(REQUESTS),
]);

/** All texts at any depth of a log line, without stack traces. */
function textsOf(line: string): string[] {
  const texts: string[] = [];
  JSON.parse(line, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'stack') texts.push(value);
    return value;
  });
  return texts;
}

/** A game log that ends in the middle of an event, as a damaged disk might leave it. */
const DAMAGED = '{"type":"stormed","storm":"red","pushes":{"red":"h9"';

it('contains nothing of a whole game: only listed texts occur, and the metrics have no others', async () => {
  const lines: string[] = [];
  const log = makeLog({ level: 'trace', base: null }, { write: (line) => lines.push(line) });
  const store = openSqlite(':memory:');
  const { write, touch, read } = { write: store.write, touch: store.touch, read: store.read };
  const mend = () => Object.assign(store, { write, touch, read });
  const app = createApp({ store, boards: loadBoards('boards'), log });
  const url = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  await isLetIn(url, 'polling', { origin: 'https://evil.example' });

  const { poseidon, navigator } = await gatherFollowers(url, { type: 'choose-variants', variants: HIDDEN });
  const sides = [poseidon, navigator];
  const kinds = new Set<string>(['sit', 'choose-variants', 'begin-game']);
  for (let moves = 0; !navigator.over; moves++) {
    const mover = sides.find((side) => side.move(seeded(moves)));
    const command = mover?.move(seeded(moves));
    if (!mover || !command) {
      for (const side of sides) await side.caughtUp();
      continue;
    }
    kinds.add(command.type);
    if (moves % 7 === 0) {
      store.write = () => Promise.reject(new Error('the disk is full'));
      expect(await mover.command(command)).toEqual({ ok: false, refusal: 'server-fault' });
      mend();
      const other = mover === poseidon ? navigator : poseidon;
      expect(await other.command(command)).toMatchObject({ ok: false });
      await mover.ask('look', { code: mover.code, tokens: [mover.token, newToken()], name: 'Circe' });
      for (const side of sides) await side.comeBack();
    }
    await mover.does(command);
  }
  for (const side of sides) side.close();

  // No client is connected any more, so the next one makes the server read the log again.
  await expect.poll(() => app.metrics.show().then(({ text }) => text)).toContain('\nodyssey_tables 0\n');
  const late = new Follower(url);
  Object.assign(late, { token: navigator.token, player: navigator.player, code: navigator.code });
  store.read = async () => JSON.parse(DAMAGED);
  await expect(late.comeBack()).rejects.toThrow('server-fault');
  store.read = async () => [
    {
      log: '',
      number: 0,
      get event(): object {
        return (JSON.parse('{}') as { ships: { h9: object } }).ships.h9;
      },
    },
  ];
  await expect(late.comeBack()).rejects.toThrow('server-fault');
  mend();
  store.touch = () => {
    throw new Error('the disk is full');
  };
  await late.comeBack();
  late.close();
  const { text } = await app.metrics.show();
  await app.close();

  expect(lines.length).toBeGreaterThan(5);
  for (const type of ['SyntaxError', 'TypeError']) expect(lines.join()).toContain(`"type":"${type}"`);
  expect(lines.flatMap(textsOf).filter((said) => !TEXTS.has(said))).toEqual([]);
  for (const line of lines) expect(line).not.toContain('h9');

  const labels = [...text.matchAll(/(\w+)="([^"]*)"/g)].filter(([, name]) => name !== 'le');
  const refusals = [...WIRE_REFUSALS, ...TABLE_REFUSALS, ...GAME_REFUSALS];
  const known = new Set<string>([...refusals, ...Object.keys(REQUESTS), ...kinds, 'ok', 'request', 'visit']);
  expect(labels.length).toBeGreaterThan(20);
  expect(labels.filter(([, , value = '']) => !known.has(value))).toEqual([]);
});

describe('an error', () => {
  it.each<[what: string, make: () => unknown, message: string | undefined]>([
    ['of ours', () => new Error('the disk is full'), 'the disk is full'],
    ['of the system', () => Object.assign(new TypeError('no such file'), { code: 'ENOENT' }), 'no such file'],
    ['of the engine', () => new TypeError("reading 'h9'"), undefined],
    ['that is none', () => 'h9', undefined],
  ])('%s', (_, make, message) => {
    const logged = loggedError(make());
    expect('message' in logged ? logged.message : undefined).toBe(message);
    if (message === undefined) expect(JSON.stringify(logged)).not.toContain('h9');
  });
});
