/** How a table ends: its host deletes it, or the sweep removes it because nobody has visited it for a long time. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../server/lib/metrics.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { digest } from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import { Sweep } from '../../server/tables/sweep.ts';
import { Tables } from '../../server/tables/tables.ts';
import { NOTHING } from '../helpers/client.ts';
import { gameFeed, gatherCompany } from '../helpers/guests.ts';
import { startServer } from '../helpers/server.ts';
import { storm } from '../helpers/poseidons-turn.ts';

describe('a table that is deleted', () => {
  it('dismisses everybody, is unknown, and leaves nothing on the disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'odyssey-evening-'));
    const file = join(folder, 'odyssey.sqlite');
    const own = await startServer({ store: openSqlite(file) });
    const there = await gatherCompany(own.url, 2, { type: 'rename', name: 'Nausikaa' });
    const { host, poseidon, crew, onlooker } = there;
    const { code, player } = host;
    await storm(poseidon);
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    const remove = { code, player };
    const [other] = crew;
    for (const guest of [poseidon, other]) {
      expect(await guest?.ask('delete-table', { code, player: guest.player })).toEqual({
        ok: false,
        refusal: 'not-host',
      });
    }
    expect(await onlooker.ask('delete-table', remove)).toEqual({ ok: false, refusal: 'no-such-seat' });
    expect(await there.device().ask('delete-table', remove)).toEqual({ ok: false, refusal: 'not-attending' });

    // Commands that are pending when the table is deleted must not be written afterwards.
    const busy = [poseidon, host].map((guest) => guest.command({ type: 'rename', name: 'Telemachos' }));
    const deleted = host.ask('delete-table', remove);
    const after = [poseidon, host].map((guest) => guest.command({ type: 'rename', name: 'Telemachos' }));
    expect(await deleted).toEqual({ ok: true });
    await Promise.all([...busy, ...after]);
    for (const guest of [host, poseidon, ...crew, onlooker]) {
      await expect.poll(() => guest.reasons).toEqual(['table-deleted']);
      expect(await guest.ask('look', { code, tokens: [] })).toEqual({ ok: false, refusal: 'no-such-table' });
      const attend = { code, tokens: [guest.token], have: NOTHING };
      expect(await guest.ask('attend', attend)).toEqual({ ok: false, refusal: 'no-such-table' });
    }
    expect(await host.command({ type: 'begin-game' })).toEqual({ ok: false, refusal: 'not-attending' });
    there.close();
    await own.stop();

    const database = new DatabaseSync(file);
    for (const name of ['events', 'tables', 'seats']) {
      expect(database.prepare(`SELECT count(*) AS rows FROM ${name}`).get()).toEqual({ rows: 0 });
    }
    database.close();
    // The deleted data must not remain in the file's free pages either.
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    const traces = [code, player, 'Nausikaa', 'Telemachos', 'storm-played', digest(host.token)];
    expect(traces.filter((trace) => bytes.some((text) => text.includes(trace)))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('a table that nobody visits', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it('is swept after thirty days with all that was played at it, and others are not', async () => {
    const store = openSqlite(':memory:');
    const own = await startServer({ store });
    const there = await gatherCompany(own.url, 1);
    const { host } = there;
    const { game } = gameFeed((await host.attend()).feeds);
    const other = await gatherCompany(own.url, 1);
    const tables = new Tables({ store, boards: loadBoards('boards') });
    const sweep = new Sweep({ metrics: new Metrics(), store, tables, log: pino({ level: 'silent' }) });
    const runUntil = (day: number) => store.setFigure('ran', day * DAY);
    const { id = '' } = (await store.findTable(host.code)) ?? {};
    await runUntil(29);
    expect(await sweep.sweep()).toBe(0);
    const kept = await tables.find(other.host.code);
    if (!kept) throw new Error('no table');
    // The sweep keeps the attended table, however long ago its last visit was noted. It removes the other table.
    await runUntil(31);
    expect(await sweep.sweep()).toBe(1);
    expect(await store.findTable(host.code)).toBeUndefined();
    expect(await store.read(`table/${id}`)).toEqual([]);
    expect(await store.read(`game/${game}`)).toEqual([]);
    expect(await store.seats(id)).toEqual([]);
    expect(await tables.find(other.host.code)).toBe(kept);
    // Release the table twice, because it was looked up twice. From now on, only the visit below keeps it.
    tables.release(kept);
    tables.release(kept);
    await runUntil(33);
    await store.touch([kept.id]);
    await runUntil(62);
    expect(await sweep.sweep()).toBe(0);
    await runUntil(64);
    expect(await sweep.sweep()).toBe(1);
    expect(await tables.find(other.host.code)).toBeUndefined();
    other.close();
    there.close();
    await own.stop();
  });
});
