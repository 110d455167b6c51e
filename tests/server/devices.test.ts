/** Changing devices: the player keeps the seat, the old device is locked out, and nobody else gets in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { digest } from '../../server/lib/secrets.ts';
import { findKey, makeKey } from '../../server/tables/device-keys.ts';
import { openSqlite } from '../../server/store/open.ts';
import { granted, newToken, NOTHING } from '../helpers/client.ts';
import { gameFeed, gatherCompany, Guest, isGone, type Company } from '../helpers/guests.ts';
import { comeIn } from '../helpers/knocking.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let company: Company;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterEach(() => company.close());

const GUESS = { type: 'guess', ship: 'red', square: 'b2' } as const;
const NO_OFFER = { ok: false, refusal: 'no-such-offer' };

/** A new device that has taken over a player's seat. */
async function moved(from: Guest): Promise<Guest> {
  const to = company.device();
  const { key } = await from.offer();
  const { player } = granted(await to.changeDevice(from.code, key));
  Object.assign(to, { player, code: from.code });
  return to;
}

describe('another device', () => {
  it('keeps the seat, in the middle of a game', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    await host.does(GUESS);
    const tablet = await moved(host);
    const attended = await tablet.attend();
    expect(attended.players).toEqual([host.player]);
    expect(gameFeed(attended.feeds)).toMatchObject({ audience: 'navigators', from: 0 });
    expect(gameFeed(attended.feeds).events.map(({ type }) => type)).toEqual(['began', 'guessed']);
    await tablet.does({ ...GUESS, square: 'b3' });
    // The player is still the host, and the change has been sent to the table.
    await tablet.does({ type: 'allow-olympus', allowed: false });
    const event = JSON.stringify({ type: 'device-changed', player: host.player });
    await expect.poll(() => JSON.stringify(poseidon.told)).toContain(event);
  });

  it('locks the device before out', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    const tablet = await moved(poseidon);
    await poseidon.caughtUp();
    expect(poseidon.reasons).toEqual(['device-changed']);
    await tablet.attend();
    const heard = poseidon.told.length;
    expect(await poseidon.command({ type: 'abandon-game' })).toEqual({ ok: false, refusal: 'not-attending' });
    // The old device's token is useless now: for looking, for attending, and for joining again unnoticed.
    const { code } = host;
    const looked = await poseidon.ask('look', { code, tokens: [poseidon.token] });
    expect(looked).toEqual({ ok: false, refusal: 'no-such-table' });
    const attended = await poseidon.attend();
    expect(attended.players).toEqual([]);
    expect(gameFeed(attended.feeds).audience).toBe('onlookers');
    expect(await poseidon.command({ type: 'abandon-game' })).toEqual({ ok: false, refusal: 'no-such-seat' });
    const offer = await poseidon.ask('offer-device', { player: poseidon.player });
    expect(offer).toEqual({ ok: false, refusal: 'no-such-seat' });
    await host.does(GUESS);
    for (const device of [tablet, poseidon]) await device.caughtUp();
    expect(tablet.reasons).toEqual([]);
    expect(poseidon.told.length).toBe(heard);
  });

  it('may ask twice for what it was granted, and holds what it had at this table', async () => {
    company = await gatherCompany(server.url, 2);
    const { host, crew } = company;
    const tablet = company.device();
    const { key } = await host.offer();
    const both = await Promise.all([
      tablet.changeDevice(host.code, key),
      tablet.changeDevice(host.code, key),
    ]);
    expect(both.map(({ ok }) => ok)).toContain(true);
    expect(await tablet.changeDevice(host.code, key)).toMatchObject({ ok: true, player: host.player });
    // A device uses a new token for each player, because a token can stand for only one player.
    const [other] = crew;
    const next = await tabletOf(tablet, host);
    const offered = await next.offer();
    expect(await other?.changeDevice(host.code, offered.key)).toMatchObject({ player: other?.player });
  });

  it('that holds others too goes on with those', async () => {
    company = await gatherCompany(server.url, 2);
    const { host, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    const tokens = [host.token, other.token];
    await host.ask('attend', { code: host.code, tokens, have: NOTHING });
    const phone = company.device();
    const { key } = await host.offer(other.player);
    granted(await phone.changeDevice(host.code, key));
    await host.caughtUp();
    expect(host.reasons).toEqual(['device-changed']);
    const attended = granted(
      await host.ask<{ players: string[] }>('attend', { code: host.code, tokens, have: NOTHING }),
    );
    expect(attended.players).toEqual([host.player]);
  });

  it('is remembered over a restart', async () => {
    company = await gatherCompany(server.url, 1);
    const folder = mkdtempSync(join(tmpdir(), 'odyssey-devices-'));
    const file = join(folder, 'odyssey.sqlite');
    const first = await startServer({ store: openSqlite(file) });
    const there = await gatherCompany(first.url, 1);
    const { host, poseidon } = there;
    const tablet = there.device();
    granted(await tablet.changeDevice(host.code, (await host.offer()).key));
    const late = (await poseidon.offer()).key;
    there.close();
    await first.stop();

    const store = openSqlite(file);
    const { id = '' } = (await store.findTable(host.code)) ?? {};
    expect((await store.seats(id)).map((seat) => seat.digest).sort()).toEqual(
      [digest(tablet.token), digest(poseidon.token)].sort(),
    );
    const second = await startServer({ store });
    const again = new Guest(second.url);
    const tokens = [host.token, tablet.token];
    const attended = granted(
      await again.ask<{ players: string[] }>('attend', { code: host.code, tokens, have: NOTHING }),
    );
    expect(attended.players).toEqual([host.player]);
    // With a SQLite store, key offers are only in memory, so the restart has lost this one.
    expect(await again.changeDevice(host.code, late)).toEqual(NO_OFFER);
    again.close();
    await second.stop();
    rmSync(folder, { recursive: true });
  });
});

