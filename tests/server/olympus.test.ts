/** The big screen shows the true board only while the host and Poseidon allow it. */
import { describe, expect, it } from 'vitest';
import type { Attended } from '../../shared/wire/protocol.ts';
import { granted, NOTHING } from '../helpers/client.ts';
import { useCompany } from '../helpers/company.ts';
import { gatherFollowers } from '../helpers/follower.ts';
import { gameFeed, isGone, type Guest } from '../helpers/guests.ts';
import { comeIn } from '../helpers/knocking.ts';
import { heardBy } from '../helpers/packets.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { seeded } from '../helpers/random.ts';

const gather = useCompany();

describe('the big screen', () => {
  const allow = (guest: Guest, allowed = true) => guest.does({ type: 'allow-olympus', allowed });

  it('is told what Poseidon is, while host and Poseidon allow it', async () => {
    const company = await gather(1);
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
    // A device that holds a seat can't be a big screen.
    const asked = { code: host.code, tokens: [host.token], have: NOTHING, olympus: true };
    const attended = granted(await host.ask<Attended>('attend', asked));
    expect(gameFeed(attended.feeds).audience).toBe('navigators');
  });

  it('is told the last move and the end as Poseidon is (ruling 29), and nothing so of the next game', async () => {
    const { device, host } = await gather(1);
    const { poseidon, navigator } = await gatherFollowers(host.url);
    for (const one of [navigator, poseidon]) await one.does({ type: 'allow-olympus', allowed: true });
    const screen = device();
    await screen.watch(navigator.code, true);
    const random = seeded(29);
    while (!poseidon.over) {
      for (const one of [poseidon, navigator]) {
        const move = one.move(random);
        if (move) await one.does(move);
        for (const other of [poseidon, navigator]) await other.caughtUp();
      }
    }
    await screen.caughtUp();
    const games = () => screen.told.flat().filter((feed) => feed.log === 'game');
    expect(new Set(games().map(({ audience }) => audience))).toEqual(new Set(['olympus']));
    const [last, ended] = games().at(-1)?.events.slice(-2) ?? [];
    expect(last).toHaveProperty('to');
    expect(ended).toMatchObject({ type: 'ended' });
    await navigator.does({ type: 'begin-game' });
    await screen.caughtUp();
    expect(games().at(-1)).toMatchObject({ audience: 'onlookers', from: 0 });
    for (const one of [poseidon, navigator]) one.close();
  });

  it.each(['host', 'poseidon'] as const)('hears no more of the truth when %s takes it back', async (who) => {
    const company = await gather(1);
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
    const company = await gather(1);
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
    const company = await gather(1);
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
    await comeIn(host, screen, 'Eve');
    expect(await screen.command({ type: 'sit', seat: 'navigators' })).toEqual({
      ok: false,
      refusal: 'knows-other-side',
    });
    await screen.does({ type: 'sit', seat: 'navigators', knowing: true });
    // The device has seen nothing of the next game, so its player may sit down.
    await host.does({ type: 'abandon-game' });
    await screen.does({ type: 'sit', seat: null });
    await host.does({ type: 'begin-game' });
    await comeIn(host, screen);
    await screen.does({ type: 'sit', seat: 'navigators' });
  });

  it('that waited in vain knows nothing', async () => {
    const company = await gather(1);
    const { host, poseidon } = company;
    await allow(poseidon);
    const screen = company.device();
    await screen.watch(host.code, true);
    await storm(poseidon);
    await comeIn(host, screen, 'Eve');
    await screen.does({ type: 'sit', seat: 'navigators' });
  });
});
