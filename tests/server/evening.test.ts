/** A table over a whole evening: seats that are freed, signals, the big screen, and its end. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/boards.ts';
import { digest } from '../../server/secrets.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { Tables } from '../../server/tables/tables.ts';
import { randomPoseidonMove } from '../../shared/moves.ts';
import type { Attended, GameFeed, Reviewed } from '../../shared/protocol.ts';
import { PHRASES } from '../../shared/signals.ts';
import { followPoseidon, type PoseidonView } from '../../shared/views/poseidon.ts';
import { SHIPS } from '../../shared/board.ts';
import { granted, newToken, NOTHING } from '../helpers/client.ts';
import type { Guest } from '../helpers/guests.ts';
import { gameFeed, gatherCompany, isGone, type Company } from '../helpers/guests.ts';
import { heardBy } from '../helpers/packets.ts';
import { seeded } from '../helpers/random.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let company: Company;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterEach(() => company.close());

const COMPETE = { type: 'choose-mode', mode: 'competing' } as const;

/** What Poseidon sees, from the events that he was told. */
function poseidonsView({ events }: GameFeed): PoseidonView {
  const view = events.reduce<PoseidonView | undefined>(
    (view, told) => followPoseidon(view, told as Parameters<typeof followPoseidon>[1]),
    undefined,
  );
  if (!view) throw new Error('no game');
  return view;
}

/** A legal turn of Poseidon's. */
async function storm(poseidon: Guest): Promise<void> {
  const view = poseidonsView(gameFeed((await poseidon.attend()).feeds));
  const move = randomPoseidonMove(view, seeded(1));
  if (move) await poseidon.does(move);
}

describe('a seat that was freed', () => {
  it('is freed by the host, of who is away, in a running game', async () => {
    company = await gatherCompany(server.url, 3);
    const { host, poseidon, crew, onlooker } = company;
    const [gone, other] = crew;
    if (!gone || !other) throw new Error('nobody');
    const free = { type: 'free-seat', player: gone.player } as const;
    expect(await host.command(free)).toEqual({ ok: false, refusal: 'player-present' });
    gone.close();
    await isGone(host, gone);
    expect(await poseidon.command(free)).toEqual({ ok: false, refusal: 'not-host' });
    const heard = await heardBy([poseidon, other, onlooker], () => host.does(free));
    // Everybody is told the same: who has gone, and whose the ships are.
    for (const [packet = ''] of heard) {
      expect(packet).toContain(`{"type":"seat-freed","player":"${gone.player}"}`);
      expect(packet).toContain('"type":"navigator-left"');
    }
    const removed = await host.command({ type: 'remove-player', player: gone.player });
    expect(removed).toMatchObject({ ok: true });
    const back = gone.again();
    expect((await back.attend()).players).toEqual([]);
    back.close();
  });

  it('leaves ships that anybody may order, until somebody takes them over', async () => {
    company = await gatherCompany(server.url, 3, COMPETE);
    const { host, poseidon, crew } = company;
    const [gone, other] = crew;
    if (!gone || !other) throw new Error('nobody');
    const table = gameFeed((await host.attend()).feeds);
    const began = table.events.find((event) => event.type === 'began');
    const adrift = SHIPS.find((ship) => began?.owners[ship] === gone.player);
    if (!adrift) throw new Error('no ship');
    await storm(poseidon);
    const order = { type: 'sail', ship: adrift, heading: 'N' } as const;
    expect(await other.command(order)).toEqual({ ok: false, refusal: 'not-your-ship' });
    gone.close();
    await isGone(host, gone);
    await host.does({ type: 'free-seat', player: gone.player });
    await other.does(order);
    // Somebody new takes the seat, hears all that the Navigators heard, and has the ship alone.
    const comer = company.device();
    await comer.join(host.code, 'Eve');
    await comer.does({ type: 'sit', seat: 'navigators' });
    const heard = gameFeed((await comer.attend()).feeds);
    expect(heard.audience).toBe('navigators');
    expect(heard.events.at(-1)).toEqual({ type: 'navigator-came', player: comer.player, ships: [adrift] });
    expect(await other.command(order)).toEqual({ ok: false, refusal: 'not-your-ship' });
    expect(await comer.command(order)).toEqual({ ok: false, refusal: 'ship-stepped' });
    // No seat is free any more: who was away looks on now.
    const back = gone.again();
    await back.attend();
    expect(await back.command({ type: 'sit', seat: 'navigators' }, 'again')).toEqual({
      ok: false,
      refusal: 'game-running',
    });
    back.close();
  });

  it('of Poseidon goes to who knows nothing, or says so aloud', async () => {
    company = await gatherCompany(server.url, 2);
    const { host, poseidon, onlooker } = company;
    await storm(poseidon);
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    // A device that holds a Navigator's seat holds another player, too.
    const second = newToken();
    const joining = { code: host.code, token: second, name: 'Second' };
    const { player } = granted(await host.ask<{ player: string }>('join', joining));
    granted(
      await host.ask<Attended>('attend', { code: host.code, tokens: [host.token, second], have: NOTHING }),
    );
    const sit = (knowing?: boolean) =>
      host.ask('command', {
        id: `sit-${knowing ?? 'quietly'}`,
        player,
        command: { type: 'sit', seat: 'poseidon', ...(knowing !== undefined && { knowing }) },
      });
    expect(await sit()).toEqual({ ok: false, refusal: 'knows-other-side' });
    expect(await sit(false)).toEqual({ ok: false, refusal: 'knows-other-side' });
    const [packets = []] = await heardBy([onlooker], () => sit(true));
    expect(packets.join()).toContain('"seat":"poseidon","knowing":true');
  });

  it('of Poseidon is taken over with the whole truth', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    await storm(poseidon);
    const before = gameFeed((await poseidon.attend()).feeds);
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    const comer = company.device();
    await comer.join(host.code, 'Eve');
    expect(gameFeed((await comer.attend()).feeds).audience).toBe('onlookers');
    await comer.does({ type: 'sit', seat: 'poseidon' });
    expect(gameFeed((await comer.attend()).feeds)).toEqual(before);
    // The one before comes back to look on.
    const back = poseidon.again();
    expect(gameFeed((await back.attend()).feeds).audience).toBe('onlookers');
    back.close();
  });
});