/** Attends as the player whose seat the device has taken over. */
async function tabletOf(tablet: Guest, { player, code }: Guest): Promise<Guest> {
  Object.assign(tablet, { player, code });
  await tablet.attend();
  return tablet;
}

describe('a device that has seen the other side of the running game', () => {
  const ASKED = { ok: false, refusal: 'knows-other-side' };

  /** A device that used to be a big screen with the true board, and no longer shows that board. */
  async function formerScreen({ host, poseidon, device }: Company): Promise<Guest> {
    const screen = device();
    await host.does({ type: 'allow-olympus', allowed: true });
    await poseidon.does({ type: 'allow-olympus', allowed: true });
    expect(gameFeed((await screen.watch(host.code, true)).feeds).audience).toBe('olympus');
    await poseidon.does({ type: 'allow-olympus', allowed: false });
    return screen;
  }

  /** The latest event about a device change that a guest has received. */
  async function toldOf(guest: Guest): Promise<unknown> {
    await guest.caughtUp();
    const events = guest.told.flat().flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    return events.findLast(({ type }) => type === 'device-changed');
  }

  it('as the big screen is asked before it takes the place of a Navigator', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, onlooker } = company;
    const screen = await formerScreen(company);
    const { key } = await host.offer();
    expect(await screen.changeDevice(host.code, key)).toEqual(ASKED);
    expect(await screen.changeDevice(host.code, key, false)).toEqual(ASKED);
    // The key is still valid, and the Navigator's own device hasn't been dismissed.
    await host.caughtUp();
    expect(host.reasons).toEqual([]);
    expect(await screen.changeDevice(host.code, key, true)).toMatchObject({ ok: true, player: host.player });
    expect(await toldOf(onlooker)).toEqual({ type: 'device-changed', player: host.player, knowing: true });
  });

  it.each([
    ["for Poseidon's place", ({ poseidon }: Company) => poseidon],
    ['for the place of somebody who has no part in the game', ({ onlooker }: Company) => onlooker],
  ])('as the big screen is not asked %s', async (_, whose) => {
    company = await gatherCompany(server.url, 1);
    const { host, onlooker } = company;
    await comeIn(host, onlooker, 'Olga');
    const screen = await formerScreen(company);
    const place = whose(company);
    const { key } = await place.offer();
    // A device that has seen nothing of the other side isn't reported as having seen it, even if its player says so.
    granted(await screen.changeDevice(host.code, key, true));
    expect(await toldOf(host)).toEqual({ type: 'device-changed', player: place.player });
  });

  it('as the big screen of the game before is not asked', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, onlooker } = company;
    const screen = await formerScreen(company);
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    const { key } = await host.offer();
    granted(await screen.changeDevice(host.code, key));
    expect(await toldOf(onlooker)).toEqual({ type: 'device-changed', player: host.player });
  });

  it("as Poseidon's or a Navigator's is asked before it takes the other place", async () => {
    company = await gatherCompany(server.url, 2);
    const { host, poseidon, crew, onlooker } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    // Another seat needs another token.
    const take = (by: Guest, key: string, knowing?: boolean) =>
      by.ask('change-device', {
        code: host.code,
        key,
        token: newToken(),
        ...(knowing !== undefined && { knowing }),
      });
    const hosts = await host.offer();
    expect(await take(poseidon, hosts.key)).toEqual(ASKED);
    expect(await take(other, hosts.key, false)).toMatchObject({ ok: true, player: host.player });
    expect(await toldOf(onlooker)).toEqual({ type: 'device-changed', player: host.player });
    const poseidons = await poseidon.offer();
    expect(await take(other, poseidons.key)).toEqual(ASKED);
    expect(await take(other, poseidons.key, true)).toMatchObject({ ok: true, player: poseidon.player });
    expect(await toldOf(onlooker)).toEqual({
      type: 'device-changed',
      player: poseidon.player,
      knowing: true,
    });
  });
});

