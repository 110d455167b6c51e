/**
 * How strangers who have the code might disrupt a table: by using fake names, taking seats, ending games, or deleting
 * the table.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../shared/wire/protocol.ts';
import { granted, newToken } from '../helpers/client.ts';
import { gatherCompany, gameFeed, Guest, isGone, type Company } from '../helpers/guests.ts';
import { comeIn, knock, knocksAt } from '../helpers/knocking.ts';
import { heardBy } from '../helpers/packets.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const refused = (refusal: string) => ({ ok: false, refusal });

describe('fakes', () => {
  let host: Guest;
  const fakes: Guest[] = [];
  beforeEach(async () => {
    host = new Guest(server.url);
    await host.make('Ann');
  });
  afterEach(() => {
    for (const client of [host, ...fakes.splice(0)]) client.close();
  });

  function fake(): Guest {
    const made = new Guest(server.url);
    fakes.push(made);
    return made;
  }
  const join = (guest: Guest, name: string): Promise<Answer<object>> =>
    guest.ask('join', { code: host.code, token: guest.token, name });

  it("with the host's name don't join, nor take it later", async () => {
    for (const name of ['Ann', ' ann', 'Аnn', 'Ann\u3164'])
      expect(await join(fake(), name)).toEqual(refused('name-taken'));
    const [one] = fakes;
    await one?.join(host.code, 'Eve');
    expect(await one?.command({ type: 'rename', name: 'ANN' })).toEqual(refused('name-taken'));
  });

  it('that fill the table are taken off while they are there, and stay outside a table that is locked', async () => {
    for (const name of ['B', 'C', 'D', 'E']) await fake().join(host.code, name);
    await host.does({ type: 'lock-table', locked: true });
    for (const { player } of fakes) await host.does({ type: 'remove-player', player });
    await expect.poll(() => host.present).toEqual([host.player]);
    for (const one of fakes) {
      expect(await one.command({ type: 'sit', seat: 'poseidon' })).toEqual(refused('no-such-player'));
      expect(await join(one, 'Back')).toEqual(refused('token-used'));
      const anew = { code: host.code, token: newToken(), name: 'Anew' };
      expect(await one.ask('join', anew)).toEqual(refused('table-locked'));
    }
    await host.does({ type: 'lock-table', locked: false });
    granted(await join(fake(), 'Friend'));
  });
});

describe('in a running game', () => {
  /** Ann is the host and a Navigator, Crew 0 is another Navigator, and Pia is Poseidon. */
  let company: Company;
  beforeEach(async () => {
    company = await gatherCompany(server.url, 2);
  });
  afterEach(() => company.close());

  it("a stranger can't sit down mid-game nor abandon it", async () => {
    const { host, onlooker } = company;
    const stranger = company.device();
    const join = { code: host.code, token: stranger.token, name: 'Eve' };
    expect(await stranger.ask('join', join)).toEqual(refused('must-knock'));
    expect(await knock(stranger, host.code, 'Eve')).toEqual({ ok: true });
    await stranger.watch(host.code);
    // The stranger's commands are refused whichever player they name. The players aren't asked to agree either.
    for (const command of [{ type: 'sit', seat: 'navigators' }, { type: 'abandon-game' }] as const)
      expect(await stranger.command(command)).toMatchObject({ ok: false });
    const known = company.device();
    await knocksAt(host, 1);
    stranger.close();
    await knocksAt(host, 0);
    await comeIn(host, known, 'Kim');
    // Kim has been let in, but has no seat, so Kim can't act in the game.
    expect(await known.command({ type: 'abandon-game' })).toEqual(refused('not-seated'));
    expect(await known.command({ type: 'guess', ship: 'red', square: 'a1' })).toEqual(refused('not-seated'));
    expect(gameFeed((await onlooker.watch(host.code)).feeds).events).toHaveLength(1);
  });

  it('one of those who play ends it for nobody else', async () => {
    const { host, poseidon, crew } = company;
    await poseidon.does({ type: 'abandon-game' });
    await host.caughtUp();
    expect(host.told.flat().at(-1)).toMatchObject({
      events: [{ type: 'abandoning-wished', player: poseidon.player, wish: true }],
    });
    await crew[0]?.does({ type: 'guess', ship: 'red', square: 'a1' });
    await host.does({ type: 'abandon-game' });
    expect(await poseidon.command({ type: 'abandon-game' })).toEqual(refused('no-game-running'));
  });

  it('the host takes somebody off who is present', async () => {
    const { host, poseidon, crew, onlooker } = company;
    const [removed] = crew;
    if (!removed) throw new Error('nobody');
    await removed.does({ type: 'guess', ship: 'green', square: 'b2' });
    await host.does({ type: 'remove-player', player: removed.player });
    await removed.caughtUp();
    // The removed player receives the removal, and stays as a spectator.
    expect(removed.told.at(-1)).toMatchObject([
      {
        log: 'table',
        events: [
          { type: 'seat-freed', player: removed.player },
          { type: 'left', player: removed.player },
        ],
      },
      { log: 'game', audience: 'onlookers', events: [{ type: 'navigator-left', player: removed.player }] },
    ]);
    for (const guest of [removed, host, poseidon])
      await expect.poll(() => guest.present).toEqual([host.player, poseidon.player]);
    // The removed player no longer receives what the Navigators send one another.
    const heard = await heardBy([removed, onlooker, host], async () => {
      await host.does({ type: 'guess', ship: 'red', square: 'c2' });
      await host.does({ type: 'remind', ship: 'red', number: 0, square: 'c2' });
      await host.ask('signal', { player: host.player, signal: { type: 'phrase', phrase: 'wait' } });
    });
    expect(heard.slice(0, 2)).toEqual([[], []]);
    // The removed player can't send anything to the Navigators, or request more than spectators may.
    const { player } = removed;
    expect(await removed.command({ type: 'guess', ship: 'red', square: 'a1' })).toEqual(
      refused('not-seated'),
    );
    expect(await removed.ask('offer-device', { player })).toEqual(refused('no-such-player'));
    expect(await removed.ask('signal', { player, signal: { type: 'phrase', phrase: 'wait' } })).toEqual(
      refused('wrong-side'),
    );
    const attended = await removed.attend();
    expect(attended.players).toEqual([]);
    expect(gameFeed(attended.feeds).audience).toBe('onlookers');
    expect(JSON.stringify(attended.feeds)).not.toMatch(/guessed|reminded/);
    // The refused token can't be used again. With a new token, the player may knock like anyone else.
    expect(await knock(removed, host.code)).toEqual(refused('token-used'));
    expect(await removed.ask('join', { code: host.code, token: removed.token, name: 'Back' })).toEqual(
      refused('token-used'),
    );
    await comeIn(host, company.device(), 'Crew 0');
  });

  it('the host takes Poseidon off who is present: his device is told no truth any more', async () => {
    const { host, poseidon } = company;
    await host.does({ type: 'remove-player', player: poseidon.player });
    const [heard = []] = await heardBy([poseidon], async () => {
      const comer = company.device();
      await comeIn(host, comer, 'Zoe');
      await comer.does({ type: 'sit', seat: 'poseidon' });
      await storm(comer);
    });
    expect(heard.join()).toContain('"storm-played"');
    expect(heard.join()).not.toMatch(/pushes|"audience":"poseidon"/);
  });

  it('the host frees the seat of who is present', async () => {
    const { host, poseidon } = company;
    await host.does({ type: 'free-seat', player: poseidon.player });
    expect(gameFeed((await poseidon.attend()).feeds).audience).toBe('onlookers');
    expect(await poseidon.command({ type: 'sit', seat: 'poseidon' })).toEqual(refused('must-knock'));
    await comeIn(host, poseidon);
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
  });

  it("who alone is present can't take the table over", async () => {
    const { host, poseidon, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    host.close();
    poseidon.close();
    for (const gone of [host, poseidon]) await isGone(other, gone);
    for (const command of [
      { type: 'remove-player', player: host.player },
      { type: 'lock-table', locked: true },
    ] as const)
      expect(await other.command(command)).toEqual(refused('not-host'));
    await other.does({ type: 'abandon-game' });
    expect(await other.command({ type: 'guess', ship: 'red', square: 'a1' })).toMatchObject({ ok: true });
  });
});
