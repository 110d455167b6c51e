/** Which devices can subscribe to notices, and when a subscription ends. */
import { beforeEach, describe, expect, it } from 'vitest';
import { granted, newToken } from '../helpers/client.ts';
import { gatherCompany, Guest } from '../helpers/guests.ts';
import { notifiedGame, notifiedTable, playTurn, usePushService } from '../helpers/notified.ts';
import type { OverDays } from '../helpers/over-days.ts';
import type { PushDevice } from '../helpers/push-service.ts';
import { startServer } from '../helpers/server.ts';

const pushing = usePushService();

describe('at a table', () => {
  it('only a device with the seat may subscribe, and only while it attends the table', async () => {
    const { company } = await notifiedTable(pushing, 1);
    const { host, poseidon, onlooker } = company;
    const { subscription } = pushing.service.device('d');
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
    const { company } = await notifiedTable(pushing, 1);
    const { host } = company;
    const good = pushing.service.device('d').subscription;
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
    const server = await startServer();
    pushing.atEnd(() => server.stop());
    const company = await gatherCompany(server.url, 1);
    pushing.atEnd(() => company.close());
    const { host } = company;
    const { subscription } = pushing.service.device('d');
    expect(await host.ask('push-key', {})).toEqual({ ok: true, key: null });
    expect(await host.ask('subscribe-push', { player: host.player, subscription })).toEqual({
      ok: false,
      refusal: 'push-off',
    });
  });

  it('the key that devices subscribe with is the one that notices are signed with', async () => {
    const { server, company, kindsOf, leaves } = await notifiedTable(pushing, 1);
    const { host, poseidon } = company;
    const { key } = granted(await host.ask<{ key: string }>('push-key', {}));
    await leaves(poseidon);
    await host.does({ type: 'abandon-game' });
    await server.notifyDue();
    expect(kindsOf(poseidon)).toEqual(['game-over']);
    expect([...pushing.service.senders]).toEqual([key]);
  });
});

describe('a subscription ends', () => {
  let game: OverDays;
  let pia: PushDevice;
  let ann: PushDevice;
  beforeEach(async () => {
    ({ game, pia, ann } = await notifiedGame(pushing));
    await game.notifyDue();
  });

  const rows = () => game.store.push.subscriptions(game.id);
  const expectNothing = async (device: PushDevice) => {
    expect((await rows()).map(({ endpoint }) => endpoint)).not.toContain(device.endpoint);
    await playTurn(game, game.poseidon).catch(() => undefined);
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
    const phones = ['1', '2', '3'].map((name) => pushing.service.device(name));
    for (const phone of phones) {
      game.clock.ms++;
      await game.subscribe(game.navigator, phone);
    }
    await expectNothing(ann);
    expect(phones.map(({ kinds }) => kinds)).toEqual([['your-turn'], ['your-turn'], ['your-turn']]);
  });
});