describe('an offer', () => {
  it('is good once', async () => {
    company = await gatherCompany(server.url, 1);
    const { host } = company;
    const { key } = await host.offer();
    granted(await company.device().changeDevice(host.code, key));
    expect(await company.device().changeDevice(host.code, key)).toEqual(NO_OFFER);
  });

  it('is void when there is a newer one', async () => {
    company = await gatherCompany(server.url, 1);
    const { host } = company;
    const { key } = await host.offer();
    const newer = await host.offer();
    expect(await company.device().changeDevice(host.code, key)).toEqual(NO_OFFER);
    expect(await company.device().changeDevice(host.code, newer.key)).toMatchObject({ ok: true });
  });

  it('is good at its own table only', async () => {
    company = await gatherCompany(server.url, 1);
    const { host } = company;
    const { key } = await host.offer();
    const stranger = company.device();
    const code = await stranger.make('Eve');
    expect(await company.device().changeDevice(code, key)).toEqual(NO_OFFER);
    expect(await company.device().changeDevice(host.code, key)).toMatchObject({ ok: true });
  });

  it("is one's own to make, or the host's for who is away", async () => {
    company = await gatherCompany(server.url, 2);
    const { host, poseidon, crew, onlooker } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    const ask = (by: Guest, player: string) => by.ask('offer-device', { player });
    expect(await ask(host, poseidon.player)).toEqual({ ok: false, refusal: 'player-present' });
    expect(await ask(other, host.player)).toEqual({ ok: false, refusal: 'no-such-seat' });
    expect(await ask(onlooker, host.player)).toEqual({ ok: false, refusal: 'no-such-seat' });
    expect(await ask(host, 'nobody')).toEqual({ ok: false, refusal: 'no-such-player' });
    expect(await ask(company.device(), host.player)).toEqual({ ok: false, refusal: 'not-attending' });
    other.close();
    await isGone(host, other);
    expect(await ask(poseidon, other.player)).toEqual({ ok: false, refusal: 'no-such-seat' });
    const { key } = await host.offer(other.player);
    const tablet = company.device();
    expect(await tablet.changeDevice(host.code, key)).toMatchObject({ ok: true, player: other.player });
    // The log says who made the key, because that person could have used it secretly. Everyone receives that event.
    const event = JSON.stringify({ type: 'device-changed', player: other.player, by: host.player });
    await expect.poll(() => JSON.stringify(poseidon.told)).toContain(event);
    Object.assign(tablet, { player: other.player, code: host.code });
    expect(gameFeed((await tablet.attend()).feeds).audience).toBe('navigators');
    poseidon.close();
    await isGone(host, poseidon);
    expect(await ask(host, poseidon.player)).toEqual({ ok: false, refusal: 'game-running' });
  });

  it('is of no use while the player is back for whom the host has made it', async () => {
    company = await gatherCompany(server.url, 2);
    const { host, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    other.close();
    await isGone(host, other);
    const { key } = await host.offer(other.player);
    const back = other.again();
    await back.attend();
    expect(await company.device().changeDevice(host.code, key)).toEqual(NO_OFFER);
    back.close();
    await isGone(host, other);
    expect(await company.device().changeDevice(host.code, key)).toMatchObject({ ok: true });
  });

  it('is of no use to a token that was given up', async () => {
    company = await gatherCompany(server.url, 1);
    const { host } = company;
    const late = company.device();
    await comeIn(host, late, 'Late');
    await late.does({ type: 'leave' });
    const { key } = await host.offer();
    expect(await late.changeDevice(host.code, key)).toEqual({ ok: false, refusal: 'token-used' });
  });
});

describe('offers', () => {
  afterEach(() => void vi.useRealTimers());
  const six = ['5', '6', '7', '8', '9', '2'].map((last) => `WRNKKK2${last}`);

  it('are good for as long as they say', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const store = openSqlite(':memory:');
    const { key, leftMs } = await makeKey(store, 't', { player: 'ann' });
    vi.setSystemTime(1_000_000 + leftMs);
    expect((await findKey(store, 't', key))?.player).toBe('ann');
    vi.setSystemTime(1_000_001 + leftMs);
    expect(await findKey(store, 't', key)).toBeUndefined();
    await store.close();
  });

  it('are not void because somebody tried wrong keys', async () => {
    company = await gatherCompany(server.url, 1);
    const { host } = company;
    const { key } = await host.offer();
    const stranger = company.device();
    for (const wrong of six) expect(await stranger.changeDevice(host.code, wrong)).toEqual(NO_OFFER);
    expect(await company.device().changeDevice(host.code, key)).toMatchObject({ ok: true });
    await expect.poll(() => host.reasons).toEqual(['device-changed']);
  });
});

