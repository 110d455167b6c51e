/** Handles the requests about notices that reach a device through its push service. */
import { digest } from '../lib/secrets.ts';
import type { Push } from '../push/push.ts';
import { subscribe, unsubscribe } from '../tables/subscribing.ts';
import type { Handlers } from './requests.ts';

export interface PushHandlersDeps {
  /** Undefined if notices are switched off. */
  readonly push: Push | undefined;
  /** Returns the time, in ms since 1970. */
  readonly now: () => number;
}

/** The handlers of requests about notices. */
export function makePushHandlers({
  push,
  now,
}: PushHandlersDeps): Pick<Handlers, 'push-key' | 'subscribe-push' | 'unsubscribe-push'> {
  return {
    'push-key': () => ({ ok: true, key: push?.publicKey ?? null }),

    'subscribe-push': async ({ data }, { player, subscription, quiet }) => {
      if (!push) return { ok: false, refusal: 'push-off' };
      const { attendance } = data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = attendance;
      if (!players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      if (!(await push.accepts(subscription))) return { ok: false, refusal: 'bad-subscription' };
      const { endpoint, keys } = subscription;
      const row = {
        ...{
          table: table.id,
          player,
          digest: digest(endpoint),
          endpoint,
          p256dh: keys.p256dh,
          auth: keys.auth,
        },
        quiet: quiet === undefined ? null : JSON.stringify(quiet),
        since: now(),
      };
      const answer = await subscribe(
        table,
        row,
        () => data.attendance?.table === table && data.attendance.players.includes(player),
      );
      if (answer.ok) await push.subscribed(table, row);
      return answer;
    },

    'unsubscribe-push': ({ data }, { player, endpoint }) => {
      const { attendance } = data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      if (!attendance.players.includes(player)) return { ok: false, refusal: 'no-such-seat' };
      return unsubscribe(attendance.table, player, digest(endpoint));
    },
  };
}
