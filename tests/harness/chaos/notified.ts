/** Checks what the servers have stored about notices, and the notices that players have received. */
import { isDeepStrictEqual } from 'node:util';
import { PUSH_KINDS, type PushKind } from '../../../shared/wire/push.ts';
import { digest } from '../../../server/lib/secrets.ts';
import type { SubscriptionRow } from '../../../server/store/push-store.ts';
import type { Store } from '../../../server/store/store-interface.ts';
import type { Kept } from '../../helpers/data-file.ts';
import type { Received } from '../../helpers/push-service.ts';
import type { BadPushService } from './bad-push-service.ts';
import type { Played } from './crew.ts';
import { isSubscribed, type Notified } from './subscriber.ts';

/** When something failed, in ms of this process's running time. */
export interface Failure {
  readonly from: number;
  readonly to: number;
}

export interface Voyage {
  readonly service: Pick<BadPushService, 'goneAt'>;
  readonly failures: readonly Failure[];
  /** When the servers were told to stop. */
  readonly landed: number;
}

/** How long something may still go wrong because of a failure, in ms. */
const GRACE_MS = 3_000;

/** A turn takes days, so nobody runs out of time. No one swaps seats in the middle of a game. */
const KINDS: readonly PushKind[] = PUSH_KINDS.filter(
  (kind) => kind !== 'time-running-out' && kind !== 'swap-asked',
);
/** The size of every notice, in bytes. */
const SIZE = 128;

/** What is wrong with the subscriptions at a table and with the notices that its players have received. */
export async function wrongInNotices(
  store: Pick<Store, 'push'>,
  { id, code }: Pick<Kept, 'id' | 'code'>,
  played: Pick<Played, 'subscribers' | 'isOverDays' | 'games'>,
  voyage: Voyage,
): Promise<string[]> {
  const rows = await store.push.subscriptions(id);
  const wanted = new Set<string>();
  const faults = played.subscribers.flatMap(({ sailor: { player }, devices }) =>
    devices.flatMap((notified) => {
      const row = rows.find((one) => one.digest === digest(notified.device.endpoint));
      if (row) wanted.add(row.digest);
      return [
        ...wrongInRow(row, player, notified, voyage),
        ...notified.device.received.flatMap((received) => wrongInNotice(received, code, played.isOverDays)),
        ...repeatedTo(notified, played.games, voyage.failures),
        ...(notified.isQuiet && notified.device.received.length > 0
          ? ['a device was notified in its quiet hours']
          : []),
      ];
    }),
  );
  if (rows.some((row) => !wanted.has(row.digest)))
    faults.push('there is a subscription of an unknown device');
  return faults.map((fault) => `${code}: ${fault}`);
}

function wrongInRow(
  row: SubscriptionRow | undefined,
  player: string,
  { device, quiet, attempts }: Notified,
  { service, failures, landed }: Voyage,
): string[] {
  const { endpoint, keys } = device.subscription;
  const wanted = { player, endpoint, ...keys, quiet: quiet ? JSON.stringify(quiet) : null };
  if (row) {
    const { p256dh, auth } = row;
    const kept = { player: row.player, endpoint: row.endpoint, p256dh, auth, quiet: row.quiet };
    if (!isDeepStrictEqual(kept, wanted)) return ['a subscription is not as the device gave it'];
  }
  const isWanted = isSubscribed(attempts);
  const goneAt = service.goneAt(device);
  if (goneAt === undefined) {
    if (isWanted === true && !row) return ['an acknowledged subscription is lost'];
  } else {
    // A failure may have kept the server from deleting the subscription, and a late attempt may have restored it.
    const isLate = attempts.some(({ ended, isDone }) => ended > goneAt || isDone === undefined);
    const isSettled = landed - goneAt > GRACE_MS && !isLate && !hasFailed(failures, goneAt, landed);
    if (isSettled && row) return ['a subscription is there although its device is gone'];
  }
  return isWanted === false && row ? ['a subscription is there that was ended or never made'] : [];
}

/** A notice says nothing but its kind, the table, and, in a game over days, when the turn ends. */
function wrongInNotice({ notice, text }: Received, code: string, isOverDays: boolean): string[] {
  const { kind, at } = notice;
  const isTurn = kind === 'your-turn';
  const hasTime = isOverDays && isTurn ? Number.isSafeInteger(at) : at === undefined;
  const plain = JSON.stringify({ kind, code, at }).padEnd(SIZE);
  return text === plain && hasTime && KINDS.includes(kind) ? [] : [`a notice says ${text.trim()}`];
}

/**
 * The notices that a device has received twice without a reason. The reason may be a failure between the answer of the
 * push service and writing it down, or that the device was unsubscribed and subscribed again. Notices of different turns
 * differ only in a game over days, so those of other turns are not checked.
 */
function repeatedTo({ device, attempts }: Notified, games: number, failures: readonly Failure[]): string[] {
  const ended = attempts
    .filter(({ what }) => what === 'unsubscribe')
    .map(({ began, ended: to }) => ({ from: began, to }));
  return device.received.flatMap(({ text, notice, came }, i) => {
    const isOnlyOne = notice.at !== undefined || (notice.kind === 'game-over' && games === 1);
    if (!isOnlyOne) return [];
    const before = device.received.slice(0, i).findLast((one) => one.text === text);
    const isRepeated =
      before && !hasFailed(failures, before.came, came) && !hasFailed(ended, before.came, came);
    return isRepeated ? [`a device was sent a notice twice: ${text.trim()}`] : [];
  });
}

function hasFailed(failures: readonly Failure[], from: number, to: number): boolean {
  return failures.some((failure) => failure.from <= to && failure.to + GRACE_MS >= from);
}
