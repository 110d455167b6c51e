/**
 * What a device may see is recorded on disk before the device sees it. There is a maximum number of records, and only
 * the running game has any.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digest } from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { Sightings, type Viewer } from '../../server/tables/sightings.ts';
import { newToken, NOTHING } from '../helpers/client.ts';
import { gameFeed, gatherCompany, isGone, type Company, type Guest } from '../helpers/guests.ts';
import { heardBy } from '../helpers/packets.ts';
import { comeIn } from '../helpers/knocking.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { Evening } from '../helpers/tables.ts';

let store: Store;
let failing = false;
let server: RunningServer;
let company: Company;
beforeEach(async () => {
  failing = false;
  store = openSqlite(':memory:');
  const write = store.write.bind(store);
  store.write = (change) => (failing ? Promise.reject(new Error('the disk is full')) : write(change));
  server = await startServer({ store });
  company = await gatherCompany(server.url, 2);
});
afterEach(async () => {
  company.close();
  await server.stop();
});

/** What is stored about a guest's device and token, in the form "device poseidon". */
async function keptOf(guest: Guest): Promise<string[]> {
  const rows = await store.sightings((await store.findTable(company.host.code))?.id ?? '');
  const named = { device: digest(guest.device ?? ''), token: digest(guest.token) };
  return Object.entries(named).flatMap(([name, its]) =>
    rows.filter((row) => row.digest === its).map(({ sight }) => `${name} ${sight}`),
  );
}

