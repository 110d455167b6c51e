/** A spectator of the open chart receives what the Navigators receive, unless the device has seen Poseidon's board. */
import { describe, expect, it } from 'vitest';
import type { Attended } from '../../shared/wire/protocol.ts';
import { useCompany } from '../helpers/company.ts';
import { gameFeed, isGone, type Guest } from '../helpers/guests.ts';
import { comeIn } from '../helpers/knocking.ts';
import { heardBy } from '../helpers/packets.ts';
import { storm } from '../helpers/poseidons-turn.ts';

const gather = useCompany();

const OPEN = { type: 'open-chart', open: true } as const;
const GUESS = { type: 'guess', ship: 'red', square: 'c3' } as const;
const KNOWN = { ok: false, refusal: 'knows-other-side' };

const gameAt = async (guest: Guest) => gameFeed((await guest.attend()).feeds).game;
const audienceIn = ({ feeds }: Attended) => gameFeed(feeds).audience;

describe('an onlooker who asks for the chart', () => {
  it('gets it only if it is open, and only of the game that it asks for', async () => {
    const closed = await gather(1);
    const shut = await closed.device().watchChart(closed.host.code, await gameAt(closed.host));
    expect([audienceIn(shut), shut.chartBarred]).toEqual(['onlookers', undefined]);

    const { host, device } = await gather(1, OPEN);
    const looker = device();
    const first = await gameAt(host);
    expect(audienceIn(await looker.watchChart(host.code, 'another'))).toBe('onlookers');
    expect(audienceIn(await looker.watchChart(host.code, first))).toBe('navigators');
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    await looker.caughtUp();
    expect(gameFeed(looker.told.flat())).toMatchObject({ audience: 'onlookers', from: 0 });
    expect(audienceIn(await looker.watchChart(host.code, first))).toBe('onlookers');
  });

  it('is told all that the Navigators are, from its beginning on', async () => {
    const { host, poseidon, device } = await gather(2, OPEN);
    await host.does(GUESS);
    const looker = device();
    const seen = gameFeed((await looker.watchChart(host.code, await gameAt(host))).feeds);
    await storm(poseidon);
    await host.does({ type: 'remind', ship: 'red', number: 1, square: 'd4' });
    await looker.caughtUp();
    const later = looker.told.flat().flatMap((feed) => (feed.log === 'game' ? feed.events : []));
    expect([...seen.events, ...later]).toEqual(gameFeed((await host.attend()).feeds).events);
  });

  it('is told of no more when somebody asks for less', async () => {
    const { host, device } = await gather(1, OPEN);
    const looker = device();
    await looker.watchChart(host.code, await gameAt(host));
    expect(audienceIn(await looker.watch(host.code))).toBe('onlookers');
    expect(await heardBy([looker], () => host.does(GUESS))).toEqual([[]]);
  });

  it('says which device it is on, or sees none', async () => {
    const { host, device } = await gather(1, OPEN);
    const looker = device();
    looker.device = undefined;
    const attended = await looker.watchChart(host.code, await gameAt(host));
    expect([audienceIn(attended), attended.chartBarred]).toEqual(['onlookers', 'no-device']);
  });
});

describe('a device that has seen the chart', () => {
  it("takes Poseidon's empty seat only knowing, and is then told nothing more of the chart", async () => {
    const { host, poseidon, device } = await gather(1, OPEN);
    const looker = device();
    const game = await gameAt(host);
    await looker.watchChart(host.code, game);
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    await comeIn(host, looker, 'Eve');
    const sit = { type: 'sit', seat: 'poseidon' } as const;
    expect(await looker.command(sit)).toEqual(KNOWN);
    await looker.does({ ...sit, knowing: true });
    await host.caughtUp();
    expect(JSON.stringify(host.told.at(-1))).toContain('"knowing":true');
    expect(await heardBy([looker], () => host.does(GUESS))).toEqual([[]]);
    // Another tab of the same device may not see the chart, either.
    const tab = looker.tab();
    const attended = await tab.watchChart(host.code, game);
    expect([audienceIn(attended), attended.chartBarred]).toEqual(['onlookers', 'poseidon']);
    expect(await heardBy([tab], () => host.does({ ...GUESS, square: 'd4' }))).toEqual([[]]);
    tab.close();
  });

  it('hears no more of it once Poseidon comes on the same device, the first time and again', async () => {
    const { host, poseidon, device } = await gather(1, OPEN);
    const game = await gameAt(host);
    const looker = device();
    await looker.watchChart(host.code, game);
    // Attend with a copy of Poseidon's token on the spectator's device.
    const tab = poseidon.again();
    tab.device = looker.device;
    await tab.attend();
    expect(await heardBy([looker, tab], () => host.does(GUESS))).toEqual([[], []]);
    await host.caughtUp();
    expect(JSON.stringify(host.told)).toContain('knows-other-side');
    const again = looker.tab();
    expect((await again.watchChart(host.code, game)).chartBarred).toBe('poseidon');
    // The table's log already says that this Poseidon has seen the other side's secrets, so no second event is sent.
    // The chart still closes.
    const other = device();
    expect(audienceIn(await other.watchChart(host.code, game))).toBe('navigators');
    const next = poseidon.again();
    next.device = other.device;
    await next.attend();
    expect(await heardBy([other, next], () => host.does({ ...GUESS, square: 'd4' }))).toEqual([[], []]);
    for (const one of [tab, again, next]) one.close();
  });

  it('is no big screen in this game', async () => {
    const { host, poseidon, device } = await gather(1, OPEN);
    const looker = device();
    await looker.watchChart(host.code, await gameAt(host));
    for (const guest of [host, poseidon]) await guest.does({ type: 'allow-olympus', allowed: true });
    const attended = await looker.watch(host.code, true);
    expect([audienceIn(attended), attended.barred]).toEqual(['onlookers', 'navigator']);
  });

  it('that was the big screen never sees the chart', async () => {
    const { host, poseidon, device } = await gather(1, OPEN);
    for (const guest of [host, poseidon]) await guest.does({ type: 'allow-olympus', allowed: true });
    const screen = device();
    await screen.watch(host.code, true);
    const attended = await screen.watchChart(host.code, await gameAt(host));
    expect([audienceIn(attended), attended.chartBarred]).toEqual(['onlookers', 'poseidon']);
  });
});
