/** Encrypts a notice, sends it to the push service, and says what came of it. */
import webPush from 'web-push';
import type { PushNotice } from '../../shared/wire/push.ts';
import { digest } from '../lib/secrets.ts';
import type { SubscriptionRow } from '../store/push-store.ts';
import { ForbiddenError, type Outbound } from './outbound.ts';
import type { VapidKeys } from './vapid.ts';

/** A device of a table, as its push service knows it. */
export type Recipient = Pick<SubscriptionRow, 'table' | 'digest' | 'endpoint' | 'p256dh' | 'auth'>;

/**
 * What came of sending a notice:
 * - sent: the push service has it
 * - gone: the push service no longer knows the device
 * - refused: it won't ever be accepted
 * - later: it may be accepted after `waitMs`, or after any time if that is undefined
 */
export type Outcome =
  | { readonly type: 'sent' | 'gone' }
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'later'; readonly waitMs?: number };

export interface SenderDeps {
  readonly outbound: Outbound;
  readonly keys: VapidKeys;
  /** How the operators of a push service can reach the operator of this server: a `mailto:` or `https:` URL. */
  readonly contact: string;
}

/** The size of every notice before it is encrypted, in bytes, so that its size tells nothing. */
const PAYLOAD_SIZE = 128;

/** The number of characters of a topic: see RFC 8030. */
const TOPIC_LENGTH = 32;

export class Sender {
  readonly #deps: SenderDeps;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  /**
   * Sends a notice to a device.
   * @param ttl how many seconds the push service keeps it for a device that it can't reach
   */
  async send(recipient: Recipient, notice: PushNotice, ttl: number): Promise<Outcome> {
    const { outbound } = this.#deps;
    try {
      const { status, retryAfter } = await outbound.post(this.#request(recipient, notice, ttl));
      if (status >= 200 && status < 300) return { type: 'sent' };
      if (status === 404 || status === 410) return { type: 'gone' };
      if (status === 429 || status >= 500) {
        const waitMs = waitOf(retryAfter);
        return { type: 'later', ...(waitMs !== undefined && { waitMs }) };
      }
      return { type: 'refused', status };
    } catch (error) {
      // The error may name the endpoint's host, so it is dropped.
      return error instanceof ForbiddenError ? { type: 'refused', status: 0 } : { type: 'later' };
    }
  }

  #request({ table, digest: device, endpoint, p256dh, auth }: Recipient, notice: PushNotice, ttl: number) {
    const { keys, contact } = this.#deps;
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice).padEnd(PAYLOAD_SIZE),
      {
        TTL: ttl,
        urgency: 'high',
        // A newer notice of the table replaces an older one that the service still has. The service can't tell from the
        // topic which of its devices are at the same table.
        topic: digest(`${keys.privateKey} ${table} ${device}`).slice(0, TOPIC_LENGTH),
        contentEncoding: 'aes128gcm',
        vapidDetails: { ...keys, subject: contact },
      },
    );
    return {
      endpoint,
      headers: details.headers as Record<string, string | number>,
      body: details.body as Buffer,
    };
  }
}

/** The time in a Retry-After header, in ms: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after */
export function waitOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const date = retryAfter.endsWith(' GMT') ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
