/** Handles the requests about notices that reach a device through its push service. */
import type { Handlers } from './requests.ts';

/** The handlers of requests about notices. */
export function makePushHandlers(): Pick<Handlers, 'push-key' | 'subscribe-push' | 'unsubscribe-push'> {
  return {
    'push-key': () => ({ ok: true, key: null }),
    'subscribe-push': () => ({ ok: false, refusal: 'push-off' }),
    'unsubscribe-push': () => ({ ok: false, refusal: 'push-off' }),
  };
}
