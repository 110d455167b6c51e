/**
 * When the server releases a table from memory. Also tests what it keeps: visits, the ids of commands that were carried
 * out, and keys that have not been used.
 */
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Metrics } from '../../server/lib/metrics.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { Sweep } from '../../server/tables/sweep.ts';
import { Tables } from '../../server/tables/tables.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { Client, gather, newToken, NOTHING } from '../helpers/client.ts';
import { gatherCompany } from '../helpers/guests.ts';
import { comeIn } from '../helpers/knocking.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let store: Store;
let server: RunningServer;
const clients: Client[] = [];
beforeEach(async () => {
  store = openSqlite(':memory:');
  server = await startServer({ store });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.stop();
});

function device(): Client {
  const client = new Client(server.url);
  clients.push(client);
  return client;
}

/** Resolves to whether the server has a table in memory. If it doesn't, looking at the table reads from the store. */
async function isOpen(client: Client, code: string): Promise<boolean> {
  const read = vi.spyOn(store, 'read');
  await client.ask('look', { code, tokens: [] });
  const reads = read.mock.calls.length;
  read.mockRestore();
  return reads === 0;
}

/** Waits until the server has released a table from memory. */
async function letGo(code: string): Promise<void> {
  const eye = device();
  await expect.poll(() => isOpen(eye, code)).toBe(false);
}

/** Creates a table with five players, all of whom have left. */
async function fullTable(): Promise<string> {
  const host = device();
  const code = await host.make('Ann');
  for (const name of ['Ben', 'Cleo', 'Dora', 'Emil']) {
    await host.ask('join', { code, token: newToken(), name });
  }
  host.close();
  await letGo(code);
  return code;
}

/** Attends and disconnects within a single polling request, so that nothing can happen in between. */
async function attendAndHangUp(code: string, tokens: readonly string[]): Promise<void> {
  const path = `${server.url}/socket.io/?EIO=4&transport=polling`;
  const hello = await (await fetch(path)).text();
  const { sid } = JSON.parse(hello.slice(1)) as { sid: string };
  const say = (body: string) => fetch(`${path}&sid=${sid}`, { method: 'POST', body });
  await say(`40${JSON.stringify({ protocol: PROTOCOL })}`);
  const attend = JSON.stringify(['attend', { code, tokens, have: NOTHING }]);
  await say(`420${attend}\u001e41`);
}

describe('a table that nobody attends is let go of', () => {
  it('after somebody was refused a place at it', async () => {
    const code = await fullTable();
    const late = device();
    expect(await late.ask('join', { code, token: newToken(), name: 'Late' })).toMatchObject({
      refusal: 'table-full',
    });
    expect(await isOpen(late, code)).toBe(false);
  });

  it('after somebody brought a wrong key', async () => {
    const code = await fullTable();
    const thief = device();
    expect(await thief.ask('change-device', { code, token: newToken(), key: 'WRNKKK25' })).toMatchObject({
      refusal: 'no-such-offer',
    });
    expect(await isOpen(thief, code)).toBe(false);
  });

  it('after somebody hung up in the same breath in which they asked to attend it', async () => {
    const code = await fullTable();
    await attendAndHangUp(code, []);
    await letGo(code);
  });

  it('but not while somebody does', async () => {
    const host = device();
    const code = await host.make('Ann');
    const late = device();
    await late.ask('change-device', { code, token: newToken(), key: 'WRNKKK25' });
    expect(await isOpen(late, code)).toBe(true);
  });
});

describe('somebody who has hung up', () => {
  it("takes nobody's place any more", async () => {
    const host = device();
    const code = await host.make('Ann');
    await attendAndHangUp(code, [host.token]);
    expect(await host.command({ type: 'rename', name: 'Zoe' })).toMatchObject({ ok: true });
    expect(host.dismissals).toBe(0);
  });
});

describe('a table where somebody sits for thirty days', () => {
  it('counts as visited on each of them', async () => {
    const DAY = 24 * 60 * 60 * 1000;
    const tables = new Tables({ store, boards: loadBoards('boards') });
    const sweep = new Sweep({ metrics: new Metrics(), store, tables, log: pino({ level: 'silent' }) });
    const runUntil = (day: number) => store.setFigure('ran', day * DAY);
    const { navigator, close } = await gather(server.url);
    close();
    const table = await tables.find(navigator.code);
    if (!table) throw new Error('no table');
    await runUntil(40);
    expect(await sweep.sweep()).toBe(0);
    tables.release(table);
    await runUntil(41);
    expect(await sweep.sweep()).toBe(0);
    await runUntil(71);
    expect(await sweep.sweep()).toBe(1);
  });
});

describe('a command that was carried out', () => {
  it('is known after a restart, in a game long past too', async () => {
    const party = await gather(server.url);
    const { navigator } = party;
    const guess = { type: 'guess', ship: 'red', square: 'b2' } as const;
    await navigator.command(guess, 'first');
    await navigator.does({ type: 'abandon-game' });
    await navigator.does({ type: 'begin-game' });
    party.close();
    // The table is no longer in memory, so the next visitor gets its state from disk.
    await letGo(navigator.code);
    const back = device();
    Object.assign(back, { token: navigator.token, player: navigator.player, code: navigator.code });
    await back.attend();
    expect(await back.command(guess, 'first')).toEqual({ ok: true, feeds: [], repeated: true });
  });
});

describe('a key for another device', () => {
  it('is not used up by a request that is refused', async () => {
    const company = await gatherCompany(server.url, 1);
    const { host } = company;
    const gone = company.device();
    await comeIn(host, gone, 'Gone');
    await gone.does({ type: 'leave' });
    const { key } = await host.offer();
    const tablet = company.device();
    expect(await gone.changeDevice(host.code, key)).toEqual({ ok: false, refusal: 'token-used' });
    expect(await tablet.changeDevice(host.code, key)).toMatchObject({ ok: true, player: host.player });
    company.close();
  });

  it('is not used up by a disk that fails', async () => {
    const company = await gatherCompany(server.url, 1);
    const { host } = company;
    const { key } = await host.offer();
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('the disk is full'));
    const tablet = company.device();
    expect(await tablet.changeDevice(host.code, key)).toEqual({ ok: false, refusal: 'server-fault' });
    store.write = write;
    expect(await tablet.changeDevice(host.code, key)).toMatchObject({ ok: true, player: host.player });
    company.close();
  });
});
