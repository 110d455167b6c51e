/** What the SQLite store keeps for notices through push services. */
import type {
  CheckRow,
  DueCheck,
  NoticeRow,
  PushStore,
  Subscription,
  SubscriptionRow,
} from './push-store.ts';
import { soundRow, type Stored } from './rows.ts';
import { put, readable, rowOf, type Statements } from './statements.ts';
import type { Change } from './store-interface.ts';

/** The name of the row with the key for push services. */
const VAPID = 'vapid';

/** A damaged row is treated as missing: a notice may then be sent again, or not at all, but nothing else is lost. */
export class SqlitePush implements PushStore {
  readonly #statements: Statements;
  readonly #inTransaction: (work: () => void) => void;

  constructor(statements: Statements, inTransaction: (work: () => void) => void) {
    this.#statements = statements;
    this.#inTransaction = inTransaction;
  }

  /** Writes the part of a change that is about notices. Call it only in a transaction. */
  insert({ subscription, unsubscribed = [], check, at }: Change): void {
    if (at) for (const one of unsubscribed) this.#erase(at.table, one);
    if (subscription) {
      const { table, player, digest, endpoint, p256dh, auth, quiet, since } = subscription;
      put(this.#statements.setSubscription, table, player, digest, endpoint, p256dh, auth, quiet, since);
    }
    if (check) this.#setCheck(check);
  }

  #erase(table: string, { player, digest }: Pick<Subscription, 'player' | 'digest'>): void {
    this.#statements.eraseSubscription.run(table, player, digest);
    this.#statements.eraseNoticesOf.run(table, player, digest);
  }

  #setCheck({ table, dueAt, stamp, actor }: CheckRow): void {
    put(this.#statements.setCheck, table, dueAt, stamp, actor);
  }

  /** Deletes everything about a table. Call it only in a transaction. */
  forget(table: string): void {
    this.#statements.eraseSubscriptions.run(table);
    this.#statements.eraseNotices.run(table);
    this.#statements.eraseCheck.run(table);
  }

  async subscriptions(table: string): Promise<SubscriptionRow[]> {
    return this.#sound<SubscriptionRow>(this.#statements.subscriptionsAt, table);
  }

  async notices(table: string): Promise<NoticeRow[]> {
    return this.#sound<NoticeRow>(this.#statements.noticesAt, table);
  }

  #sound<Row extends object>(statement: Statements[keyof Statements], table: string): Row[] {
    const rows = readable(`table ${table}`, () => statement.all(table) as unknown as Stored<Row>[]);
    return rows.flatMap((row) => soundRow<Row>(row) ?? []);
  }

  async claim(notice: NoticeRow, now: number): Promise<boolean> {
    const { table, player, digest } = notice;
    if (!this.#statements.isSubscribed.get(table, player, digest)) return false;
    const stored = this.#notice(notice);
    const isFree =
      !stored ||
      stored.number < notice.number ||
      (stored.number === notice.number && stored.until !== null && stored.until <= now);
    if (isFree) this.#setNotice(notice);
    return isFree;
  }

  async settle(notice: NoticeRow): Promise<void> {
    if (this.#notice(notice)?.number === notice.number) this.#setNotice(notice);
  }

  #notice({ table, player, digest, kind }: NoticeRow): NoticeRow | undefined {
    const stored = rowOf<Stored<NoticeRow>>(this.#statements.noticeOf, table, player, digest, kind);
    return stored && soundRow<NoticeRow>(stored);
  }

  #setNotice({ table, player, digest, kind, number, tries, until }: NoticeRow): void {
    put(this.#statements.setNotice, table, player, digest, kind, number, tries, until);
  }

  async dropEndpoint(digest: string): Promise<void> {
    this.#inTransaction(() => {
      this.#statements.eraseEndpoint.run(digest);
      this.#statements.eraseNoticesTo.run(digest);
    });
  }

  async takeChecks({
    now,
    until,
    latest,
    most,
  }: Parameters<PushStore['takeChecks']>[0]): Promise<DueCheck[]> {
    const rows = this.#statements.dueChecks.all(now, latest, most) as unknown as DueCheck[];
    if (rows.length === 0) return [];
    this.#inTransaction(() => {
      for (const { table, stamp, actor } of rows) this.#setCheck({ table, dueAt: until, stamp, actor });
    });
    return rows;
  }

  async isCurrent({ table, stamp }: Pick<CheckRow, 'table' | 'stamp'>): Promise<boolean> {
    return this.#check(table)?.stamp === stamp;
  }

  async putOff({ table, stamp }: Pick<CheckRow, 'table' | 'stamp'>, dueAt: number | null): Promise<void> {
    const stored = this.#check(table);
    if (stored?.stamp !== stamp) return;
    if (dueAt === null) this.#statements.eraseCheck.run(table);
    else this.#setCheck({ ...stored, dueAt });
  }

  async bringForward(check: CheckRow): Promise<void> {
    const stored = this.#check(check.table);
    if (stored && stored.dueAt <= check.dueAt) return;
    if (this.#statements.subscriptionsAt.get(check.table)) this.#setCheck(check);
  }

  #check(table: string): CheckRow | undefined {
    const stored = rowOf<Stored<CheckRow>>(this.#statements.checkOf, table);
    return stored && soundRow<CheckRow>(stored);
  }

  async pushKey(offered: string): Promise<string> {
    const stored = rowOf<Stored<{ name: string; private: string }>>(this.#statements.pushKey, VAPID);
    const kept = stored && soundRow<{ name: string; private: string }>(stored)?.private;
    if (kept !== undefined) return kept;
    put(this.#statements.setPushKey, VAPID, offered);
    return offered;
  }
}
