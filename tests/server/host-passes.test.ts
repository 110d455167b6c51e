/**
 * If a host stays away for several days of the server's running time, another player becomes host, and the table
 * receives that event.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { Sweep, TICK_MS } from '../../server/tables/sweep.ts';
import { Tables } from '../../server/tables/tables.ts';
import type { OpenTable } from '../../server/tables/table.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { Guest } from '../helpers/guests.ts';
import { gatherCompany, isGone, type Company } from '../helpers/guests.ts';
import { comeIn } from '../helpers/knocking.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const DAY = 24 * 60 * 60 * 1000;

let store: Store;
let server: RunningServer;
let company: Company;
const late: Guest[] = [];
beforeEach(async () => {
  store = openSqlite(':memory:');
  server = await startServer({ store });
  company = await gatherCompany(server.url, 2);
});
afterEach(async () => {
  company.close();
  for (const guest of late.splice(0)) guest.close();
  await server.stop();
});

/** Lets the server run for some days. */
const run = async (days: number) => store.setFigure('ran', (await store.figure('ran')) + days * DAY);

/** Reconnects a guest on a new connection. */
async function comes(guest: Guest): Promise<Guest> {
  const back = guest.again();
  late.push(back);
  await back.attend();
  return back;
}

/** Everyone except Poseidon leaves. */
async function leaveToPoseidon(): Promise<void> {
  const { host, poseidon, crew, onlooker } = company;
  for (const guest of [host, ...crew, onlooker]) {
    guest.close();
    await isGone(poseidon, guest);
  }
}

/** The table's current host and its host-passed events, as a guest receives them. */
async function hostNow(of: Guest): Promise<[string, unknown[]]> {
  const { feeds } = await of.attend();
  const events = feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
  const passed = events.filter(({ type }) => type === 'host-passed');
  return [replayTable(events).host ?? '', passed];
}

describe('a host who stays away', () => {
  it('is host for seven days, and then no more as soon as somebody else of the table comes', async () => {
    const { host, poseidon } = company;
    await leaveToPoseidon();
    await run(6.99);
    expect(await hostNow(poseidon)).toEqual([host.player, []]);
    await run(0.01);
    // The player who has been at the table longest becomes host: Pia joined right after Ann.
    expect(await hostNow(poseidon)).toEqual([
      poseidon.player,
      [{ type: 'host-passed', player: poseidon.player }],
    ]);
    // The event is sent only once, and the former host is now an ordinary player.
    expect((await hostNow(poseidon))[1]).toHaveLength(1);
    const ann = await comes(host);
    expect(await hostNow(ann)).toEqual([poseidon.player, [{ type: 'host-passed', player: poseidon.player }]]);
    expect(await ann.ask('delete-table', { code: ann.code, player: ann.player })).toEqual({
      ok: false,
      refusal: 'not-host',
    });
  });

  it('is told to all who are there', async () => {
    const { poseidon, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    await leaveToPoseidon();
    await run(7);
    await comes(other);
    await poseidon.caughtUp();
    expect(JSON.stringify(poseidon.told)).toContain(
      JSON.stringify({ type: 'host-passed', player: poseidon.player }),
    );
  });

  it('stays host if nobody of the table comes: who looks on is nobody', async () => {
    const { host, poseidon, device } = company;
    await leaveToPoseidon();
    poseidon.close();
    const looker = device();
    await expect.poll(async () => (await looker.watch(host.code)).present).toEqual([]);
    await run(30);
    const { feeds } = await looker.watch(host.code);
    expect(JSON.stringify(feeds)).not.toContain('host-passed');
  });

  it('is not handed to a stranger who has just come, but to who has been here longest, there or not', async () => {
    const { poseidon, device } = company;
    await leaveToPoseidon();
    const stranger = device();
    await comeIn(poseidon, stranger, 'Eve');
    poseidon.close();
    await run(7);
    expect((await hostNow(stranger))[0]).toBe(poseidon.player);
    // The new host's days of absence are counted from zero.
    await run(6);
    expect((await hostNow(stranger))[0]).toBe(poseidon.player);
  });

  it('has not been away while connected, however long', async () => {
    const { host, poseidon } = company;
    await run(30);
    expect(await hostNow(poseidon)).toEqual([host.player, []]);
  });

  it('counts from the last visit', async () => {
    const { host, poseidon } = company;
    await leaveToPoseidon();
    await run(6);
    const back = await comes(host);
    back.close();
    await isGone(poseidon, host);
    await run(6);
    expect((await hostNow(poseidon))[0]).toBe(host.player);
    await run(1);
    expect((await hostNow(poseidon))[0]).toBe(poseidon.player);
  });

  it('takes the word for the big screen along', async () => {
    const { host, poseidon } = company;
    for (const guest of [host, poseidon]) await guest.does({ type: 'allow-olympus', allowed: true });
    await leaveToPoseidon();
    await run(7);
    const { feeds } = await poseidon.attend();
    const table = replayTable(feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : [])));
    expect(table.olympus).toEqual({ host: false, poseidon: true });
  });
});

describe('a host who stays for days', () => {
  it('is noted with every tick, so that the days count from when they go', async () => {
    const { host, poseidon } = company;
    const { id } = (await store.findTable(host.code)) ?? { id: '' };
    const open: OpenTable[] = [];
    const tables = new Tables({
      store,
      boards: loadBoards('boards'),
      viewers: (table) =>
        open.includes(table)
          ? [{ players: [host.player], olympus: false, digests: [], hasSecret: false }]
          : [],
    });
    const table = await tables.find(host.code);
    if (!table) throw new Error('no table');
    open.push(table);
    const log = pino({ level: 'silent' });
    const sweep = new Sweep({
      store,
      tables,
      log,
      metrics: { fault: () => undefined, swept: () => undefined },
    });
    await run(20);
    await sweep.tick();
    await sweep.idle();
    expect(await store.hostSeen(id)).toEqual({ table: id, player: host.player, seen: 20 * DAY + TICK_MS });
    // No visits are recorded for a host who isn't present.
    open.length = 0;
    await run(1);
    await sweep.tick();
    await sweep.idle();
    expect((await store.hostSeen(id))?.seen).toBe(20 * DAY + TICK_MS);
    expect(poseidon.reasons).toEqual([]);
  });

  it('of a table that is older than the notes counts from the first visit', async () => {
    const { host, poseidon } = company;
    await leaveToPoseidon();
    const { id } = (await store.findTable(host.code)) ?? { id: '' };
    await run(20);
    // A recorded visit of another player doesn't count as the host's visit.
    await store.touchHosts([{ table: id, player: 'another' }]);
    expect((await hostNow(poseidon))[0]).toBe(host.player);
    expect(await store.hostSeen(id)).toMatchObject({ player: host.player, seen: 20 * DAY });
  });
});
