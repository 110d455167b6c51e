/**
 * Requests at a rate that only a script can reach are refused, and the refusal says how long to wait. People never
 * reach these rates.
 */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, type Limits, type Rate, type RateName } from '../../server/gateway/limits.ts';
import { openSqlite } from '../../server/store/open.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { PROTOCOL, type Answer } from '../../shared/wire/protocol.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import { Client, granted, newToken, NOTHING } from '../helpers/client.ts';
import { gatherCompany, type Company } from '../helpers/guests.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { comeIn } from '../helpers/knocking.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

const STRANGER = '198.51.100.9';
const CODES = ['C', 'D', 'F', 'H', 'J', 'K', 'M', 'N', 'P', 'Q'].flatMap((first) =>
  ['C', 'D', 'F', 'H', 'J', 'K', 'M', 'N', 'P', 'Q'].map((last) => `${first}2${last}5`),
);

let server: RunningServer;
const servers: RunningServer[] = [];
const clients: { close(): void }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients.splice(0)) client.close();
  for (const running of servers.splice(0)) await running.stop();
});

async function open(options: ServerOptions = {}): Promise<void> {
  server = await startServer(options);
  servers.push(server);
}

/** Opens a client that has this address, according to the one proxy that the server trusts. */
function client(address?: string): Client {
  const opened = new Client(server.url, { protocol: PROTOCOL }, address);
  clients.push(opened);
  return opened;
}

async function company(navigators = 1): Promise<Company> {
  const gathered = await gatherCompany(server.url, navigators);
  clients.push(gathered);
  return gathered;
}

/** The default limits, with some of them overridden. */
function only(rates: Partial<Limits['rates']>, others: Partial<Limits> = {}): Limits {
  return { ...LIMITS, ...others, rates: { ...LIMITS.rates, ...rates } };
}

const refusals = (answers: readonly Answer<object>[]) =>
  answers.map((answer) => (answer.ok ? 'ok' : answer.refusal));

async function oneAfterTheOther<T>(times: number, doing: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let i = 0; i < times; i++) done.push(await doing(i));
  return done;
}

describe('a stranger who asks for all codes', () => {
  const most = LIMITS.rates.misses[0]?.most ?? 0;

  it('is stopped, and not told of the table that there is, while all others go on', async () => {
    await open({ proxies: 1 });
    const { host } = await company();
    const { code } = host;
    const stranger = client(STRANGER);
    const asks = [
      (code: string) => stranger.ask('look', { code, tokens: [] }),
      (code: string) => stranger.ask('join', { code, token: newToken(), name: 'Eve' }),
      (code: string) => stranger.ask('attend', { code, tokens: [], have: NOTHING }),
      (code: string) => stranger.ask('change-device', { code, key: 'CCCCCCCC', token: newToken() }),
    ];
    const found = await oneAfterTheOther(CODES.length, (i) => {
      const ask = asks[i % asks.length];
      return ask ? ask(CODES[i] ?? '') : Promise.reject(new Error('nothing to ask'));
    });
    expect(refusals(found).filter((refusal) => refusal === 'no-such-table')).toHaveLength(most);
    expect(new Set(refusals(found).slice(most))).toEqual(new Set(['too-many-requests']));
    for (const ask of asks) expect(await ask(code)).toMatchObject({ refusal: 'too-many-requests' });
    // Reconnecting doesn't reset the limit.
    const again = client(STRANGER);
    expect(await again.ask('look', { code, tokens: [] })).toMatchObject({ refusal: 'too-many-requests' });
    // The holder of a seat can still return, even from this address.
    const back = client(STRANGER);
    Object.assign(back, { token: host.token, player: host.player, code });
    expect((await back.attend()).players).toEqual([host.player]);
    expect(await back.ask('look', { code, tokens: [host.token] })).toMatchObject({ ok: true });
    // Other addresses are not affected.
    expect(await client().ask('look', { code, tokens: [] })).toMatchObject({ ok: true });
    expect(await client('203.0.113.7').ask('look', { code, tokens: [] })).toMatchObject({ ok: true });
  });

  it('is not somebody else for saying so', async () => {
    await open();
    const found = await oneAfterTheOther(CODES.length, (i) => {
      const stranger = client(`198.51.100.${i}`);
      return stranger.ask('look', { code: CODES[i], tokens: [] });
    });
    expect(refusals(found).filter((refusal) => refusal === 'no-such-table')).toHaveLength(most);
  });
});

