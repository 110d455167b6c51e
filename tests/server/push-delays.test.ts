/** Notices that wait: while a device is there, in quiet hours, after errors, and for more urgent ones. */
import { beforeEach, expect, it, vi } from 'vitest';
import { DamagedError } from '../../server/store/damage.ts';
import { NewerError } from '../../server/tables/newer.ts';
import { notifiedGame, playTurn, usePushService } from '../helpers/notified.ts';
import { HOUR, TURN, type OverDays, type Seat } from '../helpers/over-days.ts';
import type { PushDevice } from '../helpers/push-service.ts';

const MINUTE = 60_000;

const pushing = usePushService();
let game: OverDays;
let ann: PushDevice;
beforeEach(async () => {
  ({ game, ann } = await notifiedGame(pushing));
  await game.notifyDue();
});
const plays = (seat: Seat) => playTurn(game, seat);

function isThere(game: OverDays, { player }: Seat): Promise<boolean> {
  return game.visit(game.poseidon, ({ present }) => present.includes(player));
}

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
    const tablet = pushing.service.device('tablet');
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
