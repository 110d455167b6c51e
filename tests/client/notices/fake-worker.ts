/** A service worker's global scope that a test can look into. */
import type { ShownNotification, WindowClient, WorkerScope } from '../../../client/notices/worker-scope.ts';

export const ORIGIN = 'https://odyssey.example';

/** A notification as a test reads it. */
export interface Shown extends ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly silent: boolean;
  readonly renotify: boolean;
  readonly lang: string;
}

export interface FakePage extends WindowClient {
  focused: number;
  readonly messages: unknown[];
}

/** An open page of the app. */
export function pageOf(path: string, { hidden = false, gone = false } = {}): FakePage {
  const page: FakePage = {
    url: `${ORIGIN}${path}`,
    visibilityState: hidden ? 'hidden' : 'visible',
    focused: 0,
    messages: [],
    focus: () => {
      if (gone) return Promise.reject(new DOMException('The page is gone.', 'InvalidStateError'));
      page.focused++;
      return Promise.resolve(page);
    },
    postMessage: (message) => void page.messages.push(message),
  };
  return page;
}

/** A cache storage with one cache that keeps its entries in memory. */
export function fakeCaches(): CacheStorage {
  const entries = new Map<string, string>();
  const cache = {
    put: async (key: string, response: Response) => void entries.set(key, await response.text()),
    match: (key: string) => {
      const text = entries.get(key);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

interface FakeOptions {
  readonly pages?: readonly FakePage[];
  readonly languages?: readonly string[];
  readonly hasBadge?: boolean;
}

export function fakeWorker({ pages = [], languages = ['en'], hasBadge = true }: FakeOptions = {}) {
  let shown: Shown[] = [];
  const all: Shown[] = [];
  const opened: string[] = [];
  const badges: number[] = [];
  const subscribed: PushSubscriptionOptionsInit[] = [];
  const scope: WorkerScope = {
    caches: fakeCaches(),
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path) => Promise.resolve(void opened.push(path)),
    },
    registration: {
      pushManager: {
        subscribe: (options: PushSubscriptionOptionsInit) => Promise.resolve(void subscribed.push(options)),
      } as unknown as PushManager,
      showNotification: (title, { tag = '', body = '', lang = '', silent, renotify, data }) => {
        // Browsers refuse this too.
        if (renotify === true && tag === '') throw new TypeError('a tag is needed');
        shown = shown.filter((one) => one.tag !== tag);
        const one: Shown = {
          ...{ title, body, tag, lang, data: data as unknown },
          silent: silent === true,
          renotify: renotify === true,
          close: () => (shown = shown.filter((other) => other !== one)),
        };
        all.push(one);
        shown.push(one);
        return Promise.resolve();
      },
      getNotifications: ({ tag } = {}) =>
        Promise.resolve(shown.filter((one) => tag === undefined || one.tag === tag)),
    },
    navigator: {
      languages,
      ...(hasBadge && {
        setAppBadge: (count = 0) => Promise.resolve(void badges.push(count)),
        clearAppBadge: () => Promise.resolve(void badges.push(0)),
      }),
    },
  };
  return {
    scope,
    /** The notifications that are still shown. */
    shown: () => shown,
    /** All notifications that were ever shown. */
    all,
    opened,
    badges,
    subscribed,
  };
}