describe('devices that remember old tables', () => {
  const most = LIMITS.rates.misses[0]?.most ?? 0;

  it('ask for them again and again, and take nothing from what their household may mistype', async () => {
    await open();
    const host = client();
    const code = await host.make();
    const old = CODES.filter((one) => one !== code);
    for (let device = 0; device < 5; device++) {
      const own = client();
      const token = newToken();
      for (let times = 0; times < 2; times++)
        for (const one of old.slice(device * 15, device * 15 + 20))
          expect(await own.ask('look', { code: one, tokens: [token] })).toEqual({
            ok: false,
            refusal: 'no-such-table',
          });
      granted(await own.ask('look', { code, tokens: [] }));
    }
    const mistyping = await oneAfterTheOther(most + 1, (i) => host.ask('look', { code: old[i], tokens: [] }));
    expect(refusals(mistyping)).toEqual([...Array<string>(most).fill('no-such-table'), 'too-many-requests']);
  });

  it('learn of no table where they hold no seat: tokens at random guess nothing', async () => {
    await open();
    const host = client();
    const code = await host.make();
    const eve = client();
    const nothing = { ok: false, refusal: 'no-such-table' };
    const look = (one: string, ...tokens: string[]) => eve.ask('look', { code: one, tokens });
    const none = CODES.find((one) => one !== code) ?? '';
    expect(await look(code, newToken())).toEqual(nothing);
    expect(await look(none, newToken())).toEqual(nothing);
    expect(await look(code, newToken(), host.token)).toMatchObject({ ok: true, seat: null });
    // With a wrong token, the answers are still the same once the address has used up its allowance of `look` requests.
    await oneAfterTheOther(most + 1, (i) => look(CODES.filter((one) => one !== code)[i] ?? ''));
    expect(await look(code)).toMatchObject({ refusal: 'too-many-requests' });
    expect(await look(code, newToken())).toEqual(nothing);
    expect(await look(none, newToken())).toEqual(nothing);
  });

  it('use up one miss for a code, however often they come back to its page', async () => {
    await open();
    const host = client();
    const code = await host.make();
    const [gone = '', ...others] = CODES.filter((one) => one !== code);
    const attend = () => host.ask('attend', { code: gone, tokens: [newToken()], have: NOTHING });
    const back = await oneAfterTheOther(20, attend);
    expect(new Set(refusals(back))).toEqual(new Set(['no-such-table']));
    const rest = await oneAfterTheOther(most, (i) => host.ask('look', { code: others[i], tokens: [] }));
    expect(refusals(rest).indexOf('too-many-requests')).toBe(most - 1);
    expect(await attend()).toMatchObject({ refusal: 'too-many-requests' });
  });
});

describe('people', () => {
  it('thirty of them behind one address join within a moment and play', async () => {
    await open();
    const hosts = Array.from({ length: 8 }, () => client());
    await Promise.all(hosts.map((host, i) => host.make(`Host ${i}`)));
    for (const host of hosts) await host.does({ type: 'sit', seat: 'navigators' });
    // Leave out the new tables' own codes, which may be among these codes.
    const mistyped = CODES.filter((code) => hosts.every((host) => host.code !== code));
    const guests = Array.from({ length: 32 }, () => client());
    await Promise.all(
      guests.map(async (guest, i) => {
        const code = hosts[i % hosts.length]?.code ?? '';
        // Every guest mistypes the code once.
        expect(await guest.ask('look', { code: mistyped[i], tokens: [] })).toMatchObject({ ok: false });
        granted(await guest.ask('look', { code, tokens: [] }));
        await guest.join(code, `Guest ${i}`);
        await guest.does({ type: 'rename', name: `Friend ${i}` });
        await guest.does({ type: 'sit', seat: i < hosts.length ? 'poseidon' : 'navigators' });
      }),
    );
    for (const host of hosts) await host.does({ type: 'begin-game' });
    expect(guests).toHaveLength(32);
  });

  it('all come back at once after their network was gone', async () => {
    await open();
    const host = client();
    const code = await host.make();
    const guests = Array.from({ length: 30 }, () => client());
    for (let times = 0; times < 3; times++) {
      for (const guest of guests) guest.socket.disconnect().connect();
      await Promise.all(
        guests.map(async (guest) => granted(await guest.ask('attend', { code, tokens: [], have: NOTHING }))),
      );
    }
    expect(guests.every(({ socket }) => socket.connected)).toBe(true);
  });
});