describe('a signal', () => {
  it("reaches the other Navigators' devices and no others", async () => {
    company = await gatherCompany(server.url, 3);
    const { host, poseidon, crew, onlooker } = company;
    const player = host.player;
    const signals = [
      { type: 'ping', square: 'c4' },
      ...PHRASES.map((phrase) => ({ type: 'phrase', phrase })),
    ];
    const [poseidons, onlookers, ...crews] = await heardBy([poseidon, onlooker, ...crew], async () => {
      for (const signal of signals)
        expect(await host.ask('signal', { player, signal })).toEqual({ ok: true });
    });
    expect(poseidons).toEqual([]);
    expect(onlookers).toEqual([]);
    expect(crews).toHaveLength(2);
    for (const heard of crews) {
      expect(heard).toEqual(signals.map((signal) => `2${JSON.stringify(['signalled', { player, signal }])}`));
    }
    // Kept nowhere.
    const again = JSON.stringify((await host.attend()).feeds);
    expect(host.signals).toEqual([]);
    expect(again).not.toContain('ping');
  });

  it('is refused to who is no Navigator of a running game', async () => {
    company = await gatherCompany(server.url, 2);
    const { host, poseidon, crew, onlooker } = company;
    const [other] = crew;
    const signal = { type: 'phrase', phrase: 'wait' };
    const heard = await heardBy([other ?? host], async () => {
      const by = (guest: Guest, player = guest.player) => guest.ask('signal', { player, signal });
      expect(await by(poseidon)).toEqual({ ok: false, refusal: 'wrong-side' });
      expect(await by(poseidon, host.player)).toEqual({ ok: false, refusal: 'no-such-seat' });
      expect(await by(onlooker, host.player)).toEqual({ ok: false, refusal: 'no-such-seat' });
      expect(await by(company.device(), host.player)).toEqual({ ok: false, refusal: 'not-attending' });
    });
    expect(heard).toEqual([[]]);
    await host.does({ type: 'abandon-game' });
    expect(await host.ask('signal', { player: host.player, signal })).toEqual({
      ok: false,
      refusal: 'no-game-running',
    });
  });

  it('stops with the seat', async () => {
    company = await gatherCompany(server.url, 2);
    const { host, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    other.close();
    await isGone(host, other);
    await host.does({ type: 'free-seat', player: other.player });
    const back = other.again();
    await back.attend();
    const ping = { player: host.player, signal: { type: 'ping', square: 'a1' } };
    const heard = await heardBy([back], () => host.ask('signal', ping));
    expect(heard).toEqual([[]]);
    const own = { player: other.player, signal: { type: 'ping', square: 'a1' } };
    expect(await back.ask('signal', own)).toEqual({ ok: false, refusal: 'wrong-side' });
    back.close();
  });
});

describe('the big screen', () => {
  const allow = (guest: Guest, allowed = true) => guest.does({ type: 'allow-olympus', allowed });

  it('is told what Poseidon is, while host and Poseidon allow it', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    const screen = company.device();
    const audience = async () => gameFeed((await screen.watch(host.code, true)).feeds).audience;
    expect(await audience()).toBe('onlookers');
    await allow(host);
    expect(await audience()).toBe('onlookers');
    await allow(poseidon);
    const shown = gameFeed((await screen.watch(host.code, true)).feeds);
    expect(shown).toMatchObject({ audience: 'olympus', from: 0 });
    const before = screen.told.length;
    await storm(poseidon);
    await expect.poll(() => screen.told.length).toBe(before + 1);
    const all = [...shown.events, ...gameFeed(screen.told.flat()).events];
    expect(all).toEqual(gameFeed((await poseidon.attend()).feeds).events);
    // A device that holds a seat can't be it.
    const asked = { code: host.code, tokens: [host.token], have: NOTHING, olympus: true };
    const attended = granted(await host.ask<Attended>('attend', asked));
    expect(gameFeed(attended.feeds).audience).toBe('navigators');
  });

  it.each(['host', 'poseidon'] as const)('hears no more of the truth when %s takes it back', async (who) => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon, onlooker } = company;
    await allow(host);
    await allow(poseidon);
    const screen = company.device();
    await screen.watch(host.code, true);
    await allow(company[who], false);
    const [seen, watched] = await heardBy([screen, onlooker], () => storm(poseidon));
    expect(seen?.join()).toContain('"audience":"onlookers"');
    expect(seen?.join()).not.toMatch(/pushes|olympus/);
    expect(seen).toEqual(watched);
    expect(gameFeed((await screen.watch(host.code, true)).feeds).audience).toBe('onlookers');
  });

  it('goes dark with the game, and when Poseidon loses the seat', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    await allow(host);
    await allow(poseidon);
    const screen = company.device();
    expect(gameFeed((await screen.watch(host.code, true)).feeds).audience).toBe('olympus');
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    expect(gameFeed((await screen.watch(host.code, true)).feeds).audience).toBe('onlookers');
    await host.does({ type: 'abandon-game' });
    expect(gameFeed((await screen.watch(host.code, true)).feeds).audience).toBe('onlookers');
  });

  it.each([
    ['has asked for it when it was allowed', true],
    ['was waiting when it was allowed', false],
  ])('a device that %s sits with the Navigators only knowing', async (_, allowedBefore) => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    const screen = company.device();
    const both = async () => {
      await allow(host);
      await allow(poseidon);
    };
    if (allowedBefore) await both();
    await screen.watch(host.code, true);
    if (!allowedBefore) await both();
    await storm(poseidon);
    await allow(poseidon, false);
    await screen.caughtUp();
    expect(JSON.stringify(screen.told)).toContain('pushes');
    await screen.join(host.code, 'Eve');
    expect(await screen.command({ type: 'sit', seat: 'navigators' })).toEqual({
      ok: false,
      refusal: 'knows-other-side',
    });
    await screen.does({ type: 'sit', seat: 'navigators', knowing: true });
    // Of the next game it knows nothing.
    await host.does({ type: 'abandon-game' });
    await screen.does({ type: 'sit', seat: null });
    await host.does({ type: 'begin-game' });
    await screen.does({ type: 'sit', seat: 'navigators' });
  });

  it('that waited in vain knows nothing', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    await allow(poseidon);
    const screen = company.device();
    await screen.watch(host.code, true);
    await storm(poseidon);
    await screen.join(host.code, 'Eve');
    await screen.does({ type: 'sit', seat: 'navigators' });
  });
});

