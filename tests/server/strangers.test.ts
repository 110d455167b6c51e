/** Repeated requests of a stranger use up nothing that others need: logs, allowances, room to knock, or messages. */
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS, NO_LIMITS } from '../../server/gateway/limits.ts';
import { openSqlite } from '../../server/store/open.ts';
import { PROTOCOL, type Answer } from '../../shared/wire/protocol.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { Client, granted, newToken, NOTHING } from '../helpers/client.ts';
import { gameFeed, gatherCompany, Guest, type Company } from '../helpers/guests.ts';
import { comeIn, knock, knocksAt } from '../helpers/knocking.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

let server: RunningServer;
const clients: { close(): void }[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.stop();
});

async function open(options: ServerOptions = {}): Promise<void> {
  server = await startServer({ proxies: 1, ...options });
}

/** Opens a client that appears to come from this address. */
function client(address: string): Client {
  const opened = new Client(server.url, { protocol: PROTOCOL }, address);
  clients.push(opened);
  return opened;
}

async function company(navigators = 1): Promise<Company> {
  const gathered = await gatherCompany(server.url, navigators);
  clients.push(gathered);
  return gathered;
}

const refusalOf = (answer: Answer<object>) => (answer.ok ? 'ok' : answer.refusal);

async function oneAfterTheOther<T>(times: number, doing: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let i = 0; i < times; i++) done.push(await doing(i));
  return done;
}

const MOB = '198.51.100.9';
const FRIEND = '203.0.113.7';

describe("the end of a table's log", () => {
  const SMALL = { ...LIMITS.logs, table: 40 };
  /** Commands that a stranger in the lobby can repeat as often as they like. */
  const OVER_AND_OVER: readonly (readonly [string, (i: number) => TableCommand])[] = [
    ['choosing a board', (i) => ({ type: 'choose-board', board: i % 2 === 0 ? 'B' : 'A' })],
    ['renaming', (i) => ({ type: 'rename', name: `Eve ${i}` })],
    ['sitting down and standing up', (i) => ({ type: 'sit', seat: i % 2 === 0 ? 'poseidon' : null })],
  ];

  it.each(OVER_AND_OVER)('is not reached by %s', async (_, command) => {
    await open({ limits: { ...NO_LIMITS, logs: SMALL } });
    const [host, eve, friend] = [client(FRIEND), client(MOB), client(FRIEND)];
    await eve.join(await host.make(), 'Eve');
    await oneAfterTheOther(60, (i) => eve.command(command(i)));
    await host.does({ type: 'remove-player', player: eve.player });
    await friend.join(host.code, 'Ben');
    await friend.does({ type: 'sit', seat: 'poseidon' });
    await host.does({ type: 'sit', seat: 'navigators' });
    await host.does({ type: 'choose-mode', mode: 'competing' });
    await host.does({ type: 'begin-game' });
    await host.does({ type: 'lock-table', locked: true });
  });

  it('is not reached by coming and going', async () => {
    await open({ limits: { ...NO_LIMITS, logs: SMALL } });
    const [host, eve] = [client(FRIEND), client(MOB)];
    const code = await host.make();
    await oneAfterTheOther(40, async (i) => {
      const token = newToken();
      const { player } = granted(
        await eve.ask<{ player: string }>('join', { code, token, name: `Eve ${i}` }),
      );
      granted(await eve.ask('attend', { code, tokens: [token], have: NOTHING }));
      granted(await eve.ask('command', { id: 'go', player, command: { type: 'leave' } }));
    });
    await host.does({ type: 'sit', seat: 'navigators' });
    await client(FRIEND).join(code, 'Ben');
  });

  it('is the end for strangers, long after: the host and those who have played go on', async () => {
    await open({ limits: { ...NO_LIMITS, logs: { ...SMALL, table: 12 } } });
    const at = await company();
    await at.host.does({ type: 'abandon-game' });
    const eve = client(MOB);
    await eve.join(at.host.code, 'Eve');
    const answers = await oneAfterTheOther(60, (i) => eve.command({ type: 'rename', name: `Eve ${i}` }));
    expect(refusalOf(answers.at(-1) ?? { ok: true })).toBe('log-full');
    await at.poseidon.does({ type: 'sit', seat: null });
    await at.poseidon.does({ type: 'sit', seat: 'poseidon' });
    await at.host.does({ type: 'begin-game' });
  });

  it('settings have a rate of their own', async () => {
    await open();
    const host = client(FRIEND);
    await host.make();
    const answers = await oneAfterTheOther(70, (i) =>
      host.command({ type: 'choose-board', board: i % 2 === 0 ? 'B' : 'A' }),
    );
    const most = LIMITS.rates.settings[0]?.most ?? 0;
    expect(answers.map(refusalOf).indexOf('too-many-requests')).toBe(most);
    expect(await host.command({ type: 'rename', name: 'Anna' })).toMatchObject({ ok: true });
  });
});