describe('too much', () => {
  it('is not even read, and messages without a callback count as well', async () => {
    const requests = [{ per: 'address', most: 3, seconds: 60 }] as const;
    await open({ limits: only({ requests }) });
    const parse = vi.spyOn(REQUESTS.make, 'safeParse');
    const eve = client();
    for (let i = 0; i < 3; i++) eve.socket.emit('make', 'no callback');
    const made = await eve.ask('make', { token: newToken(), name: 'Eve' });
    expect(made).toMatchObject({ refusal: 'too-many-requests' });
    expect(parse).toHaveBeenCalledTimes(3);
    parse.mockRestore();
  });

  /** A limit that is higher than people need for gathering at a table. */
  const FEW: readonly Rate[] = [{ per: 'address', most: 40, seconds: 60 }];

  /** For each limit, a request that counts towards it. */
  const COUNTS: Record<
    Exclude<RateName, 'handshakes' | 'refusals' | 'reads'>,
    (at: Company, i: number) => unknown
  > = {
    requests: ({ onlooker }) => onlooker.ask('nonsense', {}),
    boards: ({ onlooker }) => onlooker.ask('boards', {}),
    listings: ({ onlooker }) => onlooker.ask('open-tables', {}),
    looks: ({ onlooker }) => onlooker.ask('look', { code: onlooker.code, tokens: [] }),
    misses: ({ onlooker }, i) => onlooker.ask('look', { code: CODES[i], tokens: [] }),
    makes: ({ onlooker }) => onlooker.ask('make', { token: newToken(), name: 'Eve' }),
    joins: ({ onlooker }) => onlooker.ask('join', { code: onlooker.code, token: newToken(), name: 'Eve' }),
    attends: ({ onlooker }) =>
      onlooker.ask('attend', { code: onlooker.code, tokens: [newToken()], have: NOTHING }),
    returns: ({ host }) => host.ask('attend', { code: host.code, tokens: [host.token], have: NOTHING }),
    commands: ({ host }) => host.command({ type: 'deal-ships' }),
    seas: ({ host }, i) =>
      host.command({ type: 'choose-board', board: i % 2 === 0 ? 'sea-RJ9Q' : 'sea-TT5X' }),
    openings: ({ host }) => host.command({ type: 'open-table', open: null }),
    renames: ({ host }) => host.command({ type: 'rename', name: 'Anna' }),
    sharings: ({ host }) => host.command({ type: 'show-name', game: 'g', shown: true }),
    pieces: ({ host }) => host.command({ type: 'guess', ship: 'red', square: 'a1' }),
    settings: ({ host }) => host.command({ type: 'deal-ships' }),
    signals: ({ host }) =>
      host.ask('signal', { player: host.player, signal: { type: 'phrase', phrase: 'wait' } }),
    talk: ({ host }) => host.command({ type: 'say', line: { type: 'phrase', phrase: 'hello' } }),
    'crew-talk': ({ host }) =>
      host.command({ type: 'say-to-crew', line: { type: 'phrase', phrase: 'hello' } }),
    push: ({ host }) =>
      host.ask('unsubscribe-push', { player: host.player, endpoint: 'https://push.test/d' }),
    reviews: ({ host }) => host.ask('review', { code: host.code, game: 'g' }),
    events: ({ onlooker }) => onlooker.ask('attend', { code: onlooker.code, tokens: [], have: NOTHING }),
    'key-offers': ({ host }) => host.ask('offer-device', { player: host.player }),
    'wrong-links': ({ onlooker }) => onlooker.ask('shared-game', { link: 'A'.repeat(28) }),
    'wrong-keys': ({ onlooker, host }) => onlooker.changeDevice(host.code, 'CCCCCCCC'),
  };

  it.each(Object.keys(COUNTS) as (keyof typeof COUNTS)[])(
    'of %s is refused, for exactly as long as the answer says',
    async (name) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      await open({ limits: only({ [name]: FEW }) });
      const at = await company();
      const ask = (i: number) => COUNTS[name](at, i) as Promise<Answer<object>>;
      const refused = (await oneAfterTheOther(41, ask)).at(-1);
      expect(refused).toEqual({ ok: false, refusal: 'too-many-requests', waitMs: 60_000 });
      vi.advanceTimersByTime(59_999);
      expect(await ask(50)).toEqual({ ok: false, refusal: 'too-many-requests', waitMs: 1 });
      vi.advanceTimersByTime(1);
      expect(await ask(51)).not.toMatchObject({ refusal: 'too-many-requests' });
    },
  );

  it('of what one address makes the server read is refused, whatever is answered, and hinders no other', async () => {
    const reads = [{ per: 'address', most: 10, seconds: 60 }] as const;
    await open({ proxies: 1, limits: only({ reads }) });
    const host = client();
    const code = await host.make('Ann');
    const link = `${'A'.repeat(12)}${'B'.repeat(16)}`;
    host.close();
    const eve = client(STRANGER);
    // Looking at a table in memory reads nothing. The server releases the table from memory shortly after the host has
    // left.
    await expect
      .poll(() => eve.ask('look', { code, tokens: [] }))
      .toMatchObject({ refusal: 'too-many-requests' });
    expect(await eve.ask('shared-game', { link })).toMatchObject({ refusal: 'too-many-requests' });
    const attend = { code, tokens: [host.token], have: NOTHING };
    expect(await eve.ask('attend', attend)).toMatchObject({ refusal: 'too-many-requests' });
    expect(await client('198.51.100.8').ask('attend', attend)).toMatchObject({ ok: true });
  });

  it('said by one Navigator reaches the others no more', async () => {
    await open();
    const { host, crew, onlooker, poseidon } = await company(2);
    const signal = { type: 'phrase', phrase: 'wait' };
    const say = (by: Client) => by.ask('signal', { player: host.player, signal });
    // Clients that only claim to be the host don't use up the real host's allowance.
    await oneAfterTheOther(60, () => say(onlooker));
    await oneAfterTheOther(60, () => say(poseidon));
    const said = refusals(await oneAfterTheOther(60, () => say(host)));
    const [{ most }] = LIMITS.rates.signals as readonly [Rate];
    expect(said.filter((each) => each === 'ok')).toHaveLength(most);
    await crew[0]?.caughtUp();
    expect(crew[0]?.signals).toHaveLength(most);
  });

  it('renaming writes no more than the limit lets through', async () => {
    await open();
    const { host, poseidon } = await company();
    await oneAfterTheOther(60, (i) => host.command({ type: 'rename', name: `Ann ${i}` }));
    const { feeds } = await poseidon.attend();
    const [{ most }] = LIMITS.rates.renames as readonly [Rate];
    const events = feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    expect(events.filter(({ type }) => type === 'renamed')).toHaveLength(most);
  });

  it('making fills no store', async () => {
    const store = openSqlite(':memory:');
    await open({ store });
    const stranger = client();
    await oneAfterTheOther(100, () => stranger.ask('make', { token: newToken(), name: 'Eve' }));
    const [{ most }] = LIMITS.rates.makes as readonly [Rate, Rate];
    expect(await store.countTables()).toBe(most);
  });

  it('at once waits, and comes about when it is asked for again', async () => {
    const store = openSqlite(':memory:');
    const write = store.write.bind(store);
    await open({ store });
    const { host } = await company();
    await host.does({ type: 'abandon-game' });
    const { promise: gate, resolve: go } = Promise.withResolvers<null>();
    store.write = (change) => gate.then(() => write(change));
    const choose = (i: number) =>
      host.command({ type: 'choose-mode', mode: i % 2 === 0 ? 'competing' : 'cooperative' });
    const asked = Array.from({ length: LIMITS.inFlight + 8 }, (_, i) => choose(i));
    const refused = await Promise.all(asked.slice(LIMITS.inFlight));
    expect(new Set(refusals(refused))).toEqual(new Set(['too-many-requests']));
    go(null);
    expect(new Set(refusals(await Promise.all(asked.slice(0, LIMITS.inFlight))))).toEqual(new Set(['ok']));
    expect(await choose(0)).toMatchObject({ ok: true });
  });

  it('read does not keep who holds a seat from coming back', async () => {
    await open({ limits: only({ events: FEW }) });
    const { host, onlooker } = await company();
    const asked = { code: host.code, have: NOTHING };
    await oneAfterTheOther(10, () => onlooker.ask('attend', { ...asked, tokens: [] }));
    expect(await onlooker.ask('attend', { ...asked, tokens: [] })).toMatchObject({ ok: false });
    expect(await host.ask('attend', { ...asked, tokens: [host.token] })).toMatchObject({ ok: true });
  });

  it('goes on after very many refusals: then the connection is cut', async () => {
    const rates = { looks: FEW, refusals: [{ per: 'connection', most: 10, seconds: 60 }] as const };
    await open({ limits: only(rates) });
    const stranger = client();
    stranger.socket.io.reconnection(false);
    const cut = new Promise((resolve) => stranger.socket.once('disconnect', resolve));
    for (let i = 0; i < 60; i++) stranger.socket.emit('look', { code: 'C2C5', tokens: [] }, () => undefined);
    await cut;
  });
});

