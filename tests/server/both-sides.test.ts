/**
 * Nobody can secretly learn both sides of a game. What a device has seen is recorded for the device and not for its
 * socket.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { newToken } from '../helpers/client.ts';
import { gameFeed, gatherCompany, isGone, type Company, type Guest } from '../helpers/guests.ts';
import { comeIn } from '../helpers/knocking.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const ASKED = { ok: false, refusal: 'knows-other-side' };
const SIT = { type: 'sit', seat: 'navigators' } as const;

let folder: string;
let server: RunningServer;
let company: Company;
const late: Guest[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'odyssey-both-'));
  server = await start();
  company = await gatherCompany(server.url, 2);
});
afterEach(async () => {
  company.close();
  for (const guest of late.splice(0)) guest.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});
const start = () => startServer({ store: openSqlite(join(folder, 'odyssey.sqlite')) });

/** Opens another tab on a guest's device. The tab is closed after the test. */
function tabOf(guest: Guest): Guest {
  const tab = guest.tab(server.url);
  late.push(tab);
  return tab;
}

/** Connects a player again, in another tab or at the restarted server. */
async function returned(guest: Guest): Promise<Guest> {
  const { token, player, code } = guest;
  const back = Object.assign(tabOf(guest), { token, player, code });
  await back.attend();
  return back;
}

async function allow(): Promise<void> {
  for (const guest of [company.host, company.poseidon])
    await guest.does({ type: 'allow-olympus', allowed: true });
}

/** A big screen that shows the true board. */
async function bigScreen(): Promise<Guest> {
  await allow();
  const screen = company.device();
  expect(gameFeed((await screen.watch(company.host.code, true)).feeds).audience).toBe('olympus');
  return screen;
}

/** The newest game at a table, as a new spectator sees it. */
async function recordAt(code: string): Promise<GameRecord> {
  const looker = company.device();
  const { feeds } = await looker.watch(code);
  const game = replayTable(feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []))).games.at(-1);
  if (!game) throw new Error('no game');
  return game;
}

/** The newest event of one type among the table's events that a guest has received. */
async function told<T extends TableEvent['type']>(guest: Guest, type: T): Promise<unknown> {
  await guest.caughtUp();
  const events = guest.told.flat().flatMap((feed) => (feed.log === 'table' ? feed.events : []));
  return events.findLast((event) => event.type === type);
}

describe('a device that was the big screen', () => {
  it('reloads, and is asked before it sits down as a Navigator', async () => {
    const screen = await bigScreen();
    const { code } = company.host;
    screen.close();
    const tab = tabOf(screen);
    await comeIn(company.host, tab, 'Eve');
    expect(await tab.command(SIT)).toEqual(ASKED);
    await tab.does({ ...SIT, knowing: true });
    expect((await recordAt(code)).knowing).toEqual([tab.player]);
  });

  it('is asked after the server was started again, too', async () => {
    const screen = await bigScreen();
    await server.stop();
    server = await start();
    const tab = tabOf(screen);
    await comeIn(await returned(company.host), tab, 'Eve');
    expect(await tab.command(SIT)).toEqual(ASKED);
  });

  it('is asked if it looked on when the screen was opened to it', async () => {
    const screen = company.device();
    const { code } = company.host;
    expect(gameFeed((await screen.watch(code, true)).feeds).audience).toBe('onlookers');
    await allow();
    screen.close();
    const tab = tabOf(screen);
    await comeIn(company.host, tab, 'Eve');
    expect(await tab.command(SIT)).toEqual(ASKED);
  });

  it("takes a Navigator's place by a key, and is asked, also when it comes anew", async () => {
    const screen = await bigScreen();
    const { code } = company.host;
    screen.close();
    const tab = tabOf(screen);
    const { key } = await company.host.offer();
    expect(await tab.changeDevice(code, key)).toEqual(ASKED);
    expect(await tab.changeDevice(code, key, true)).toMatchObject({ ok: true, player: company.host.player });
    expect(await told(company.poseidon, 'device-changed')).toMatchObject({ knowing: true });
    expect((await recordAt(code)).knowing).toEqual([company.host.player]);
  });
});

describe('a Navigator', () => {
  it('opens the big screen in a second tab, and is shown no truth there', async () => {
    await allow();
    const { host } = company;
    const second = tabOf(host);
    const attended = await second.watch(host.code, true);
    expect(gameFeed(attended.feeds).audience).toBe('onlookers');
    expect(attended.barred).toBe('navigator');
    await host.caughtUp();
    expect(host.reasons).toEqual([]);
  });

  it('who has lost the seat is shown no truth either, nor after the server was started again', async () => {
    const { host, crew } = company;
    const [gone] = crew;
    if (!gone) throw new Error('nobody');
    await allow();
    gone.close();
    await isGone(host, gone);
    await host.does({ type: 'free-seat', player: gone.player });
    const before = await tabOf(gone).watch(host.code, true);
    expect([gameFeed(before.feeds).audience, before.barred]).toEqual(['onlookers', 'navigator']);
    await server.stop();
    server = await start();
    const after = await tabOf(gone).watch(host.code, true);
    expect([gameFeed(after.feeds).audience, after.barred]).toEqual(['onlookers', 'navigator']);
  });

  it('is the big screen no more when the same device has sat down', async () => {
    const screen = await bigScreen();
    const tab = tabOf(screen);
    await comeIn(company.host, tab, 'Eve');
    await tab.does({ ...SIT, knowing: true });
    const again = await screen.watch(company.host.code, true);
    expect([gameFeed(again.feeds).audience, again.barred]).toEqual(['onlookers', 'navigator']);
  });

  it('may watch the big screen of the next game, with no seat in it', async () => {
    const { host, poseidon, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    await host.does({ type: 'abandon-game' });
    await other.does({ type: 'sit', seat: null });
    await host.does({ type: 'begin-game' });
    await poseidon.does({ type: 'allow-olympus', allowed: true });
    await host.does({ type: 'allow-olympus', allowed: true });
    const attended = await tabOf(other).watch(host.code, true);
    expect(gameFeed(attended.feeds).audience).toBe('olympus');
    expect(attended.barred).toBeUndefined();
  });
});

describe('a Poseidon whose seat was freed', () => {
  /** Disconnects Poseidon and frees the seat. Connects the player again, who now has no seat. */
  async function freed(): Promise<Guest> {
    const { host, poseidon } = company;
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    return returned(poseidon);
  }

  it.each([
    ['with a device', true],
    ['with a client that knows of no device', false],
  ])('joins anew on the same connection, %s, and is asked', async (_, has) => {
    if (!has) company.poseidon.device = undefined;
    if (!has) await company.poseidon.attend();
    const back = await freed();
    await back.does({ type: 'leave' });
    Object.assign(back, { token: newToken() });
    await comeIn(company.host, back, 'Pete');
    expect(await back.command(SIT)).toEqual(ASKED);
    await back.does({ ...SIT, knowing: true });
    expect((await recordAt(company.host.code)).knowing).toEqual([back.player]);
  });

  it('joins anew in another tab, and is asked', async () => {
    const back = await freed();
    const tab = tabOf(back);
    await comeIn(company.host, tab, 'Pete');
    expect(await tab.command(SIT)).toEqual(ASKED);
  });

  it('gets no key from who is alone at the table', async () => {
    const { host, poseidon, crew } = company;
    for (const guest of [poseidon, ...crew]) {
      guest.close();
      await isGone(host, guest);
    }
    expect(await host.ask('offer-device', { player: poseidon.player })).toEqual({
      ok: false,
      refusal: 'game-running',
    });
  });
});
