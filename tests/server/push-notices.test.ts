/** Which notices are sent in a game over days, and what is in them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { notifiedGame, playTurn, usePushService } from '../helpers/notified.ts';
import { days, HOUR, TURN, type OverDays, type Seat } from '../helpers/over-days.ts';
import type { PushDevice } from '../helpers/push-service.ts';

const pushing = usePushService();

describe('in a game over days', () => {
  let game: OverDays;
  let pia: PushDevice;
  let ann: PushDevice;
  beforeEach(async () => {
    ({ game, pia, ann } = await notifiedGame(pushing));
    await game.notifyDue();
  });
  const plays = (seat: Seat) => playTurn(game, seat);

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
    expect([host, connection]).toEqual([`push.test:${pushing.service.port}`, 'keep-alive']);
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

  it('the end of a game goes to those who did not end it', async () => {
    await game.visit(game.navigator, (follower) => follower.does({ type: 'abandon-game' }));
    await game.notifyDue();
    game.clock.ms += HOUR;
    await game.notifyDue();
    expect([pia.kinds, ann.kinds]).toEqual([['game-over'], []]);
  });
});

it('while an opponent moves for people who are away, it is not their turn', async () => {
  const { game, pia, ann } = await notifiedGame(pushing, days('opponent'));
  await game.passes(TURN);
  await expect.poll(() => game.turn()).toBe('1 navigators');
  await game.notifyDue();
  expect([pia.kinds, ann.kinds]).toEqual([[], ['your-turn']]);
  await playTurn(game, game.navigator);
  await expect.poll(() => game.turn()).toBe('2 navigators');
  await game.notifyDue();
  game.clock.ms += HOUR;
  await game.notifyDue();
  expect([pia.kinds, ann.kinds]).toEqual([[], ['your-turn', 'your-turn']]);
});
