/** Notices through push services: what the rest of the server needs of them. */
import type { PushSubscriptionKeys } from '../../shared/wire/push.ts';
import type { SubscriptionRow } from '../store/push-store.ts';
import type { OpenTable } from '../tables/table.ts';
import { Notifier, type NotifierDeps } from './notifier.ts';
import { Outbound, type Routes } from './outbound.ts';
import { Sender } from './sender.ts';
import { isDeviceKey, keysOf, storedKeys, type VapidKeys } from './vapid.ts';

/** The settings. */
export interface PushOptions {
  /** How the operators of a push service can reach the operator of this server: a `mailto:` or `https:` URL. */
  readonly contact: string;
  /** The server's private key in base64url; by default one that is made at the first start and kept in the store. */
  readonly privateKey?: string;
  /** How often to look for notices that are due, in ms; by default every second. */
  readonly lookMs?: number;
  /** The timeout of a request to a push service, in ms; by default ten seconds. */
  readonly requestMs?: number;
  /** How the push services are reached; by default only at public addresses. */
  readonly routes?: Routes;
  /** See NotifierDeps.answered. */
  readonly answered?: NotifierDeps['answered'];
}

export interface PushDeps extends PushOptions, Omit<NotifierDeps, 'sender' | 'metrics'> {
  readonly metrics: NotifierDeps['metrics'] & {
    watch(name: 'waiting_pushes', help: string, count: () => number): void;
  };
}

const LOOK_MS = 1_000;

/** The address of a push service that was closed long ago, and for which web-push would need a key of another kind. */
const CLOSED = 'https://android.googleapis.com/gcm/';

export class Push {
  readonly #deps: PushDeps;
  readonly #outbound: Outbound;
  #keys: VapidKeys | undefined;
  #notifier: Notifier | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: PushDeps) {
    this.#deps = deps;
    this.#outbound = new Outbound(deps.routes, deps.requestMs);
    deps.metrics.watch('waiting_pushes', 'Notices that wait to be sent', () => this.#notifier?.waiting ?? 0);
  }

  /** Gets the keys, and begins to send notices that are due. */
  async start(): Promise<void> {
    const { contact, privateKey, store, lookMs = LOOK_MS } = this.#deps;
    const keys = privateKey === undefined ? await storedKeys(store) : keysOf(privateKey);
    if (!keys) throw new Error('the key for push services is not one');
    this.#keys = keys;
    const sender = new Sender({ outbound: this.#outbound, keys, contact });
    const notifier = (this.#notifier = new Notifier({ ...this.#deps, sender }));
    this.#timer = setInterval(() => void notifier.check(), lookMs);
  }

  /** See Notifier.notifyDue. */
  async notifyDue(): Promise<void> {
    await this.#notifier?.notifyDue();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#notifier?.stop();
    this.#outbound.close();
  }

  /** The server's public key; null before the start. */
  get publicKey(): string | null {
    return this.#keys?.publicKey ?? null;
  }

  /** Whether notices can be sent to a device. */
  async accepts({ endpoint, keys }: PushSubscriptionKeys): Promise<boolean> {
    return !endpoint.startsWith(CLOSED) && isDeviceKey(keys.p256dh) && this.#outbound.allows(endpoint);
  }

  /** See Notifier.subscribed. */
  async subscribed(
    table: OpenTable,
    subscription: Pick<SubscriptionRow, 'player' | 'digest'>,
  ): Promise<void> {
    await this.#notifier?.subscribed(table, subscription);
  }
}
