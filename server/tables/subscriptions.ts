/** The subscriptions to notices at a table, and how changes of the table affect them. */
import type { GameEvent, PlayerId } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { newId } from '../lib/secrets.ts';
import type { Subscription, SubscriptionRow } from '../store/push-store.ts';
import type { Change, Store } from '../store/store-interface.ts';
import type { Events } from './logs.ts';

/** The part of a change that is about notices. */
type ChangeOfNotices = Pick<Change, 'subscription' | 'unsubscribed' | 'check'>;

/** Why a table changes, by whose command if it was a player's, and when, in ms since 1970. */
interface Circumstances {
  readonly cause: ChangeOfNotices & Pick<Change, 'deadline'>;
  readonly actor: PlayerId | null;
  readonly now: number;
}

/** The most subscriptions of one player. A new one replaces the oldest, because browsers change their endpoints. */
export const MOST_SUBSCRIPTIONS = 3;

/** The events with which a turn begins or a game ends. All of them are public. */
const TURNS: ReadonlySet<GameEvent['type']> = new Set([
  'began',
  'lighthouses-placed',
  'dangers-placed',
  'storm-played',
  'monster-played',
  'caught',
  'caught-pushed',
  'round-began',
  'ended',
] as const);

/** The events with which ships pass to other players, whose turn it may then be. All of them are public. */
const HANDED_OVER: ReadonlySet<GameEvent['type']> = new Set(['navigator-left', 'navigator-came'] as const);

/** The other events of which players may have to be notified. */
const OCCASIONS: ReadonlySet<TableEvent['type']> = new Set([
  'game-began',
  'game-ended',
  'swap-asked',
] as const);

/** Whether a side's turn begins with an event, or the game ends. */
export function beginsTurn({ type }: { readonly type: GameEvent['type'] }): boolean {
  return TURNS.has(type);
}

/** Whether ships pass to other players with an event. */
export function handsOver({ type }: { readonly type: GameEvent['type'] }): boolean {
  return HANDED_OVER.has(type);
}

/** The subscriptions at a table, without their secrets. */
export async function subscriptionsAt(store: Store, id: string): Promise<Subscription[]> {
  const rows = await store.push.subscriptions(id);
  return rows.map(({ player, digest, since }) => ({ player, digest, since }));
}

/**
 * What a change of a table means for its notices. A subscription belongs to the device that holds the player's seat, so
 * it ends when the player leaves or changes devices. A check is due at once if there may be something to notify of.
 * Whether this is so depends only on events that everybody is told.
 */
export function changesOfNotices(
  table: string,
  subscriptions: readonly Subscription[],
  events: Events,
  { cause, actor, now }: Circumstances,
): ChangeOfNotices {
  if (subscriptions.length === 0 && !cause.subscription) return {};
  const gone = new Set(events.table.flatMap(playersWhoseDevicesGo));
  const unsubscribed = [
    ...(cause.unsubscribed ?? []),
    ...subscriptions.filter(({ player }) => gone.has(player)),
  ];
  const isDue =
    cause.subscription !== undefined ||
    cause.deadline !== undefined ||
    events.table.some(({ type }) => OCCASIONS.has(type)) ||
    events.game.some((event) => beginsTurn(event) || handsOver(event));
  return {
    ...(unsubscribed.length > 0 && { unsubscribed }),
    ...(isDue && { check: { table, dueAt: now, stamp: newId(), actor } }),
  };
}

function playersWhoseDevicesGo(event: TableEvent): PlayerId[] {
  return event.type === 'left' || event.type === 'device-changed' ? [event.player] : [];
}

/** The subscriptions of a table after a change. */
export function subscriptionsAfter(
  before: readonly Subscription[],
  { subscription, unsubscribed = [] }: ChangeOfNotices,
): readonly Subscription[] {
  if (!subscription && unsubscribed.length === 0) return before;
  const kept = before.filter((one) => !unsubscribed.some((other) => isSame(one, other)));
  if (!subscription) return kept;
  const { player, digest, since } = subscription;
  return [...kept.filter((one) => !isSame(one, subscription)), { player, digest, since }];
}

/** The subscriptions that a new one replaces because its player has too many. */
export function replacedBy(
  before: readonly Subscription[],
  subscription: Pick<SubscriptionRow, 'player' | 'digest'>,
): readonly Subscription[] {
  const others = before.filter((one) => one.player === subscription.player && !isSame(one, subscription));
  return others.slice(0, Math.max(0, others.length - (MOST_SUBSCRIPTIONS - 1)));
}

type Named = Pick<Subscription, 'player' | 'digest'>;

function isSame(one: Named, other: Named): boolean {
  return one.player === other.player && one.digest === other.digest;
}
