/** Subscribes players to notices, and unsubscribes them. */
import type { PlayerId } from '../../shared/game/game.ts';
import { isAtTable } from '../../shared/table/queries.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import type { SubscriptionRow } from '../store/push-store.ts';
import { replacedBy } from './subscriptions.ts';
import { NO_TABLE, type OpenTable } from './table.ts';

const NO_EVENTS = { table: [], game: [] };

/**
 * Stores a subscription.
 * @param isThere whether its device still attends the table as the player; called when the task runs, after what other
 * servers have written
 */
export function subscribe(
  table: OpenTable,
  subscription: SubscriptionRow,
  isThere: () => boolean,
): Promise<Answer<object>> {
  return table.upToDate<Answer<object>>(async () => {
    if (!isThere()) return { ok: false, refusal: 'not-attending' };
    if (!isAtTable(table.table, subscription.player)) return { ok: false, refusal: 'no-such-player' };
    const unsubscribed = replacedBy(table.subscriptions, subscription);
    await table.carryOut(NO_EVENTS, { subscription, unsubscribed });
    return { ok: true };
  }, NO_TABLE);
}

/** Deletes a player's subscription with an endpoint that has this digest, if there is one. */
export function unsubscribe(table: OpenTable, player: PlayerId, digest: string): Promise<Answer<object>> {
  return table.upToDate<Answer<object>>(async () => {
    const unsubscribed = table.subscriptions.filter((one) => one.player === player && one.digest === digest);
    await table.carryOut(NO_EVENTS, { unsubscribed });
    return { ok: true };
  }, NO_TABLE);
}
