/** Which notices are sent, to which device, and when. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DamagedError } from '../../server/store/damage.ts';
import { openSqlite } from '../../server/store/open.ts';
import { NewerError } from '../../server/tables/newer.ts';
import { granted, newToken } from '../helpers/client.ts';
import { followerAt } from '../helpers/follower.ts';
import { gatherCompany, Guest, type Company } from '../helpers/guests.ts';
import { days, HOUR, OverDays, TURN, WallClock, type Seat } from '../helpers/over-days.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { PushService, type PushDevice } from '../helpers/push-service.ts';
import { always } from '../helpers/random.ts';
import { startServer, type ServerHere } from '../helpers/server.ts';

const MINUTE = 60_000;

let service: PushService;
let toStop: (() => Promise<void>)[];
beforeEach(async () => {
  service = await PushService.open();
  toStop = [];
});
afterEach(async () => {
  for (const stop of toStop) await stop();
  await service.close();
  expect(service.faults).toEqual([]);
});

describe('in a game over days', () => {
  let game: OverDays;
  let pia: PushDevice;
  let ann: PushDevice;
  beforeEach(async () => {
    game = await new OverDays(':memory:', { push: service.options() }).begin(days());
    toStop.push(() => game.stop());
    [pia, ann] = [service.device('pia'), service.device('ann')];
    await game.subscribe(game.poseidon, pia);
    await game.subscribe(game.navigator, ann);
    await game.notifyDue();
  });

  /** A side makes all moves of its turn, at random. */
  const plays = (seat: Seat) =>
    game.visit(seat, async (follower) => {
      const random = always(1);
      for (let move = follower.move(random); move; move = follower.move(random)) await follower.does(move);
    });

  it('a device hears of its turn, and nothing of what was there when it asked', async () => {
    expect([pia.kinds, ann.kinds]).toEqual([[], []]);
    await plays(game.poseidon);
    await game.notifyDue();
    await game.notifyDue();
    expect([pia.kinds, ann.kinds]).toEqual([[], ['your-turn']]);
    expect(ann.received[0]?.notice).toEqual({
      kind: 'your-turn',
      code: game.code,
      at: game.clock.ms + TURN,
    });
  });

  it('the content, the size and the headers of a notice say nothing more', async () => {
    await plays(game.poseidon);
    await game.notifyDue();
    game.clock.ms += TURN * 0.9;
    await game.notifyDue();
    const [turn, late] = ann.received;
    expect(ann.kinds).toEqual(['your-turn', 'time-running-out']);
    expect([turn?.text.length, late?.text.length]).toEqual([128, 128]);
    expect(turn?.size).toBe(late?.size);
    const { authorization, host, connection, topic, ttl, ...headers } = late?.headers ?? {};
    expect(authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
    expect(headers).toEqual({
      'content-encoding': 'aes128gcm',
      'content-length': String(late?.size),
      'content-type': 'application/octet-stream',
      urgency: 'high',
    });
    expect([host, connection]).toEqual([`push.test:${service.port}`, 'keep-alive']);
    expect([ttl, turn?.headers.ttl]).toEqual([(TURN * 0.1) / 1000, TURN / 1000].map(String));
    // A newer notice of the table replaces an older one, but the service can't tell which devices are at one table.
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(turn?.headers['topic']).toBe(topic);
    await plays(game.navigator);
    await game.notifyDue();
    expect(pia.kinds).toEqual(['your-turn']);
    expect(pia.received[0]?.headers['topic']).not.toBe(topic);
  });

  it('time that is running out is said once, a tenth of the time before the end', async () => {
    game.clock.ms += TURN * 0.9 - 1;
    await game.notifyDue();
    expect(pia.kinds).toEqual([]);
    game.clock.ms += 1;
    await game.notifyDue();
    game.clock.ms += HOUR;
    await game.notifyDue();
    expect([pia.kinds, ann.kinds]).toEqual([['time-running-out'], []]);
  });

  it('time that is running out is not said after the move', async () => {
    await plays(game.poseidon);
    game.clock.ms += TURN * 0.95;
    await plays(game.navigator);
    await game.notifyDue();
    expect([pia.kinds, ann.kinds]).toEqual([['your-turn'], []]);
  });

  it('time that is running out is said again after the turn got more time', async () => {
    game.clock.ms += TURN * 0.95;
    await game.notifyDue();
    await game.visit(game.poseidon, (follower) => follower.does({ type: 'ask-more-time', wish: true }));
    await game.visit(game.navigator, (follower) => follower.does({ type: 'give-more-time' }));
    await game.notifyDue();
    game.clock.ms += TURN * 0.9 - 1;
    await game.notifyDue();
    expect(pia.kinds).toEqual(['time-running-out']);
    game.clock.ms += 1;
    await game.notifyDue();
    expect([pia.kinds, ann.kinds]).toEqual([['time-running-out', 'time-running-out'], []]);
    expect(pia.received[1]?.notice.at).toBe(game.clock.ms + TURN * 0.1);
  });

  it('a turn that the clock has ended is a turn of the other side', async () => {
    await game.passes(TURN);
    await game.notifyDue();
    expect([pia.kinds, ann.kinds]).toEqual([[], ['your-turn']]);
  });

  it('a device that is there needs no notice, unless it turns out to be asleep', async () => {
    const awake = await game.visit(game.navigator, async () => {
      await plays(game.poseidon);
      await game.notifyDue();
      game.clock.ms += MINUTE;
      await game.notifyDue();
      return ann.kinds;
    });
    await game.notifyDue();
    game.clock.ms += HOUR;
    await game.notifyDue();
    expect([awake, ann.kinds]).toEqual([[], []]);
    await plays(game.navigator);
    await game.visit(game.navigator, async () => {
      await plays(game.poseidon);
      await game.notifyDue();
    });
    expect(ann.kinds).toEqual([]);
    await expect.poll(() => isThere(game, game.navigator)).toBe(false);
    game.clock.ms += MINUTE;
    await game.notifyDue();
    expect(ann.kinds).toEqual(['your-turn']);
  });

  it('time that is running out is said to a device that is there, too', async () => {
    await plays(game.poseidon);
    const kinds = await game.visit(game.navigator, async () => {
      game.clock.ms += TURN * 0.9;
      await game.notifyDue();
      await expect.poll(() => ann.kinds).toContain('time-running-out');
      return ann.kinds;
    });
    expect(kinds.filter((kind) => kind === 'time-running-out')).toHaveLength(1);
  });

  it('in quiet hours a notice waits, and is sent at their end if it is still true', async () => {
    // The clock stands at 12:00 in London.
    const quiet = { from: 11 * 60 + 30, to: 13 * 60 + 15, timeZone: 'Europe/London' };
    await game.subscribe(game.navigator, ann, quiet);
    await plays(game.poseidon);
    await game.notifyDue();
    game.clock.ms += 75 * MINUTE - 1;
    await game.notifyDue();
    expect(ann.kinds).toEqual([]);
    game.clock.ms += 1;
    await game.notifyDue();
    expect(ann.kinds).toEqual(['your-turn']);
    await plays(game.navigator);
    game.clock.ms += 23 * HOUR;
    await plays(game.poseidon);
    await game.notifyDue();
    await plays(game.navigator);
    game.clock.ms += HOUR;
    await game.notifyDue();
    expect(ann.kinds).toEqual(['your-turn']);
  });

  it.each(['{', '[]', '{"from":0,"to":60,"timeZone":"Middle/Earth"}'])(
    'quiet hours that can not be read (%s) are none, and keep nothing from others',
    async (quiet) => {
      const { push } = game.store;
      const tablet = service.device('tablet');
      await game.subscribe(game.navigator, tablet);
      const rows = await push.subscriptions(game.id);
      vi.spyOn(push, 'subscriptions').mockResolvedValue(
        rows.map((row) => (row.endpoint === ann.endpoint ? { ...row, quiet } : row)),
      );
      await plays(game.poseidon);
      await game.notifyDue();
      expect([ann.kinds, tablet.kinds]).toEqual([['your-turn'], ['your-turn']]);
    },
  );

  it.each([
    { error: new Error('busy'), waits: MINUTE / 2 },
    { error: new DamagedError('table a', 'its row is damaged'), waits: HOUR },
    { error: new NewerError('table/a'), waits: HOUR },
  ])('after $error.name a table is looked at again', async ({ error, waits }) => {
    await plays(game.poseidon);
    vi.spyOn(game.store.push, 'notices').mockRejectedValueOnce(error);
    await game.notifyDue();
    game.clock.ms += waits - 1;
    await game.notifyDue();
    expect(ann.kinds).toEqual([]);
    game.clock.ms += 1;
    await game.notifyDue();
    expect(ann.kinds).toEqual(['your-turn']);
  });

  it('of several notices at the same time, only the most urgent is sent', async () => {
    const quiet = { from: 11 * 60, to: 10 * 60, timeZone: 'UTC' };
    await game.subscribe(game.navigator, ann, quiet);
    await plays(game.poseidon);
    await game.notifyDue();
    game.clock.ms += 22 * HOUR;
    await game.notifyDue();
    game.clock.ms += HOUR;
    await game.notifyDue();
    expect(ann.kinds).toEqual(['time-running-out']);
  });

  it('the end of a game goes to those who did not end it', async () => {
    await game.visit(game.navigator, (follower) => follower.does({ type: 'abandon-game' }));
    await game.notifyDue();
    game.clock.ms += HOUR;
    await game.notifyDue();
    expect([pia.kinds, ann.kinds]).toEqual([['game-over'], []]);
  });

  describe('a subscription ends', () => {
    const rows = () => game.store.push.subscriptions(game.id);
    const expectNothing = async (device: PushDevice) => {
      expect((await rows()).map(({ endpoint }) => endpoint)).not.toContain(device.endpoint);
      await plays(game.poseidon).catch(() => undefined);
      await game.notifyDue();
      expect(device.kinds).toEqual([]);
    };

    it('when the device asks for it', async () => {
      await game.visit(game.navigator, async (follower) =>
        granted(await follower.ask('unsubscribe-push', { player: follower.player, endpoint: ann.endpoint })),
      );
      await expectNothing(ann);
    });

    it('when the seat passes to another device', async () => {
      const key = await game.visit(
        game.navigator,
        async (follower) =>
          granted(await follower.ask<{ key: string }>('offer-device', { player: follower.player })).key,
      );
      const tablet = new Guest(game.url);
      granted(await tablet.changeDevice(game.code, key));
      tablet.close();
      await expectNothing(ann);
    });

    it('when the player is removed', async () => {
      await game.visit(game.navigator, (follower) =>
        follower.does({ type: 'remove-player', player: game.poseidon.player }),
      );
      await expectNothing(pia);
    });

    it('when the table is deleted', async () => {
      await game.visit(game.navigator, async (follower) =>
        granted(await follower.ask('delete-table', { code: game.code, player: follower.player })),
      );
      await game.notifyDue();
      expect([await rows(), await game.store.push.notices(game.id)]).toEqual([[], []]);
      expect([pia.kinds, ann.kinds]).toEqual([[], []]);
    });

    it('when the player has three newer ones', async () => {
      const phones = ['1', '2', '3'].map((name) => service.device(name));
      for (const phone of phones) {
        game.clock.ms++;
        await game.subscribe(game.navigator, phone);
      }
      await expectNothing(ann);
      expect(phones.map(({ kinds }) => kinds)).toEqual([['your-turn'], ['your-turn'], ['your-turn']]);
    });
  });
});

