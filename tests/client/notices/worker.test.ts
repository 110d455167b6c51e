/** What the service worker does with notices, taps and new subscriptions. */
import { describe, expect, it } from 'vitest';
import { CHANGED } from '../../../client/notices/messages.ts';
import { renewSubscription } from '../../../client/notices/renew.ts';
import { openTapped, pageAt, showNotice } from '../../../client/notices/show.ts';
import { isQuiet, storedSettings, updateSettings } from '../../../client/notices/worker-settings.ts';
import { fakeCaches, fakeWorker, pageOf } from './fake-worker.ts';

const noon = new Date(2026, 10, 27, 12, 0);
const night = new Date(2026, 10, 27, 23, 30);
const turn = (code: string) => JSON.stringify({ kind: 'your-turn', code });
const short = (code: string) => JSON.stringify({ kind: 'time-running-out', code });

describe('a notice', () => {
  it('is shown with a sound, and replaces an older one of the same table only', async () => {
    const { scope, shown } = fakeWorker();
    await showNotice(scope, turn('RH7N'), noon);
    await showNotice(scope, turn('CD5F'), noon);
    await showNotice(scope, short('RH7N'), noon);
    expect(shown().map(({ body }) => body)).toEqual(['Table CD5F', 'Table RH7N']);
    expect(shown().at(-1)).toMatchObject({
      title: 'Your time is running out',
      silent: false,
      renotify: true,
    });
  });

  it('is in the language that the pages have stored', async () => {
    const { scope, shown } = fakeWorker({ languages: ['fr'] });
    await showNotice(scope, turn('RH7N'), noon);
    await updateSettings(scope.caches, { language: 'de' });
    await showNotice(scope, turn('CD5F'), noon);
    expect(shown().map(({ lang }) => lang)).toEqual(['fr', 'de']);
  });

  it('makes no sound at a quiet time', async () => {
    const { scope, shown } = fakeWorker();
    await updateSettings(scope.caches, { quiet: { from: 22 * 60, to: 8 * 60 } });
    await showNotice(scope, turn('RH7N'), night);
    await showNotice(scope, turn('CD5F'), noon);
    expect(shown().map(({ silent, renotify }) => [silent, renotify])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    ['in sight', pageOf('/t/RH7N'), true],
    ['in the background', pageOf('/t/RH7N', { hidden: true }), false],
    ['of another table', pageOf('/t/CD5F'), false],
  ])('is gone at once, without a sound, if the page %s is the table’s', async (_, page, isSeen) => {
    const { scope, shown, all } = fakeWorker({ pages: [page] });
    await showNotice(scope, turn('RH7N'), noon);
    expect(all).toHaveLength(1);
    expect(all[0]?.silent).toBe(isSeen);
    expect(shown()).toHaveLength(isSeen ? 0 : 1);
  });

  it('that cannot be read is shown, because browsers demand it', async () => {
    const { scope, shown } = fakeWorker();
    await showNotice(scope, undefined, noon);
    expect(shown()).toHaveLength(1);
  });

  it('is shown by a browser without badges, and with a damaged store', async () => {
    const { scope, shown } = fakeWorker({ hasBadge: false });
    const damaged = { open: () => Promise.reject(new Error('no disk')) } as unknown as CacheStorage;
    await showNotice({ ...scope, caches: damaged }, turn('RH7N'), noon);
    expect(shown()).toHaveLength(1);
  });
});

describe('a tap', () => {
  async function tapped(...pages: ReturnType<typeof pageOf>[]) {
    const worker = fakeWorker({ pages });
    // The notice came before the pages were opened.
    await showNotice(fakeWorker().scope, turn('RH7N'), noon);
    await worker.scope.registration.showNotification('', { tag: 'table-RH7N', data: { path: '/t/RH7N' } });
    const [first] = worker.shown();
    if (first) await openTapped(worker.scope, first);
    return worker;
  }

  it('opens the table if no page shows it', async () => {
    const other = pageOf('/t/CD5F');
    const { opened, shown } = await tapped(other);
    expect(opened).toEqual(['/t/RH7N']);
    expect(other.focused).toBe(0);
    expect(shown()).toEqual([]);
  });

  it('focuses the page that shows it', async () => {
    const page = pageOf('/t/RH7N', { hidden: true });
    const { opened } = await tapped(pageOf('/'), page);
    expect(page.focused).toBe(1);
    expect(opened).toEqual([]);
  });

  it('opens the table if its page has just been closed', async () => {
    const { opened } = await tapped(pageOf('/t/RH7N', { gone: true }));
    expect(opened).toEqual(['/t/RH7N']);
  });

  it('prefers a page in sight', () => {
    const [hidden, seen] = [pageOf('/t/RH7N', { hidden: true }), pageOf('/t/RH7N#key')];
    expect(pageAt('/t/RH7N', [hidden, seen])).toBe(seen);
    expect(pageAt('/t/RH7N', [hidden])).toBe(hidden);
    expect(pageAt('/t/RH7N', [pageOf('/t/RH7N/record')])).toBeUndefined();
  });

  it('on a notification of an unknown version opens the home page', async () => {
    const { scope, opened } = fakeWorker();
    await openTapped(scope, { tag: '', data: null, close: () => undefined });
    expect(opened).toEqual(['/']);
  });
});

describe('the badge', () => {
  const over = (code: string) => JSON.stringify({ kind: 'game-over', code });

  it('counts the tables that wait, with those that the pages know', async () => {
    const { scope, shown, badges } = fakeWorker();
    await updateSettings(scope.caches, { waiting: ['CD5F'] });
    await showNotice(scope, turn('RH7N'), noon);
    await showNotice(scope, short('RH7N'), noon);
    // A table still waits after its notification has been swiped away.
    for (const one of shown()) one.close();
    await showNotice(scope, turn('M7KP'), noon);
    expect(badges).toEqual([2, 2, 3]);
    expect((await storedSettings(scope.caches))?.waiting).toEqual(['CD5F', 'RH7N', 'M7KP']);
  });

  it('no longer counts a table whose game is over', async () => {
    const { scope, badges } = fakeWorker();
    await showNotice(scope, turn('RH7N'), noon);
    await showNotice(scope, over('RH7N'), noon);
    expect(badges).toEqual([1, 0]);
  });

  it('is left alone by other notices', async () => {
    const { scope, badges } = fakeWorker();
    await showNotice(scope, JSON.stringify({ kind: 'swap-asked', code: 'RH7N' }), noon);
    await showNotice(scope, 'nonsense', noon);
    expect(badges).toEqual([]);
  });
});

describe('a subscription that the browser has ended', () => {
  const old = { options: { applicationServerKey: new ArrayBuffer(65) } } as unknown as PushSubscription;

  it('is made again with the same key, and open pages are told', async () => {
    const page = pageOf('/t/RH7N');
    const { scope, subscribed } = fakeWorker({ pages: [page] });
    await renewSubscription(scope, { oldSubscription: old, newSubscription: null });
    expect(subscribed).toEqual([
      { userVisibleOnly: true, applicationServerKey: old.options.applicationServerKey },
    ]);
    expect(page.messages).toEqual([{ type: CHANGED }]);
  });

  it('is made with the stored key if the browser does not say which one it had', async () => {
    const { scope, subscribed } = fakeWorker();
    await renewSubscription(scope, {});
    expect(subscribed).toEqual([]);
    await updateSettings(scope.caches, { key: 'BNc-_' });
    await renewSubscription(scope, { oldSubscription: null });
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BNc-_' }]);
  });

  it('is only told of if the browser has replaced it itself', async () => {
    const page = pageOf('/');
    const { scope, subscribed } = fakeWorker({ pages: [page] });
    await renewSubscription(scope, { oldSubscription: old, newSubscription: old });
    expect(subscribed).toEqual([]);
    expect(page.messages).toEqual([{ type: CHANGED }]);
  });
});

describe('the settings for the worker', () => {
  it('come back as they were stored, and not at all if they are damaged', async () => {
    const caches = fakeCaches();
    expect(await storedSettings(caches)).toBeUndefined();
    const kept = { language: 'it', quiet: { from: 60, to: 120 }, key: 'BNc', waiting: ['RH7N'] };
    expect(await updateSettings(caches, kept)).toBe(true);
    expect(await storedSettings(caches)).toEqual(kept);
    await (await caches.open('')).put('/notices/settings', new Response('{"language":'));
    expect(await storedSettings(caches)).toBeUndefined();
    expect(await updateSettings({} as CacheStorage, kept)).toBe(false);
  });

  it.each([
    [{ from: 1_320, to: 480 }, 1_320, true],
    [{ from: 1_320, to: 480 }, 479, true],
    [{ from: 1_320, to: 480 }, 480, false],
    [{ from: 1_320, to: 480 }, 720, false],
    [{ from: 720, to: 840 }, 719, false],
    [{ from: 720, to: 840 }, 720, true],
    [{ from: 720, to: 840 }, 840, false],
    [{ from: 720, to: 720 }, 720, false],
  ])('of %j, minute %i is quiet: %s', (times, minutes, quiet) => {
    expect(isQuiet(times, minutes)).toBe(quiet);
  });
});
