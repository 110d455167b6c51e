/** A browser with a push manager, and a server that keeps subscriptions, that a test can look into. */
import { TableNotices, type NoticesDeps } from '../../../client/notices/table-notices.svelte.ts';
import type { PushBrowser } from '../../../client/notices/push-browser.ts';
import { fakeCaches } from './fake-worker.ts';

/** Two keys of a server, in base64url. */
export const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
export const OTHER_KEY = KEY.replace('BNc', 'BNd');

interface FakeOptions {
  readonly obstacle?: PushBrowser['obstacle'];
  readonly permission?: NotificationPermission;
  /** What the player answers to the browser's question. */
  readonly answer?: NotificationPermission;
}

export class FakeBrowser implements PushBrowser {
  readonly obstacle: PushBrowser['obstacle'];
  readonly isInstalled = false;
  readonly timeZone = 'Europe/Rome';
  granted: NotificationPermission;
  /** How often the browser has asked the player. */
  asked = 0;
  /** The keys of all subscriptions that were ever made. */
  readonly made: string[] = [];
  /** The endpoint of the current subscription; null if there is none. */
  endpoint: string | null = null;
  /** False if the push service can't be found. */
  hasService = true;
  /** False if the browser has not installed a service worker. */
  hasWorker = true;
  readonly shown: { tag: string; closed: boolean }[] = [];
  tellPage: (message: unknown) => void = () => undefined;
  readonly #answer: NotificationPermission;
  #key = '';

  constructor({ obstacle = null, permission = 'default', answer = 'granted' }: FakeOptions = {}) {
    this.obstacle = obstacle;
    this.granted = permission;
    this.#answer = answer;
  }

  permission(): NotificationPermission {
    return this.granted;
  }

  ask(): Promise<NotificationPermission> {
    this.asked++;
    this.granted = this.#answer;
    return Promise.resolve(this.granted);
  }

  onMessage(listener: (message: unknown) => void): () => void {
    this.tellPage = listener;
    return () => (this.tellPage = () => undefined);
  }

  registration() {
    if (!this.hasWorker) return Promise.resolve(undefined);
    return Promise.resolve({
      pushManager: {
        getSubscription: () => Promise.resolve(this.#subscription()),
        subscribe: ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit = {}) => {
          const isAllowed = userVisibleOnly === true && this.granted === 'granted' && this.hasService;
          if (!isAllowed) return Promise.reject(new DOMException('Registration failed', 'AbortError'));
          this.#key = String(applicationServerKey);
          this.made.push(this.#key);
          this.endpoint = `https://push.example/${this.made.length}`;
          return Promise.resolve(this.#subscription() as PushSubscription);
        },
      },
      getNotifications: ({ tag }: { tag: string }) =>
        Promise.resolve(
          this.shown
            .filter((one) => one.tag === tag)
            .map((one) => ({ close: () => void (one.closed = true) })),
        ),
    });
  }

  #subscription(): PushSubscription | null {
    const { endpoint } = this;
    if (endpoint === null) return null;
    const bytes = Uint8Array.from(Buffer.from(this.#key, 'base64url'));
    return {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => {
        this.endpoint = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
  }
}

interface Subscribed {
  readonly player: string;
  readonly endpoint: string;
  readonly quiet?: unknown;
}

/** The server, as far as notices of one table depend on it. */
export class FakeServer {
  key: string | null = KEY;
  /** False while the server does not answer. */
  answers = true;
  /** False on a server from before notices. */
  knowsNotices = true;
  /** The refusal of each subscription; null if none is refused. */
  refusal: string | null = null;
  subscribed: Subscribed[] = [];
  readonly asked: string[] = [];

  readonly ask = ((name: string, content: never) => {
    this.asked.push(name);
    return Promise.resolve(this.answers ? this.#answer(name, content) : undefined);
  }) as NoticesDeps['ask'];

  #answer(
    name: string,
    { player, endpoint, ...rest }: { player: string; endpoint: string; subscription: { endpoint: string } },
  ) {
    if (!this.knowsNotices) return { ok: false, refusal: 'malformed', field: '(message)' };
    if (name === 'push-key') return { ok: true, key: this.key };
    if (this.refusal !== null) return { ok: false, refusal: this.refusal };
    const { subscription, ...more } = rest;
    const address = name === 'subscribe-push' ? subscription.endpoint : endpoint;
    this.subscribed = this.subscribed.filter((one) => one.player !== player || one.endpoint !== address);
    if (name === 'subscribe-push') this.subscribed.push({ player, endpoint: address, ...more });
    return { ok: true };
  }
}

interface Device {
  readonly browser: FakeBrowser;
  readonly server: FakeServer;
  readonly code?: string;
  readonly players?: string[];
  readonly caches?: CacheStorage;
}

/** Opens a table's page on a device. */
export function noticesAt({
  browser,
  server,
  code = 'RH7N',
  players = ['ann'],
  caches,
}: Device): TableNotices {
  return new TableNotices({
    code,
    players: () => players,
    ask: server.ask,
    browser,
    language: () => 'de',
    caches: caches ?? fakeCaches(),
  });
}