describe('connections', () => {
  const refusal = (socket: Client['socket']) =>
    new Promise<Error & { data?: { waitMs: number } }>((resolve) => socket.once('connect_error', resolve));
  const connected = (socket: Client['socket']) =>
    new Promise<void>((resolve) => (socket.connected ? resolve() : socket.once('connect', () => resolve())));

  it('one too many of an address is refused by name, until another one has closed', async () => {
    await open({ proxies: 1, limits: { ...LIMITS, sockets: 3 } });
    const three = Array.from({ length: 3 }, () => client(STRANGER));
    for (const { socket } of three) await connected(socket);
    const fourth = client(STRANGER);
    const error = await refusal(fourth.socket);
    expect(error.message).toBe('too-many-sockets');
    expect(error.data?.waitMs).toBeGreaterThan(0);
    await connected(client('203.0.113.7').socket);
    three[0]?.close();
    await expect
      .poll(async () => {
        if (!fourth.socket.connected) fourth.socket.connect();
        return fourth.socket.connected;
      })
      .toBe(true);
  });

  it('that are opened one after the other are refused at the door', async () => {
    await open({ limits: only({ handshakes: [{ per: 'address', most: 3, seconds: 60 }] }) });
    for (let i = 0; i < 3; i++) {
      const { socket } = client();
      await connected(socket);
      socket.close();
    }
    const response = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: 'too-many-requests' });
  });
});

