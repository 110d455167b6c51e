/** Who receives the crew's talk and the table's talk, and what becomes of removed lines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { Line } from '../../shared/game/talk.ts';
import type { SharedGame } from '../../shared/table/shared-game.ts';
import type { Reviewed } from '../../shared/wire/protocol.ts';
import { writeGameFile } from '../../shared/wire/write-game-file.ts';
import { granted } from '../helpers/client.ts';
import { useCompany } from '../helpers/company.ts';
import { gameFeed, gatherCompany, type Company, type Guest } from '../helpers/guests.ts';
import { heardBy } from '../helpers/packets.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const gather = useCompany();

const HELLO: Line = { type: 'phrase', phrase: 'hello' };
const SECRET: Line = { type: 'text', text: 'Red hides behind the reef.' };
const CERTAIN: Line = { type: 'phrase', phrase: 'certain', ship: 'white', square: 'c5' };
const toCrew = (line: Line) => ({ type: 'say-to-crew', line }) as const;
const toTable = (line: Line) => ({ type: 'say', line }) as const;

const gameOf = async (guest: Guest) => gameFeed((await guest.attend()).feeds).game;
/** Everything that a device is sent when it comes to the table, as text. */
const allOf = async (guest: Guest) => JSON.stringify(await guest.attend());
const reviewOf = async (guest: Guest, game: string) =>
  granted(await guest.ask<Reviewed>('review', { code: guest.code, game })).events;

describe('the crew’s talk', () => {
  it('reaches the Navigators’ devices, and no others learn that anything was said', async () => {
    const { host, poseidon, crew, onlooker } = await gather(3);
    const [first] = crew;
    const [poseidons, onlookers, ...crews] = await heardBy([poseidon, onlooker, ...crew], async () => {
      await host.does(toCrew(SECRET));
      await host.does(toCrew(CERTAIN));
      await host.does({ type: 'remove-crew-line', line: 1 });
    });
    expect([poseidons, onlookers]).toEqual([[], []]);
    expect(crews).toHaveLength(2);
    for (const heard of crews) expect(heard).toHaveLength(3);
    await first?.caughtUp();
    const told = first?.told.flat().flatMap((feed) => (feed.log === 'game' ? feed.events : []));
    expect(told?.slice(-3)).toEqual([
      { type: 'said-to-crew', player: host.player, number: 0, line: SECRET },
      { type: 'said-to-crew', player: host.player, number: 1, line: CERTAIN },
      { type: 'crew-line-removed', player: host.player, number: 1 },
    ]);
    for (const other of [poseidon, onlooker.again()]) expect(await allOf(other)).not.toContain('reef');
  });

  it('does not change the numbers of what others are told, nor the answers that they get', async () => {
    const { host, poseidon } = await gather(2);
    const { next } = await numbers(poseidon);
    for (let i = 0; i < 5; i++) await host.does(toCrew(HELLO));
    expect((await numbers(poseidon)).next).toBe(next);
    expect(await poseidon.command(toCrew(HELLO))).toEqual({ ok: false, refusal: 'wrong-side' });
    expect(await poseidon.command({ type: 'remove-crew-line', line: 0 })).toEqual({
      ok: false,
      refusal: 'wrong-side',
    });
    expect(await poseidon.command({ type: 'remove-line', line: 0 })).toEqual({
      ok: false,
      refusal: 'not-host',
    });
    const [feed] = await poseidon.does(toTable(HELLO));
    expect(feed?.events).toEqual([{ type: 'said', player: poseidon.player, number: 0, line: HELLO }]);
  });

  it('is read by spectators of an open chart', async () => {
    const { host, onlooker, device } = await gather(1, { type: 'open-chart', open: true });
    const reader = device();
    await reader.watchChart(host.code, await gameOf(host));
    const [readers, onlookers] = await heardBy([reader, onlooker], () => host.does(toCrew(SECRET)));
    expect(readers?.[0]).toContain('reef');
    expect(onlookers).toEqual([]);
  });

  it('is there for a Navigator’s device that comes later, and faded with Use Your Memory', async () => {
    const variants = { ...BASE_GAME, useYourMemory: true };
    for (const company of [await gather(1), await gather(1, { type: 'choose-variants', variants })]) {
      const { host, poseidon } = company;
      await host.does(toCrew(SECRET));
      expect(await allOf(host)).toContain('reef');
      await storm(poseidon);
      const later = gameFeed((await host.attend()).feeds).events;
      const { variants: chosen } = later[0] as { variants: { useYourMemory: boolean } };
      const line = chosen.useYourMemory ? null : SECRET;
      expect(later).toContainEqual({ type: 'said-to-crew', player: host.player, number: 0, line });
    }
  });

  it('is for everybody once the game is over, but not in a shared game nor in its file', async () => {
    const { host, poseidon, onlooker, device } = await gather(2);
    const game = await gameOf(host);
    await host.does(toCrew(SECRET));
    expect(await poseidon.ask('review', { code: host.code, game })).toEqual({
      ok: false,
      refusal: 'game-not-over',
    });
    await host.does({ type: 'say', line: CERTAIN });
    await poseidon.does({ type: 'finish-game', finish: 'concede' });
    for (const reader of [poseidon, onlooker])
      expect(await reviewOf(reader, game)).toContainEqual({
        type: 'said-to-crew',
        player: host.player,
        number: 0,
        line: SECRET,
      });
    const [feed] = await host.does({ type: 'share-game', game, shared: true });
    const { link } = feed?.events[0] as { link: string };
    const shared = granted(await device().ask<{ game: SharedGame }>('shared-game', { link }));
    expect(JSON.stringify(shared)).not.toMatch(/reef|said|certain/);
    expect(writeGameFile(shared.game)).not.toMatch(/reef|said|certain/);
    expect(shared.game.events.at(-1)?.type).toBe('ended');
  });

  it('is refused after the game, and to who has no seat', async () => {
    const { host, crew } = await gather(2);
    const [mate] = crew;
    if (!mate) throw new Error('nobody');
    await host.does({ type: 'free-seat', player: mate.player });
    expect(await mate.command(toCrew(HELLO))).toEqual({ ok: false, refusal: 'not-seated' });
    expect(await mate.command(toTable(HELLO))).toMatchObject({ ok: true });
    await host.does({ type: 'abandon-game' });
    expect(await host.command(toCrew(HELLO))).toEqual({ ok: false, refusal: 'no-game-running' });
  });

  it('is said once, and not in a later game', async () => {
    const { host } = await gather(2);
    const game = await gameOf(host);
    const request = { id: 'once', player: host.player, command: toCrew(SECRET), in: { game } };
    granted(await host.ask('command', request));
    expect(await host.ask('command', request)).toEqual({ ok: true, feeds: [], repeated: true });
    expect((await allOf(host)).split('reef')).toHaveLength(2);
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    expect(await host.ask('command', { ...request, id: 'late' })).toEqual({ ok: false, refusal: 'outdated' });
    expect(await allOf(host)).not.toContain('reef');
  });

  it('may be taken away only by a Navigator who is the host', async () => {
    const { host, crew } = await gather(2);
    const [mate] = crew;
    await mate?.does(toCrew(SECRET));
    const removal = { type: 'remove-crew-line', line: 0 } as const;
    expect(await mate?.command(removal)).toEqual({ ok: false, refusal: 'not-host' });
    await host.does(removal);
    expect(await host.command(removal)).toEqual({ ok: false, refusal: 'no-such-line' });
  });
});