function isThere(game: OverDays, { player }: Seat): Promise<boolean> {
  return game.visit(game.poseidon, ({ present }) => present.includes(player));
}

it('while an opponent moves for people who are away, it is not their turn', async () => {
  const game = await new OverDays(':memory:', { push: service.options() }).begin(days('opponent'));
  toStop.push(() => game.stop());
  const [pia, ann] = [service.device('pia'), service.device('ann')];
  await game.subscribe(game.poseidon, pia);
  await game.subscribe(game.navigator, ann);
  await game.passes(TURN);
  await expect.poll(() => game.turn()).toBe('1 navigators');
  await game.notifyDue();
  expect([pia.kinds, ann.kinds]).toEqual([[], ['your-turn']]);
  await game.visit(game.navigator, async (follower) => {
    const random = always(1);
    for (let move = follower.move(random); move; move = follower.move(random)) await follower.does(move);
  });
  await expect.poll(() => game.turn()).toBe('2 navigators');
  await game.notifyDue();
  game.clock.ms += HOUR;
  await game.notifyDue();
  expect([pia.kinds, ann.kinds]).toEqual([[], ['your-turn', 'your-turn']]);
});

describe('at a table', () => {
  const clock = new WallClock();
  let server: ServerHere;
  let company: Company;
  let devices: Map<Guest, PushDevice>;

  const gather = async (navigators: number, ...before: Parameters<typeof gatherCompany>[2][]) => {
    const store = openSqlite(':memory:');
    server = await startServer({ store, now: clock.now, push: service.options(), pace: 0 });
    company = await gatherCompany(server.url, navigators, ...before);
    devices = new Map();
    for (const guest of [company.host, company.poseidon, ...company.crew]) {
      const device = service.device(guest.player);
      devices.set(guest, device);
      const { subscription } = device;
      granted(await guest.ask('subscribe-push', { player: guest.player, subscription }));
    }
    toStop.push(() => server.stop());
    toStop.push(async () => company.close());
  };
  const kindsOf = (guest: Guest) => devices.get(guest)?.kinds;
  const leaves = async (...guests: Guest[]) => {
    for (const guest of guests) guest.close();
    const { onlooker, host } = company;
    const present = async () => (await onlooker.watch(host.code)).present;
    const gone = guests.map(({ player }) => player);
    await expect.poll(async () => (await present()).some((player) => gone.includes(player))).toBe(false);
  };

  it('a swap is said to the other side, once for each time that it is asked for', async () => {
    await gather(2);
    const { host, poseidon, crew } = company;
    await host.does({ type: 'abandon-game' });
    await server.notifyDue();
    await leaves(poseidon, ...crew);
    clock.ms += MINUTE;
    await server.notifyDue();
    expect([poseidon, ...crew].map(kindsOf)).toEqual([['game-over'], ['game-over']]);
    await host.does({ type: 'ask-swap', wish: true });
    await server.notifyDue();
    await host.does({ type: 'ask-swap', wish: false });
    await server.notifyDue();
    expect(kindsOf(poseidon)).toEqual(['game-over', 'swap-asked']);
    await host.does({ type: 'ask-swap', wish: true });
    await server.notifyDue();
    expect([host, poseidon, ...crew].map(kindsOf)).toEqual([
      [],
      ['game-over', 'swap-asked', 'swap-asked'],
      ['game-over'],
    ]);
  });

  it('the next game is said to those whose turn it is not', async () => {
    await gather(2);
    const { host, poseidon, crew } = company;
    await host.does({ type: 'abandon-game' });
    await leaves(poseidon, ...crew);
    await host.does({ type: 'begin-game' });
    await server.notifyDue();
    await server.notifyDue();
    expect([host, poseidon, ...crew].map(kindsOf)).toEqual([[], ['your-turn'], ['play-again']]);
  });

  it('a turn is said to the owners of the ships that still have to move', async () => {
    await gather(2, { type: 'choose-mode', mode: 'competing' });
    const { host, poseidon, crew } = company;
    await leaves(host, ...crew);
    await storm(poseidon);
    await server.notifyDue();
    expect([host, poseidon, ...crew].map(kindsOf)).toEqual([['your-turn'], [], ['your-turn']]);
  });

  it('a turn is said again to a player who has moved and takes over ships, but not to others', async () => {
    await gather(4, { type: 'choose-mode', mode: 'competing' });
    const { host, poseidon, crew } = company;
    await leaves(...crew);
    await storm(poseidon);
    await server.notifyDue();
    const [first, second, third] = crew;
    if (!first || !second || !third) throw new Error('no crew');
    const moving = await followerAt(server.url, host.code, first.token);
    const random = always(1);
    for (let move = moving.move(random); move; move = moving.move(random)) await moving.does(move);
    moving.close();
    await leaves(first);
    await server.notifyDue();
    expect(crew.map(kindsOf)).toEqual([['your-turn'], ['your-turn'], ['your-turn']]);
    await host.does({ type: 'remove-player', player: second.player });
    await server.notifyDue();
    await server.notifyDue();
    expect([first, third].map(kindsOf)).toEqual([['your-turn', 'your-turn'], ['your-turn']]);
  });

  it('two players on the same device get one notice', async () => {
    await gather(3);
    const { host, poseidon, crew } = company;
    const shared = service.device('shared');
    const { subscription } = shared;
    for (const guest of crew)
      granted(await guest.ask('subscribe-push', { player: guest.player, subscription }));
    await leaves(host, ...crew);
    await storm(poseidon);
    await server.notifyDue();
    expect(shared.kinds).toEqual(['your-turn']);
    // Each of them has a device of their own, too.
    expect([host, ...crew].map(kindsOf)).toEqual([['your-turn'], ['your-turn'], ['your-turn']]);
  });

  it('only a device with the seat may subscribe, and only while it attends the table', async () => {
    await gather(1);
    const { host, poseidon, onlooker } = company;
    const { subscription } = service.device('d');
    const ask = (guest: Guest, player = host.player) => guest.ask('subscribe-push', { player, subscription });
    expect(await ask(poseidon)).toEqual({ ok: false, refusal: 'no-such-seat' });
    expect(await ask(onlooker)).toEqual({ ok: false, refusal: 'no-such-seat' });
    expect(await ask(company.device())).toEqual({ ok: false, refusal: 'not-attending' });
    const other = { player: host.player, endpoint: subscription.endpoint };
    expect(await poseidon.ask('unsubscribe-push', other)).toEqual({ ok: false, refusal: 'no-such-seat' });
    expect(await company.device().ask('unsubscribe-push', other)).toEqual({
      ok: false,
      refusal: 'not-attending',
    });
    await host.does({ type: 'remove-player', player: poseidon.player });
    expect(await ask(poseidon, poseidon.player)).toMatchObject({ ok: false });
    expect(await host.ask('unsubscribe-push', other)).toEqual({ ok: true });
  });

  it('what is not a subscription is refused', async () => {
    await gather(1);
    const { host } = company;
    const good = service.device('d').subscription;
    const ask = (change: object, more: object = {}) =>
      host.ask('subscribe-push', { player: host.player, subscription: { ...good, ...change }, ...more });
    const quiet = (change: object) => ({ quiet: { from: 0, to: 60, timeZone: 'Europe/Rome', ...change } });
    const field = async (asked: ReturnType<typeof ask>) => {
      const answer = await asked;
      return answer.ok ? undefined : (answer.field ?? answer.refusal);
    };
    expect(await field(ask({}, quiet({})))).toBeUndefined();
    expect(await field(ask({}, quiet({ from: 1440 })))).toBe('quiet.from');
    expect(await field(ask({}, quiet({ to: 0.5 })))).toBe('quiet.to');
    expect(await field(ask({}, quiet({ timeZone: 'Middle/Earth' })))).toBe('quiet.timeZone');
    expect(await field(ask({ endpoint: 'http://push.test/d' }))).toBe('subscription.endpoint');
    expect(await field(ask({ endpoint: `https://push.test/${'d'.repeat(1_024)}` }))).toBe(
      'subscription.endpoint',
    );
    expect(await field(ask({ keys: { ...good.keys, auth: newToken() } }))).toBe('subscription.keys.auth');
    expect(await field(ask({ keys: { ...good.keys, p256dh: newToken() } }))).toBe('subscription.keys.p256dh');
    // This has the right form, but is no point of the curve.
    const p256dh = `B${'A'.repeat(86)}`;
    expect(await field(ask({ keys: { ...good.keys, p256dh } }))).toBe('bad-subscription');
  });

  it('a server that sends no notices says so', async () => {
    server = await startServer();
    company = await gatherCompany(server.url, 1);
    toStop.push(() => server.stop());
    toStop.push(async () => company.close());
    const { host } = company;
    const { subscription } = service.device('d');
    expect(await host.ask('push-key', {})).toEqual({ ok: true, key: null });
    expect(await host.ask('subscribe-push', { player: host.player, subscription })).toEqual({
      ok: false,
      refusal: 'push-off',
    });
  });

  it('the key that devices subscribe with is the one that notices are signed with', async () => {
    await gather(1);
    const { host, poseidon } = company;
    const { key } = granted(await host.ask<{ key: string }>('push-key', {}));
    await leaves(poseidon);
    await host.does({ type: 'abandon-game' });
    await server.notifyDue();
    expect(kindsOf(poseidon)).toEqual(['game-over']);
    expect([...service.senders]).toEqual([key]);
  });
});
