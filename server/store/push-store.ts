/** The part of the store that keeps what is needed for notices through push services: see server/push/. */

/** A player's request for notices on their device. The endpoint and the keys are secrets. */
export interface SubscriptionRow {
  readonly table: string;
  readonly player: string;
  /** The digest of the endpoint. */
  readonly digest: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The quiet hours as JSON; null if there are none. */
  readonly quiet: string | null;
  /** When the device asked for notices, in ms since 1970. */
  readonly since: number;
}

/** A subscription without its secrets. */
export type Subscription = Pick<SubscriptionRow, 'player' | 'digest' | 'since'>;

/**
 * The newest notice of a kind that a device has been sent or needs no more. Of each kind there is one row for each
 * subscription, and a newer notice replaces it.
 */
export interface NoticeRow {
  readonly table: string;
  readonly player: string;
  /** The digest of the endpoint. */
  readonly digest: string;
  readonly kind: string;
  /** A newer notice of the same kind has a higher number. */
  readonly number: number;
  /** How often the push service has been asked in vain. */
  readonly tries: number;
  /**
   * When another server may send the notice, in ms since 1970, because this attempt has then failed. Null if the notice
   * is done with: it was sent, given up, or isn't needed.
   */
  readonly until: number | null;
}

/** Says when the notices of a table have to be looked at. */
export interface CheckRow {
  readonly table: string;
  /** In ms since 1970. */
  readonly dueAt: number;
  /** A random id. The row is only removed or put off by a server that has seen its newest version. */
  readonly stamp: string;
  /** The player whose command made the check necessary, and who therefore needs no notice; null if there is none. */
  readonly actor: string | null;
}

/** A check that is due at a table with this code. */
export type DueCheck = Omit<CheckRow, 'dueAt'> & { readonly code: string };

export interface PushStore {
  /** The subscriptions at a table. */
  subscriptions(table: string): Promise<SubscriptionRow[]>;
  /** The notices that were sent at a table, or are being sent. */
  notices(table: string): Promise<NoticeRow[]>;
  /**
   * Stores a notice, unless it is already stored and not free to be tried again, or a newer one of its kind is stored,
   * or the subscription is gone.
   * @param now in ms since 1970
   * @returns whether it was stored, which means that nobody else sends this notice
   */
  claim(notice: NoticeRow, now: number): Promise<boolean>;
  /** Stores the result of sending a notice, unless a newer one of its kind is stored. */
  settle(notice: NoticeRow): Promise<void>;
  /** Deletes all subscriptions with an endpoint that is gone. */
  dropEndpoint(digest: string): Promise<void>;
  /**
   * Takes checks that are due, so that no other server takes them before `until`. A check that is due only after
   * `latest` can't be right, so it is taken too. All times are in ms since 1970.
   */
  takeChecks(when: {
    readonly now: number;
    readonly until: number;
    readonly latest: number;
    readonly most: number;
  }): Promise<DueCheck[]>;
  /** Whether a table's check is still the one that was taken, because the table has not changed since. */
  isCurrent(check: Pick<CheckRow, 'table' | 'stamp'>): Promise<boolean>;
  /** Puts a check off, or removes it (null), unless the table has changed since the check was taken. */
  putOff(check: Pick<CheckRow, 'table' | 'stamp'>, dueAt: number | null): Promise<void>;
  /** Makes a check due, unless it is due earlier or its table has no subscriptions. */
  bringForward(check: CheckRow): Promise<void>;
  /** The server's private key for push services. It is the offered one if none is stored yet. */
  pushKey(offered: string): Promise<string>;
}
