/** Seats and their tokens: who gets a seat and who doesn't. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, gather, granted, newToken, NOTHING } from '../helpers/client.ts';
import { comeIn } from '../helpers/knocking.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import type { Attended, Looked } from '../../shared/wire/protocol.ts';

let server: RunningServer;
const clients: Client[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.stop();
});

function client(): Client {
  const made = new Client(server.url);
  clients.push(made);
  return made;
}

describe('making and joining', () => {
  it('a request sent twice makes one table and one player', async () => {
    const ann = client();
    const request = { token: ann.token, name: 'Ann' };
    const [first, second] = await Promise.all([ann.ask('make', request), ann.ask('make', request)]);
    expect(second).toEqual(first);
    const bob = client();
    const { code } = granted(first) as { code: string };
    const joining = { code, token: bob.token, name: 'Bob' };
    const answers = await Promise.all([bob.ask('join', joining), bob.ask('join', joining)]);
    expect(answers[1]).toEqual(answers[0]);
    const looked = granted(await bob.ask<Looked>('look', { code, tokens: [bob.token] }));
    expect(looked).toMatchObject({ players: ['Ann', 'Bob'], seat: null, game: 'none', full: false });
  });

  it('on a connection that attends the table is told to that connection too', async () => {
    const ann = client();
    const code = await ann.make();
    const joining = { code, token: newToken(), name: 'Bob' };
    const { player } = granted(await ann.ask<{ player: string }>('join', joining));
    await ann.caughtUp();
    expect(ann.told).toEqual([
      [{ log: 'table', from: 2, events: [{ type: 'joined', player, name: 'Bob' }] }],
    ]);
  });

  it('five players fill a table, and a sixth can only look on', async () => {
    const ann = client();
    const code = await ann.make();
    for (const name of ['B', 'C', 'D', 'E']) await client().join(code, name);
    const late = client();
    const refused = { ok: false, refusal: 'table-full' };
    expect(await late.ask('join', { code, token: late.token, name: 'F' })).toEqual(refused);
    const attended = granted(await late.ask<Attended>('attend', { code, tokens: [], have: NOTHING }));
    expect(attended.players).toEqual([]);
    expect(attended.feeds).toHaveLength(1);
  });

  it('whoever leaves gives their token up', async () => {
    const ann = client();
    const code = await ann.make();
    const bob = client();
    await bob.join(code);
    await bob.does({ type: 'leave' });
    const joining = { code, token: bob.token, name: 'Bob' };
    expect(await bob.ask('join', joining)).toEqual({ ok: false, refusal: 'token-used' });
    expect(await bob.command({ type: 'rename', name: 'Rob' })).toEqual({
      ok: false,
      refusal: 'no-such-player',
    });
    expect((await bob.attend()).players).toEqual([]);
  });
});

describe('holding a seat', () => {
  it('a guessed token is nobody', async () => {
    const { navigator } = await gather(server.url);
    clients.push(navigator);
    const eve = client();
    const request = { code: navigator.code, tokens: [newToken()], have: NOTHING };
    const attended = granted(await eve.ask<Attended>('attend', request));
    expect(attended.players).toEqual([]);
    const feed = attended.feeds.find(({ log }) => log === 'game');
    expect(feed).toMatchObject({ audience: 'onlookers' });
    eve.player = navigator.player;
    const sail = { type: 'sail', ship: 'red', heading: 'N' } as const;
    expect(await eve.command(sail)).toEqual({ ok: false, refusal: 'no-such-seat' });
  });

  it('a second tab takes over, and the first is told and gets nothing more', async () => {
    const { navigator, poseidon } = await gather(server.url);
    clients.push(navigator, poseidon);
    const tab = client();
    Object.assign(tab, { token: navigator.token, player: navigator.player, code: navigator.code });
    await tab.attend();
    await navigator.caughtUp();
    expect(navigator.dismissals).toBe(1);
    const heard = navigator.told.length;
    await tab.does({ type: 'guess', ship: 'red', square: 'b2' });
    await poseidon.does({ type: 'rename', name: 'Pos' });
    expect(await navigator.command({ type: 'guess', ship: 'red', square: 'b3' })).toEqual({
      ok: false,
      refusal: 'not-attending',
    });
    expect(navigator.told.length).toBe(heard);
    // Attending again in the first tab dismisses the second tab.
    await navigator.attend();
    await tab.caughtUp();
    expect(tab.dismissals).toBe(1);
  });

  it('says who is present', async () => {
    const ann = client();
    const code = await ann.make();
    const bob = client();
    await bob.join(code);
    await expect.poll(() => ann.present).toEqual([ann.player, bob.player]);
    bob.close();
    await expect.poll(() => ann.present).toEqual([ann.player]);
  });

  it('a friend who comes late helps the Navigators, and hears all that they were told', async () => {
    const { navigator, poseidon } = await gather(server.url);
    clients.push(navigator, poseidon);
    await navigator.does({ type: 'guess', ship: 'red', square: 'b2' });
    const late = client();
    await comeIn(navigator, late, 'Cleo');
    expect(await late.command({ type: 'sit', seat: 'poseidon' })).toEqual({
      ok: false,
      refusal: 'seat-taken',
    });
    await late.does({ type: 'sit', seat: 'navigators' });
    const { feeds } = await late.attend();
    const game = feeds.find(({ log }) => log === 'game');
    expect(game).toMatchObject({ audience: 'navigators', from: 0 });
    expect(game?.events.map(({ type }) => type)).toEqual(['began', 'guessed', 'navigator-came']);
    expect(await poseidon.command({ type: 'sit', seat: null })).toEqual({
      ok: false,
      refusal: 'game-running',
    });
  });
});