describe('a log that is full', () => {
  /** Plays until the game is over. */
  async function playOn({ host, poseidon }: Company): Promise<void> {
    for (;;) {
      await storm(poseidon);
      for (const ship of SHIPS) {
        const answer = await host.command({ type: 'sail', ship, heading: 'S' });
        if (!answer.ok) expect(answer.refusal).toBe('ship-arrived');
        else if (JSON.stringify(answer.feeds).includes('"game-ended"')) return;
      }
    }
  }

  it('of a game takes no more pieces, but the game goes on to its end', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, game: 12 } } });
    const at = await company();
    const { host } = at;
    const guess = (i: number) =>
      host.command({ type: 'guess', ship: 'red', square: i % 2 === 0 ? 'a1' : 'a2' });
    const answers = refusals(await oneAfterTheOther(20, guess));
    expect(answers.filter((each) => each === 'ok')).toHaveLength(11);
    expect(answers.at(-1)).toBe('log-full');
    const reminder = { type: 'remind', ship: 'red', number: 0, square: 'a1' } as const;
    expect(await host.command(reminder)).toEqual({ ok: false, refusal: 'log-full' });
    const reason = { type: 'reason', ship: 'red', squares: ['a1'] } as const;
    expect(await host.command(reason)).toEqual({ ok: false, refusal: 'log-full' });
    await playOn(at);
    await host.does({ type: 'begin-game' });
    expect(await guess(0)).toMatchObject({ ok: true });
  });

  it('of a table lets nothing new begin, but the game goes on to its end and everybody may leave', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, table: 12 } } });
    const at = await company();
    const { host, poseidon, device } = at;
    const rename = (i: number) => host.command({ type: 'rename', name: `Ann ${i}` });
    const answers = refusals(await oneAfterTheOther(15, rename));
    expect(answers).toContain('ok');
    expect(answers.at(-1)).toBe('log-full');
    const late = { code: host.code, token: newToken(), name: 'Late' };
    expect(await device().ask('join', late)).toEqual({ ok: false, refusal: 'log-full' });
    expect(await host.command({ type: 'guess', ship: 'red', square: 'a1' })).toMatchObject({ ok: true });
    await playOn(at);
    expect(await host.command({ type: 'begin-game' })).toEqual({ ok: false, refusal: 'log-full' });
    await poseidon.does({ type: 'leave' });
  });

  it('of a table keeps no seat of a running game empty: who is at it is let in and sits down', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, table: 12 } } });
    const { host, poseidon } = await company();
    await oneAfterTheOther(15, (i) => host.command({ type: 'rename', name: `Ann ${i}` }));
    await host.does({ type: 'free-seat', player: poseidon.player });
    await comeIn(host, poseidon);
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
  });

  it('of talk takes no more lines, but everything else goes on', async () => {
    const logs = { ...LIMITS.logs, table: 10, lines: 30, game: 4, crewLines: 20 };
    await open({ limits: only({ talk: [], 'crew-talk': [] }, { logs }) });
    const { host, poseidon, device } = await company();
    const line = { type: 'phrase', phrase: 'hello' } as const;
    const crew = () => host.command({ type: 'say-to-crew', line });
    const say = () => poseidon.command({ type: 'say', line });
    const full = { ok: false, refusal: 'talk-full' };
    expect(refusals(await oneAfterTheOther(20, crew))).toEqual(Array<string>(20).fill('ok'));
    expect(await crew()).toEqual(full);
    // Nobody else is refused anything because the crew has talked so much.
    expect(refusals(await oneAfterTheOther(30, say))).toEqual(Array<string>(30).fill('ok'));
    expect(await say()).toEqual(full);
    await host.does({ type: 'remove-line', line: 3 });
    await host.does({ type: 'remove-crew-line', line: 3 });
    expect([await say(), await crew()]).toEqual([full, full]);
    for (const square of ['a2', 'a3'] as const) await host.does({ type: 'guess', ship: 'red', square });
    await host.does({ type: 'abandon-game' });
    await device().join(host.code, 'Late');
    await host.does({ type: 'begin-game' });
    expect(await crew()).toMatchObject({ ok: true });
  });

  it('of games lets none begin', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, games: 1 } } });
    const { host } = await company();
    await host.does({ type: 'abandon-game' });
    expect(await host.command({ type: 'begin-game' })).toEqual({ ok: false, refusal: 'log-full' });
  });
});