describe('a client that has more than there is', () => {
  it('is sent all of it, from 0', async () => {
    company = await gatherCompany(server.url, 1);
    const { host } = company;
    await host.does({ type: 'guess', ship: 'red', square: 'b2' });
    const { game } = gameFeed((await host.attend()).feeds);
    const all = await host.attend();
    const has = (next: number) => ({ id: game, audience: 'navigators' as const, next });
    const table = all.feeds[0]?.events.length ?? 0;
    expect((await host.attend({ table, game: has(2) })).feeds).toMatchObject([
      { log: 'table', from: table, events: [] },
      { log: 'game', from: 2, events: [] },
    ]);
    expect((await host.attend({ table: table + 1, game: has(3) })).feeds).toEqual(all.feeds);
  });
});

describe('a table that is deleted', () => {
  it('dismisses everybody, is unknown, and leaves nothing on the disk', async () => {
    company = await gatherCompany(server.url, 1);
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

    // What is under way when the word comes must not be written behind its back.
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
    // Not even in what the file has set free.
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    const traces = [code, player, 'Nausikaa', 'Telemachos', 'storm-played', digest(host.token)];
    expect(traces.filter((trace) => bytes.some((text) => text.includes(trace)))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('a table that nobody visits', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it('is swept after thirty days with all that was played at it, and others are not', async () => {
    company = await gatherCompany(server.url, 1);
    const store = openSqlite(':memory:');
    const own = await startServer({ store });
    const there = await gatherCompany(own.url, 1);
    const { host } = there;
    const { game } = gameFeed((await host.attend()).feeds);
    const other = there.device();
    await other.make('Zoe');
    const tables = new Tables({ store, boards: loadBoards('boards') });
    const now = Date.now();
    const { id = '' } = store.findTable(host.code) ?? {};
    expect(tables.sweep(now + 29 * DAY)).toBe(0);
    const kept = tables.find(other.code);
    if (!kept) throw new Error('no table');
    // Somebody is at the one, however long ago they came; the other is swept.
    expect(tables.sweep(now + 31 * DAY)).toBe(1);
    expect(store.findTable(host.code)).toBeUndefined();
    expect(store.read(`table/${id}`)).toEqual([]);
    expect(store.read(`game/${game}`)).toEqual([]);
    expect(store.seats(id)).toEqual([]);
    expect(tables.find(other.code)).toBe(kept);
    // A visit counts from its day.
    tables.release(kept);
    store.touch(kept.id, now + 20 * DAY);
    expect(tables.sweep(now + 49 * DAY)).toBe(0);
    expect(tables.sweep(now + 51 * DAY)).toBe(1);
    expect(tables.find(other.code)).toBeUndefined();
    there.close();
    await own.stop();
  });
});

describe('the record of the evening', () => {
  it('can be reviewed game by game, also those that were given up', async () => {
    company = await gatherCompany(server.url, 1);
    const { host, poseidon } = company;
    await storm(poseidon);
    const { game } = gameFeed((await host.attend()).feeds);
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    const review = { code: host.code, game };
    const { events } = granted(await host.ask<Reviewed>('review', review));
    expect(events.map(({ type }) => type)).toEqual(['began', 'storm-played']);
  });
});
