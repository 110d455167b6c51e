/** The server's gateway answers invalid input with a coded refusal, changes nothing, and keeps the connection open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, gather, newToken, NOTHING, type Party } from '../helpers/client.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let party: Party;

beforeAll(async () => {
  server = await startServer();
  party = await gather(server.url);
});
afterAll(async () => {
  party.close();
  await server.stop();
});

const token = newToken();
const code = 'CD5F';
const sail = { type: 'sail', ship: 'red', heading: 'N' };
const command = (content: unknown) => ({ id: 'x', player: 'p', command: content });

const MALFORMED: readonly [name: string, message: string, request: unknown, field: string][] = [
  ['an unknown message', 'steal', {}, '(message)'],
  ['a name from the prototype', 'constructor', {}, '(message)'],
  ['no object', 'look', null, ''],
  ['a text for an object', 'look', 'AAAA', ''],
  ['an unknown key', 'boards', { all: true }, ''],
  ['a code in small letters', 'look', { code: 'cd5f', tokens: [] }, 'code'],
  ['a code with a vowel', 'look', { code: 'CA5F', tokens: [] }, 'code'],
  ['a code without a digit in the middle', 'look', { code: 'CDFH', tokens: [] }, 'code'],
  ['a short token', 'join', { code, token: 'abc', name: 'Eve' }, 'token'],
  ['an empty name', 'join', { code, token, name: ' \n\t ' }, 'name'],
  ['a long name', 'make', { token, name: 'x'.repeat(25) }, 'name'],
  ['too many tokens', 'attend', { code, tokens: Array(6).fill(token), have: NOTHING }, 'tokens'],
  ['a negative number', 'attend', { code, tokens: [], have: { table: -1, game: null } }, 'have.table'],
  ['a broken number', 'attend', { code, tokens: [], have: { table: 0.5, game: null } }, 'have.table'],
  ['an unknown command', 'command', command({ type: 'cheat' }), 'command.type'],
  ['no command', 'command', command(undefined), 'command'],
  ['an unknown heading', 'command', command({ ...sail, heading: 'UP' }), 'command.heading'],
  ['an unknown ship', 'command', command({ ...sail, ship: 'black' }), 'command.ship'],
  ['a key too many', 'command', command({ ...sail, twice: true }), 'command'],
  ['no square', 'command', command({ type: 'guess', ship: 'red', square: 'e0' }), 'command.square'],
  [
    'a square beyond any board',
    'command',
    command({ type: 'guess', ship: 'red', square: 'p1' }),
    'command.square',
  ],
  [
    'a fifth reminder',
    'command',
    command({ type: 'remind', ship: 'red', number: 4, square: null }),
    'command.number',
  ],
  [
    'a push of no ship',
    'command',
    command({ type: 'play-storm', storm: 'red', pushes: { black: 'a1' } }),
    'command.pushes',
  ],
  [
    'a monster twice',
    'command',
    command({
      type: 'choose-variants',
      variants: {
        harderDeduction: false,
        easierDeduction: false,
        useYourMemory: false,
        shipsInSight: 'how many',
        seaMonsters: ['kraken', 'kraken'],
        lighthouses: 0,
        maelstroms: 0,
        fogBanks: 0,
      },
    }),
    'command.variants.seaMonsters',
  ],
  ['an id with a blank', 'command', { id: 'a b', player: 'p', command: sail }, 'id'],
];

describe('what does not fit its shape', () => {
  it.each(MALFORMED)('%s', async (_, message, request, field) => {
    const before = party.poseidon.told.length;
    expect(await party.navigator.ask(message, request)).toEqual({ ok: false, refusal: 'malformed', field });
    // The connection stays open.
    expect(await party.navigator.ask('boards', {})).toMatchObject({ ok: true });
    await party.poseidon.caughtUp();
    expect(party.poseidon.told.length).toBe(before);
  });

  it('a message without a callback is passed over', async () => {
    party.navigator.socket.emit('look', { code, tokens: [] });
    party.navigator.socket.emit('command');
    expect(await party.navigator.ask('boards', {})).toMatchObject({ ok: true });
  });

  it('a message without content, but with a callback, is refused', async () => {
    const answer: unknown = await party.navigator.socket.timeout(60_000).emitWithAck('look');
    expect(answer).toEqual({ ok: false, refusal: 'malformed', field: '' });
  });

  it('a message that is too long costs the connection, not the game', async () => {
    const other = new Client(server.url);
    await other.ask('boards', {});
    const cut = new Promise((resolve) => other.socket.once('disconnect', resolve));
    other.socket.emit('look', { code: 'x'.repeat(20_000), tokens: [] });
    await cut;
    expect(await party.navigator.ask('boards', {})).toMatchObject({ ok: true });
    other.close();
  });
});

describe('what is well formed, but may not be', () => {
  it('a client of another version', async () => {
    const other = new Client(server.url, { protocol: 0 });
    const error = await new Promise<Error>((resolve) => other.socket.once('connect_error', resolve));
    expect(error.message).toBe('old-client');
    other.close();
  });

  it('a table that there is not', async () => {
    const refused = { ok: false, refusal: 'no-such-table' };
    expect(await party.navigator.ask('look', { code, tokens: [] })).toEqual(refused);
    expect(await party.navigator.ask('join', { code, token, name: 'Eve' })).toEqual(refused);
    expect(await party.navigator.ask('attend', { code, tokens: [], have: NOTHING })).toEqual(refused);
  });

  it('a command of somebody who attends no table', async () => {
    const other = new Client(server.url);
    expect(await other.command({ type: 'begin-game' })).toMatchObject({ refusal: 'malformed' });
    other.player = party.navigator.player;
    expect(await other.command({ type: 'begin-game' })).toEqual({ ok: false, refusal: 'not-attending' });
    other.close();
  });

  it("a command as somebody else's player", async () => {
    const request = { id: 'z', player: party.poseidon.player, command: { type: 'abandon-game' } };
    expect(await party.navigator.ask('command', request)).toEqual({ ok: false, refusal: 'no-such-seat' });
  });

  it("a review of a running game, of no game, and of another table's", async () => {
    const attended = await party.navigator.attend();
    const feed = attended.feeds.find(({ log }) => log === 'game');
    const game = feed?.log === 'game' ? feed.game : '';
    const review = (code: string, id: string) => party.navigator.ask('review', { code, game: id });
    expect(await review(party.navigator.code, game)).toEqual({ ok: false, refusal: 'game-not-over' });
    expect(await review(party.navigator.code, 'other')).toEqual({ ok: false, refusal: 'no-such-game' });
    expect(await review(code, game)).toEqual({ ok: false, refusal: 'not-attending' });
  });
});