describe('what a device has seen', () => {
  it('is kept when a game begins, by its own secret and by its token, and nothing of who looks on', async () => {
    expect(await keptOf(company.host)).toEqual(['device navigators', 'token navigators']);
    expect(await keptOf(company.poseidon)).toEqual(['device poseidon', 'token poseidon']);
    expect(await keptOf(company.onlooker)).toEqual([]);
  });

  it('is kept when somebody sits down, comes from a new device, or the big screen opens', async () => {
    const { host, poseidon, device } = company;
    const comer = device();
    await comeIn(host, comer, 'Eve');
    expect(await keptOf(comer)).toEqual([]);
    await comer.does({ type: 'sit', seat: 'navigators' });
    expect(await keptOf(comer)).toEqual(['device navigators', 'token navigators']);
    const tablet = device();
    const { key } = await host.offer();
    await tablet.changeDevice(host.code, key);
    expect(await keptOf(tablet)).toEqual([]);
    Object.assign(tablet, { code: host.code });
    await tablet.attend();
    expect(await keptOf(tablet)).toEqual(['device navigators', 'token navigators']);
    const screen = device();
    await screen.watch(host.code, true);
    Object.assign(tablet, { player: host.player });
    await tablet.command({ type: 'allow-olympus', allowed: true }, 'of-the-tablet');
    expect(await keptOf(screen)).toEqual([]);
    await poseidon.does({ type: 'allow-olympus', allowed: true });
    expect(await keptOf(screen)).toEqual(['device truth']);
  });

  it('goes when the next game begins, and with the table', async () => {
    const { host, poseidon, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    await host.does({ type: 'abandon-game' });
    await other.does({ type: 'sit', seat: null });
    await host.does({ type: 'ask-swap', wish: true });
    await poseidon.does({ type: 'swap-seats', player: host.player });
    await host.does({ type: 'begin-game' });
    expect(await keptOf(other)).toEqual([]);
    expect(await keptOf(host)).toEqual(['device poseidon', 'token poseidon']);
    const { id } = (await store.findTable(host.code)) ?? { id: '' };
    await host.ask('delete-table', { code: host.code, player: host.player });
    expect(await store.sightings(id)).toEqual([]);
  });

  it('that can not be written is not shown', async () => {
    const { host, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    const tab = other.again();
    tab.device = newToken();
    failing = true;
    const asked = { code: host.code, tokens: [tab.token], device: tab.device, have: NOTHING };
    expect(await tab.ask('attend', asked)).toEqual({ ok: false, refusal: 'server-fault' });
    failing = false;
    await host.does({ type: 'guess', ship: 'red', square: 'c3' });
    await tab.caughtUp();
    expect(tab.told).toEqual([]);
    expect(gameFeed((await tab.attend()).feeds).audience).toBe('navigators');
    tab.close();
  });

  it('changes nothing that others are sent', async () => {
    const { host, poseidon, onlooker, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    // Attends once from a device that has been there before, and once from a new device.
    const heard = async (device: string) => {
      const tab = other.again();
      tab.device = device;
      await tab.attend();
      const packets = await heardBy([host, poseidon, onlooker], () => tab.attend());
      tab.close();
      await isGone(host, other);
      return packets;
    };
    other.close();
    await isGone(host, other);
    expect(await heard(newToken())).toEqual(await heard(other.device ?? ''));
  });
});

describe('a player whose device has come to see both sides without taking a seat', () => {
  it('is named to the table, once', async () => {
    const { host, poseidon, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    // Use a copy of a Navigator's token on Poseidon's device.
    const tab = other.again();
    tab.device = poseidon.device;
    await tab.attend();
    await tab.attend();
    await host.caughtUp();
    const events = host.told.flat().flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    expect(events.filter(({ type }) => type === 'knows-other-side')).toEqual([
      { type: 'knows-other-side', player: other.player },
    ]);
    tab.close();
  });
});

describe('a device that says nothing of itself', () => {
  it('is no big screen, and told why', async () => {
    const { host, poseidon, device } = company;
    for (const guest of [host, poseidon]) await guest.does({ type: 'allow-olympus', allowed: true });
    const screen = device();
    screen.device = undefined;
    const attended = await screen.watch(host.code, true);
    expect([gameFeed(attended.feeds).audience, attended.barred]).toEqual(['onlookers', 'no-device']);
  });
});

describe('sightings', () => {
  it('of one game are bounded: then nobody new is the big screen', () => {
    const evening = new Evening(['ann', 'pia']).seats('pia', 'ann').does('ann', { type: 'begin-game' });
    evening.does('ann', { type: 'allow-olympus', allowed: true });
    evening.does('pia', { type: 'allow-olympus', allowed: true });
    const { table } = evening;
    const { id: game } = evening.game;
    const sightings = new Sightings(game);
    const screen = (name: string): Viewer => ({
      players: [],
      olympus: true,
      digests: [name],
      hasSecret: true,
    });
    const screens = Array.from({ length: 2_000 }, (_, i) => screen(`screen ${i}`));
    const { rows } = sightings.news('t', table, screens);
    expect(rows).toHaveLength(1_000);
    sightings.add(rows);
    expect(sightings.audience(table, screen('screen 0'))).toBe('olympus');
    expect(sightings.audience(table, screen('screen 1500'))).toBe('onlookers');
    expect(sightings.barred(table, screen('screen 1500'))).toBe('too-many');
    // Players can always see their own side, however many devices there are.
    expect(sightings.audience(table, { ...screen('new'), players: ['ann'] })).toBe('navigators');
  });

  it('of games before the newest count for nothing', () => {
    const rows = [{ table: 't', digest: 'd', game: 'before', sight: 'truth' }];
    expect(new Sightings('now', rows).of(['d'])).toEqual([]);
    expect(new Sightings('before', rows).of(['other', 'd'])).toEqual(['truth']);
  });
});

describe('where no more can be remembered', () => {
  const evening = () => new Evening(['ann', 'pia']).seats('pia', 'ann').does('ann', { type: 'begin-game' });
  const device = (name: string, from: string): Viewer => ({
    players: ['ann'],
    olympus: false,
    digests: [name],
    hasSecret: true,
    from,
  });
  /** The sightings of a game after one address has used up the number of devices that the server records for it. */
  const filled = (game: string) => {
    const { table } = evening();
    const begun = { ...table, games: table.games.map((record) => ({ ...record, id: game })) };
    const sightings = new Sightings(game);
    const crowd = Array.from({ length: 150 }, (_, i) => device(`crowd ${i}`, 'crowd'));
    sightings.add(sightings.news('t', begun, crowd).rows);
    return { sightings, table: begun };
  };

  it('a newcomer of that address counts as one that has seen everything, and no other', () => {
    const { sightings } = filled('g1');
    expect(sightings.atMost(device('new', 'crowd'))).toEqual(['poseidon', 'navigators', 'truth']);
    expect(sightings.atMost(device('new', 'elsewhere'))).toEqual([]);
    expect(sightings.atMost(device('crowd 1', 'crowd'))).toEqual(['navigators']);
  });

  it('what is known of a device already is added to', () => {
    const { sightings, table } = filled('g2');
    const { rows } = sightings.news('t', table, [{ ...device('crowd 1', 'crowd'), players: ['pia'] }]);
    expect(rows).toMatchObject([{ digest: 'crowd 1', sight: 'poseidon' }]);
  });

  it('who plays is shown their side, and is not named for it', () => {
    const { sightings, table } = filled('g3');
    const newcomer = device('new', 'crowd');
    expect(sightings.audience(table, newcomer)).toBe('navigators');
    expect(sightings.news('t', table, [newcomer])).toEqual({ rows: [], told: [] });
  });

  it('an address begins anew with the next game', () => {
    filled('g4');
    expect(new Sightings('g5').atMost(device('new', 'crowd'))).toEqual([]);
  });
});