describe("a table's allowance", () => {
  it('of joins is not used up by those that are refused', async () => {
    await open();
    const [host, mob] = [client(FRIEND), client(MOB)];
    const code = await host.make('Ann');
    const join = (name: string) => mob.ask('join', { code, token: newToken(), name });
    // Don't send more than this. After more refusals, the server would close the connection.
    const refused = await oneAfterTheOther(85, () => join('Ann'));
    expect(refusalOf(refused.at(-1) ?? { ok: true })).toBe('too-many-requests');
    await client('203.0.113.8').join(code, 'Ben');
    // The same address can still join another table.
    const other = client('203.0.113.9');
    expect(await mob.ask('join', { code: await other.make(), token: newToken(), name: 'Eve' })).toMatchObject(
      {
        ok: true,
      },
    );
  });

  it('of knocks is not used up by those who were turned away', async () => {
    await open();
    const { host } = await company();
    const mob = client(MOB);
    await oneAfterTheOther(85, () => knock(mob, host.code, 'Ann'));
    expect(await knock(client('203.0.113.8'), host.code, 'Ben')).toEqual({ ok: true });
  });
});

describe('the door of a running game', () => {
  /** Connects a number of strangers, all from one address. */
  const crowd = (howMany: number, address: string) => Array.from({ length: howMany }, () => client(address));

  it('holds five of one address, and others beside them', async () => {
    await open();
    const { host } = await company();
    const answers = await Promise.all(
      crowd(6, MOB).map((mob, i) => mob.ask('knock', { code: host.code, token: newToken(), name: `M ${i}` })),
    );
    expect(answers.map(refusalOf).filter((refusal) => refusal === 'table-full')).toHaveLength(1);
    granted(await knock(client(FRIEND), host.code, 'Friend'));
    await knocksAt(host, 6);
  });

  it('that is full makes room for an address that has fewer there, until each has one', async () => {
    await open({ limits: NO_LIMITS });
    const { host } = await company();
    const mobs = [1, 2, 3, 4].flatMap((house) => crowd(5, `198.51.100.${house}`));
    for (const [i, mob] of mobs.entries()) granted(await knock(mob, host.code, `Mob ${i}`));
    granted(await knock(client(FRIEND), host.code, 'Friend'));
    const knocks = await knocksAt(host, 20);
    await expect.poll(() => host.knocks.at(-1)?.name).toBe('Friend');
    expect(knocks).toHaveLength(20);
    const turnedAway = () => mobs.filter(({ knockAnswers }) => knockAnswers[0]?.letIn === false);
    await expect.poll(turnedAway).toHaveLength(1);
    // An address that has already knocked several times can't displace a knock from anyone else.
    expect(await knock(client('198.51.100.1'), host.code, 'More')).toMatchObject({ refusal: 'table-full' });
  });
});

it('somebody who attends again and again has nothing sent to the others', async () => {
  await open({ limits: NO_LIMITS });
  const { host, poseidon, onlooker } = await company();
  const heard: string[] = [];
  poseidon.socket.onAny((name: string) => heard.push(name));
  host.socket.on('present', () => heard.push('present'));
  await oneAfterTheOther(50, () => onlooker.watch(host.code));
  const eve = client(MOB);
  await oneAfterTheOther(50, () => eve.ask('attend', { code: host.code, tokens: [], have: NOTHING }));
  eve.close();
  await oneAfterTheOther(10, () => host.attend());
  await poseidon.caughtUp();
  expect(heard).toEqual([]);
  // A player who really leaves is reported as gone.
  poseidon.close();
  await expect.poll(() => host.present).toEqual([host.player]);
});

describe('what is remembered of devices', () => {
  it('is not filled by junk: a device that has seen the sea is asked before it takes a Navigator’s seat', async () => {
    const store = openSqlite(':memory:');
    await open({ store, limits: NO_LIMITS });
    const at = await company(2);
    const { host, poseidon } = at;
    const id = (await store.findTable(host.code))?.id ?? '';
    const before = (await store.sightings(id)).length;
    const filler = host.again();
    clients.push(filler);
    await oneAfterTheOther(169, () => {
      const tokens = [host.token, ...Array.from({ length: 4 }, newToken)];
      return filler.ask('attend', { code: host.code, tokens, have: NOTHING, device: newToken() });
    });
    expect((await store.sightings(id)).length).toBeLessThanOrEqual(before + 100);
    // Seated players can still see their side, even from an unknown device.
    const tab = host.again();
    clients.push(tab);
    tab.device = newToken();
    expect(gameFeed((await tab.attend()).feeds).audience).toBe('navigators');
    // A device sees Poseidon's board and then returns as another player.
    const thief = at.device();
    Object.assign(thief, { code: host.code });
    const asPoseidon = { code: host.code, tokens: [poseidon.token], have: NOTHING, device: thief.device };
    granted(await thief.ask('attend', asPoseidon));
    const later = new Guest(server.url);
    clients.push(later);
    later.device = thief.device;
    thief.close();
    await comeIn(tab, later, 'Eve');
    const sit = { type: 'sit', seat: 'navigators' } as const;
    expect(await later.command(sit)).toEqual({ ok: false, refusal: 'knows-other-side' });
    const feeds = await later.does({ ...sit, knowing: true });
    expect(JSON.stringify(feeds)).toContain('"knowing":true');
  });
});