it('docs/PROTOCOL.md has the same limits', () => {
  const [, section = ''] = readFileSync('docs/PROTOCOL.md', 'utf8').split('\n## Limits\n');
  const [table = ''] = section.split('\n## ');
  const said = [...table.matchAll(/^\| `([\w-]+)` +\| [^|]+\| ([^|]+?) +\|$/gm)].map(([, name, much]) => [
    name,
    much,
  ]);
  const number = (count: number) => count.toLocaleString('en-GB');
  const time = (seconds: number) =>
    seconds === 86_400 ? 'a day' : seconds % 600 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  const rates = Object.entries(LIMITS.rates).map(([name, each]) => [
    name,
    each.map(({ per, most, seconds }) => `${number(most)} in ${time(seconds)} for each ${per}`).join('; '),
  ]);
  const { inFlight, sockets, logs } = LIMITS;
  expect(said).toEqual([
    ...rates,
    ['in-flight', `${number(inFlight)} for each connection`],
    ['sockets', `${number(sockets)} for each address`],
    ['game-events', `${number(logs.game)} events`],
    ['table-events', `${number(logs.table)} events`],
    ['games', `${number(logs.games)} for each table`],
    ['own-boards', `${number(logs.boards)} for each table`],
    ['lines', `${number(logs.lines)} for each table`],
    ['crew-lines', `${number(logs.crewLines)} for each game`],
  ]);
});
