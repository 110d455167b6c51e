/** A stranger who is alone at a table for a moment can't take it over, end its games or delete it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Client, newToken } from '../helpers/client.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let host: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  host = new Client(server.url);
  stranger = new Client(server.url);
  await stranger.join(await host.make('Ann'), 'Eve');
});
afterEach(() => {
  host.close();
  stranger.close();
});

/** The host disconnects, so that the stranger is alone at the table. */
async function leaveAlone(): Promise<void> {
  host.close();
  await expect.poll(() => stranger.present).toEqual([stranger.player]);
}

it('can neither remove the host, nor make a key for the host, nor delete the table', async () => {
  await leaveAlone();
  const notHost = { ok: false, refusal: 'not-host' };
  expect(await stranger.command({ type: 'remove-player', player: host.player })).toEqual(notHost);
  expect(await stranger.ask('offer-device', { player: host.player })).toEqual({
    ok: false,
    refusal: 'no-such-seat',
  });
  const { code, player } = stranger;
  expect(await stranger.ask('delete-table', { code, player })).toEqual(notHost);
});

it("can't end what others play, and may free the seat of who is away", async () => {
  const friend = new Client(server.url);
  await friend.join(host.code, 'Ben');
  await host.does({ type: 'sit', seat: 'poseidon' });
  await friend.does({ type: 'sit', seat: 'navigators' });
  await host.does({ type: 'begin-game' });
  friend.close();
  await leaveAlone();
  expect(await stranger.command({ type: 'abandon-game' })).toEqual({ ok: false, refusal: 'not-seated' });
  expect(await stranger.command({ type: 'free-seat', player: friend.player })).toMatchObject({ ok: true });
});

it("can't end a series that others play", async () => {
  const friend = new Client(server.url);
  await friend.join(host.code, 'Ben');
  await host.does({ type: 'sit', seat: 'poseidon' });
  await friend.does({ type: 'sit', seat: 'navigators' });
  await host.does({ type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true });
  friend.close();
  await leaveAlone();
  expect(await stranger.command({ type: 'abandon-series' })).toEqual({ ok: false, refusal: 'not-host' });
});

it.each(['cooperative', 'competing'] as const)(
  'can free every seat of a %s game, and is told nothing by it: neither sits down nor ends the game',
  async (mode) => {
    const friend = new Client(server.url);
    await friend.join(host.code, 'Ben');
    await host.does({ type: 'choose-mode', mode });
    await host.does({ type: 'sit', seat: 'poseidon' });
    await friend.does({ type: 'sit', seat: 'navigators' });
    await host.does({ type: 'begin-game' });
    friend.close();
    await leaveAlone();
    for (const { player } of [friend, host]) await stranger.does({ type: 'free-seat', player });
    const mustKnock = { ok: false, refusal: 'must-knock' };
    for (const seat of ['poseidon', 'navigators'] as const)
      expect(await stranger.command({ type: 'sit', seat })).toEqual(mustKnock);
    expect(await stranger.command({ type: 'abandon-game' })).toEqual({ ok: false, refusal: 'not-seated' });
    const joining = { code: stranger.code, token: newToken(), name: 'Mob' };
    expect(await stranger.ask('join', joining)).toEqual(mustKnock);
    expect(JSON.stringify((await stranger.attend()).feeds)).toContain('"audience":"onlookers"');
    // The player returns and can act at once.
    const back = new Client(server.url);
    Object.assign(back, { token: host.token, player: host.player, code: host.code });
    await back.attend();
    const sat = await back.command({ type: 'sit', seat: 'poseidon' }, 'back');
    expect(sat).toMatchObject({ ok: true });
    back.close();
  },
);