describe('the table’s talk', () => {
  it('reaches everybody, before, during and after a game', async () => {
    const { host, poseidon, onlooker, device } = await gather(1);
    const line = { type: 'said', player: poseidon.player, line: SECRET };
    const heard = await heardBy([host, onlooker], async () => {
      await poseidon.does(toTable(SECRET));
      await host.does({ type: 'abandon-game' });
      await poseidon.does(toTable(SECRET));
    });
    for (const packets of heard) expect(packets.filter((packet) => packet.includes('reef'))).toHaveLength(2);
    const later = device();
    const [table] = (await later.watch(host.code)).feeds;
    expect(table?.events).toContainEqual({ ...line, number: 1 });
  });

  it('is only phrases if the host says so, and the crew’s talk too', async () => {
    const { host, poseidon } = await gather(1);
    await host.does({ type: 'allow-free-text', allowed: false });
    const only = { ok: false, refusal: 'phrases-only' };
    expect(await poseidon.command(toTable(SECRET))).toEqual(only);
    expect(await host.command(toCrew(SECRET))).toEqual(only);
    await poseidon.does(toTable(HELLO));
    await host.does(toCrew(CERTAIN));
    expect(await poseidon.command({ type: 'allow-free-text', allowed: true })).toEqual({
      ok: false,
      refusal: 'not-host',
    });
  });

  it('names only squares of the board', async () => {
    const { host } = await gather(1);
    const beware = { type: 'phrase', phrase: 'beware', square: 'o15' } as const;
    const { board } = gameFeed((await host.attend()).feeds).events[0] as {
      board: { columns: number; rows: number };
    };
    const isOn = board.columns === 15 && board.rows === 15;
    const expected = isOn ? { ok: true } : { ok: false, refusal: 'square-off-board' };
    expect(await host.command(toTable(beware))).toMatchObject(expected);
    expect(await host.command(toCrew(beware))).toMatchObject(expected);
  });
});

describe('a removed line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-talk-'));
  const start = () => startServer({ store: openSqlite(join(folder, 'odyssey.sqlite')) });
  let server: RunningServer;
  let company: Company;
  afterAll(async () => {
    company.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('is in nothing that the server sends later, not even after a restart', async () => {
    server = await start();
    company = await gatherCompany(server.url, 2);
    const { host, poseidon, crew } = company;
    const [mate = host] = crew;
    const game = await gameOf(host);
    await mate.does(toCrew(SECRET));
    await poseidon.does(toTable(SECRET));
    await host.does({ type: 'remove-line', line: 0 });
    await host.does({ type: 'remove-crew-line', line: 0 });
    const seenBy = async (guests: readonly Guest[]) => {
      const seen = await Promise.all(guests.map(allOf));
      const later = company.device();
      return [...seen, JSON.stringify(await later.watch(host.code))].join();
    };
    expect(await seenBy([host, mate, poseidon])).not.toContain('reef');
    expect(await allOf(mate)).toContain('crew-line-removed');
    await host.does({ type: 'abandon-game' });
    expect(JSON.stringify(await reviewOf(poseidon, game))).not.toContain('reef');
    await server.stop();
    server = await start();
    const back = [host, mate, poseidon].map((guest) =>
      Object.assign(guest.tab(server.url), {
        token: guest.token,
        player: guest.player,
        code: guest.code,
      }),
    );
    for (const guest of back) {
      expect(await allOf(guest)).not.toContain('reef');
      expect(JSON.stringify(await reviewOf(guest, game))).not.toContain('reef');
      guest.close();
    }
  });
});

/** The number of the next event of the game that a device expects. */
async function numbers(guest: Guest): Promise<{ next: number }> {
  const { from, events } = gameFeed((await guest.attend()).feeds);
  return { next: from + events.length };
}
