/** Notices that the server sends to a device through its push service, even if the app is closed. */

/**
 * What a notice is about:
 * - your-turn: it is the player's turn
 * - time-running-out: little time is left for the player's turn, in a game over days
 * - game-over: a game that the player played is over
 * - swap-asked: somebody of the other side asks to swap seats
 * - play-again: the next game has begun, and the player plays in it
 */
export const PUSH_KINDS = ['your-turn', 'time-running-out', 'game-over', 'swap-asked', 'play-again'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/**
 * The decrypted content of a notice, as JSON. It has no secret and no words: the device chooses the words in its own
 * language.
 */
export interface PushNotice {
  readonly kind: PushKind;
  /** The code of the table. A newer notice of a table replaces the older one. */
  readonly code: string;
  /** When the time of the turn is up, in ms since 1970. Present if the game is played over days and it is a turn. */
  readonly at?: number;
}

/** A browser's push subscription, as the browser's `PushSubscription.toJSON` has it. */
export interface PushSubscriptionKeys {
  /** The https address at the push service. It is a secret, because anybody who knows it can send to the device. */
  readonly endpoint: string;
  readonly keys: {
    /** The device's public key: an uncompressed point of P-256, in base64url. */
    readonly p256dh: string;
    /** The device's authentication secret: 16 bytes, in base64url. */
    readonly auth: string;
  };
}

/** The time of day in which a device wants no notices. It may go past midnight. */
export interface QuietHours {
  /** The first quiet minute of the day, from 0 to 1439. */
  readonly from: number;
  /** The first minute that is no longer quiet, from 0 to 1439. */
  readonly to: number;
  /** The device's time zone, such as "Europe/Rome". */
  readonly timeZone: string;
}

/** The minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** Whether `Intl` knows a time zone, so that local times can be calculated in it. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
