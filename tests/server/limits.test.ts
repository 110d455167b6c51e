/**
 * Requests at a rate that only a script can reach are refused, and the refusal says how long to wait. People never
 * reach these rates.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { LIMITS, type RateName } from '../../server/gateway/limits.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import { granted, newToken, NOTHING } from '../helpers/client.ts';
import type { Company } from '../helpers/guests.ts';
import { CODES, FEW, oneAfterTheOther, only, useLimitedServer } from '../helpers/limited-servers.ts';

const { open, client, company } = useLimitedServer();

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