describe('a stolen invitation', () => {
  it('gives nobody a seat: the code is no key', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    const { code } = host;
    const thief = company.device();
    // With only the code, a device can do nothing but watch.
    expect(gameFeed((await thief.watch(code)).feeds).audience).toBe('onlookers');
    for (const victim of [host, poseidon]) {
      thief.player = victim.player;
      expect(await thief.command({ type: 'leave' })).toEqual({ ok: false, refusal: 'no-such-seat' });
      expect(await thief.ask('offer-device', { player: victim.player })).toEqual({
        ok: false,
        refusal: 'no-such-seat',
      });
      expect(await thief.ask('delete-table', { code, player: victim.player })).toEqual({
        ok: false,
        refusal: 'no-such-seat',
      });
    }
    // Neither a public id nor the digest of a token works as a token.
    for (const token of [newToken(), digest(host.token), host.player.padEnd(43, 'A')]) {
      const attended = granted(
        await thief.ask<{ players: string[] }>('attend', { code, tokens: [token], have: NOTHING }),
      );
      expect(attended.players).toEqual([]);
    }
    // Somebody who joins becomes a new player, and can't take an occupied seat.
    await comeIn(host, thief, 'Anna');
    expect(thief.player).not.toBe(host.player);
    expect(await thief.command({ type: 'sit', seat: 'poseidon' })).toEqual({
      ok: false,
      refusal: 'seat-taken',
    });
    for (const victim of [host, poseidon]) await victim.caughtUp();
    expect([...host.reasons, ...poseidon.reasons]).toEqual([]);
  });
});
