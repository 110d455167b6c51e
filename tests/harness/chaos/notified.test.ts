/** Tests the checks of subscriptions and notices: they accept what may happen, and they find each type of fault. */
import { expect, it } from 'vitest';
import { digest } from '../../../server/lib/secrets.ts';
import type { Store } from '../../../server/store/store-interface.ts';
import { PushDevice, type Received } from '../../helpers/push-service.ts';
import { wrongInNotices, type Failure, type Voyage } from './notified.ts';
import type { Attempt, Notified, Subscriber } from './subscriber.ts';

const CODE = 'CD5F';
const device = new PushDevice('https://push.test/1');
const { endpoint, keys } = device.subscription;
const ROW = { table: 't', player: 'ann', digest: digest(endpoint), endpoint, ...keys, quiet: null, since: 0 };

function attempt(what: Attempt['what'], at: number): Attempt {
  return { what, began: at, ended: at, isDone: true };
}

function notice(came: number, more: object = { at: 7 }): Received {
  const said = { kind: 'your-turn', code: CODE, ...more } as Received['notice'];
  return { notice: said, text: JSON.stringify(said).padEnd(128), size: 0, headers: {}, came };
}

interface Situation {
  readonly attempts?: readonly Attempt[];
  readonly received?: readonly Received[];
  readonly rows?: readonly object[];
  readonly isQuiet?: boolean;
  readonly isOverDays?: boolean;
  readonly failures?: readonly Failure[];
  readonly goneAt?: number;
}

/** The faults at a table whose only player has subscribed one device, unless the situation says otherwise. */
async function faultsIn({
  attempts = [attempt('subscribe', 1)],
  received = [],
  rows = [ROW],
  isQuiet = false,
  isOverDays = true,
  failures = [],
  goneAt,
}: Situation): Promise<string> {
  device.received.splice(0, Infinity, ...received);
  const notified: Notified = { device, quiet: undefined, isQuiet, attempts: [...attempts] };
  const subscribers = [{ sailor: { player: 'ann' }, devices: [notified] }] as unknown as Subscriber[];
  const push = { subscriptions: async () => rows } as unknown as Store['push'];
  const voyage: Voyage = { service: { goneAt: () => goneAt }, failures, landed: 100_000 };
  const played = { subscribers, isOverDays, games: 1 };
  return (await wrongInNotices({ push }, { id: 't', code: CODE }, played, voyage)).join('\n');
}

const UNSURE = [attempt('subscribe', 1), { ...attempt('unsubscribe', 2), isDone: undefined }];
const ENDED = [attempt('subscribe', 1), attempt('unsubscribe', 2)];
const FAILURE = [{ from: 15_000, to: 16_000 }];
const TWICE = [notice(10_000), notice(20_000)];

it.each<[string, Situation]>([
  ['a subscription', {}],
  ['one that was ended', { attempts: ENDED, rows: [] }],
  ['one that may have been ended', { attempts: UNSURE, rows: [] }],
  ['one that may not have been ended', { attempts: UNSURE }],
  ['one whose device is gone', { goneAt: 50_000, rows: [] }],
  ['one whose device is gone, if a server failed then', { goneAt: 15_500, failures: FAILURE }],
  ['notices of different turns', { received: [notice(10_000), notice(20_000, { at: 8 })] }],
  ['a notice of a game without a clock', { received: [notice(10_000, {})], isOverDays: false }],
  ['a notice that comes twice because a server failed', { received: TWICE, failures: FAILURE }],
])('%s is right', async (_, situation) => {
  expect(await faultsIn(situation)).toBe('');
});

it.each<[string, Situation, RegExp]>([
  ['a lost subscription', { rows: [] }, /is lost/],
  ['one that was ended and is there', { attempts: ENDED }, /that was ended/],
  ['one that nobody asked for', { rows: [ROW, { ...ROW, digest: 'other' }] }, /unknown device/],
  ['one of another player', { rows: [{ ...ROW, player: 'bob' }] }, /not as the device gave it/],
  ['one whose device is gone', { goneAt: 50_000 }, /its device is gone/],
  ['a notice that comes twice', { received: TWICE }, /sent a notice twice/],
  ['one in quiet hours', { received: [notice(1)], isQuiet: true }, /in its quiet hours/],
  ['one with another field', { received: [notice(1, { at: 7, square: 'b2' })] }, /says .*square/],
  ['one of another table', { received: [notice(1, { at: 7, code: 'XY7Z' })] }, /says .*XY7Z/],
  ['one with a time that nobody has', { received: [notice(1)], isOverDays: false }, /says .*"at":7/],
  ['one of a kind that is never due', { received: [notice(1, { kind: 'swap-asked' })] }, /says .*swap/],
])('%s is found', async (_, situation, fault) => {
  expect(await faultsIn(situation)).toMatch(fault);
});
