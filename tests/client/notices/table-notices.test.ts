/** Switching notices of a table on and off, in all kinds of browsers and with all kinds of servers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTokens, dropTable } from '../../../client/lib/held-seats.ts';
import { chosenNotices } from '../../../client/notices/chosen.svelte.ts';
import { CHANGED } from '../../../client/notices/messages.ts';
import { isIos, obstacleFor } from '../../../client/notices/push-browser.ts';
import { storedSettings } from '../../../client/notices/worker-settings.ts';
import { minutesOf, timeOf } from '../../../client/table/notices/quiet-times.ts';
import { fakeCaches } from './fake-worker.ts';
import { FakeBrowser, FakeServer, KEY, noticesAt, OTHER_KEY } from './fake-browser.ts';

/** A fake of the browser's storage, which all pages of a device share. */
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  for (const code of ['RH7N', 'CD5F']) holdTokens(code, ['t'.repeat(43)]);
  chosenNotices.read();
});
afterEach(() => vi.unstubAllGlobals());

/** A device whose page of the table has just been opened. */
async function opened(browser = new FakeBrowser(), server = new FakeServer(), more = {}) {
  const notices = noticesAt({ browser, server, ...more });
  await notices.check();
  return { notices, browser, server };
}

describe('the setting', () => {
  it('is off at first, and nothing asks the player', async () => {
    const { notices, browser, server } = await opened();
    await notices.keep();
    expect(notices.state).toBe('off');
    expect(browser.asked).toBe(0);
    expect(browser.made).toEqual([]);
    expect(server.subscribed).toEqual([]);
  });

  it.each([
    ['does not know notices', { knowsNotices: false }],
    ['sends none', { key: null }],
  ])('is not shown if the server %s', async (_, server) => {
    const { notices } = await opened(undefined, Object.assign(new FakeServer(), server));
    expect(notices.state).toBe('unavailable');
  });

  it('is not shown if the server sends none, even where the browser could not show them', async () => {
    const browser = new FakeBrowser({ obstacle: 'not-secure' });
    const { notices } = await opened(browser, Object.assign(new FakeServer(), { key: null }));
    expect(notices.state).toBe('unavailable');
  });

  it('comes once the server answers', async () => {
    const server = Object.assign(new FakeServer(), { answers: false });
    const { notices } = await opened(undefined, server);
    expect(notices.state).toBe('unknown');
    server.answers = true;
    await notices.check();
    expect(notices.state).toBe('off');
  });

  it.each(['not-secure', 'home-screen', 'unsupported'] as const)('says why: %s', async (obstacle) => {
    const { notices } = await opened(new FakeBrowser({ obstacle }));
    expect(notices.state).toBe(obstacle);
  });

  it('follows the permission, which the player can change in the browser', async () => {
    const { notices, browser } = await opened(new FakeBrowser({ permission: 'denied' }));
    expect(notices.state).toBe('blocked');
    browser.granted = 'granted';
    notices.look();
    expect(notices.state).toBe('off');
    await notices.turnOn();
    browser.granted = 'denied';
    notices.look();
    expect(notices.state).toBe('blocked');
  });
});

describe('a browser', () => {
  const good = { isSecure: true, hasPush: true, isIos: false, isInstalled: false };
  it.each([
    [good, null],
    [{ ...good, isIos: true, isInstalled: true }, null],
    [{ ...good, isIos: true, hasPush: false }, 'home-screen'],
    [{ ...good, isIos: true, hasPush: false, isInstalled: true }, 'unsupported'],
    [{ ...good, hasPush: false }, 'unsupported'],
    [{ ...good, isSecure: false, hasPush: false }, 'not-secure'],
    [{ ...good, isSecure: false, isIos: true, hasPush: false }, 'not-secure'],
  ])('with %j has the obstacle %s', (features, obstacle) => {
    expect(obstacleFor(features)).toBe(obstacle);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, false],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 5, false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, false],
  ])('%s with %i touches: an iPhone or iPad is %s', (userAgent, maxTouchPoints, expected) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
  });
});

describe('switching on', () => {
  it('asks the player, subscribes with the server’s key, and tells the server for each player', async () => {
    const caches = fakeCaches();
    const { notices, browser, server } = await opened(undefined, undefined, {
      players: ['ann', 'ben'],
      caches,
    });
    expect(await notices.turnOn()).toBeNull();
    expect(notices.state).toBe('on');
    expect(browser.asked).toBe(1);
    expect(browser.made).toEqual([KEY]);
    const endpoint = 'https://push.example/1';
    expect(server.subscribed).toEqual([
      { player: 'ann', endpoint },
      { player: 'ben', endpoint },
    ]);
    expect(await storedSettings(caches)).toMatchObject({ language: 'de', quiet: null, key: KEY });
  });

  it('does not ask again if the player has allowed notifications before', async () => {
    const { notices, browser } = await opened(new FakeBrowser({ permission: 'granted' }));
    expect(await notices.turnOn()).toBeNull();
    expect(browser.asked).toBe(0);
    expect(notices.state).toBe('on');
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ] as const)('stays off if the player answers "%s"', async (answer, state) => {
    const { notices, browser, server } = await opened(new FakeBrowser({ answer }));
    expect(await notices.turnOn()).toBeNull();
    expect(notices.state).toBe(state);
    expect(browser.made).toEqual([]);
    expect(server.subscribed).toEqual([]);
  });

  it.each([
    ['its push service can’t be found', { hasService: false }],
    ['it has no service worker', { hasWorker: false }],
  ])('stays off if the browser can’t subscribe: %s', async (_, broken) => {
    const { notices, server } = await opened(Object.assign(new FakeBrowser(), broken));
    expect(await notices.turnOn()).toBe('no-subscription');
    expect(notices.state).toBe('off');
    expect(server.subscribed).toEqual([]);
  });

  it('stays off if the server refuses or does not answer', async () => {
    const { notices, server } = await opened();
    server.refusal = 'bad-subscription';
    expect(await notices.turnOn()).toBe('bad-subscription');
    expect(notices.state).toBe('off');
    server.answers = false;
    expect(await notices.turnOn()).toBe('no-answer');
    expect(notices.state).toBe('off');
  });

  it('replaces a subscription for another key, which the server could not use', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    server.key = OTHER_KEY;
    const again = await opened(browser, server);
    await again.notices.keep();
    expect(browser.made).toEqual([KEY, OTHER_KEY]);
    expect(server.subscribed.at(-1)?.endpoint).toBe('https://push.example/2');
  });

  it('lasts for the next visit, and is of this table only', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    expect((await opened(browser, server)).notices.state).toBe('on');
    expect((await opened(browser, server, { code: 'CD5F' })).notices.state).toBe('off');
  });
});

describe('switching off', () => {
  it('ends the subscription at the server and in the browser', async () => {
    const { notices, browser, server } = await opened(undefined, undefined, { players: ['ann', 'ben'] });
    await notices.turnOn();
    expect(await notices.turnOff()).toBeNull();
    expect(notices.state).toBe('off');
    expect(server.subscribed).toEqual([]);
    expect(browser.endpoint).toBeNull();
  });

  it('leaves the browser’s subscription if another table uses it', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    const other = await opened(browser, server, { code: 'CD5F', players: ['pia'] });
    await other.notices.turnOn();
    await notices.turnOff();
    expect(browser.endpoint).not.toBeNull();
    expect(server.subscribed.map(({ player }) => player)).toEqual(['pia']);
    await other.notices.turnOff();
    expect(browser.endpoint).toBeNull();
  });

  it('ends it too if the other table has been left', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    await (await opened(browser, server, { code: 'CD5F' })).notices.turnOn();
    dropTable('CD5F');
    await notices.turnOff();
    expect(browser.endpoint).toBeNull();
  });

  it('works while the server is silent, because the push service tells it', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    server.answers = false;
    expect(await notices.turnOff()).toBeNull();
    expect(notices.state).toBe('off');
    expect(browser.endpoint).toBeNull();
  });

  it('fails while the server is silent if another table uses the subscription', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    await (await opened(browser, server, { code: 'CD5F' })).notices.turnOn();
    server.answers = false;
    expect(await notices.turnOff()).toBe('no-answer');
    expect(notices.state).toBe('on');
  });

  it('works if the browser has lost the subscription', async () => {
    const { notices, browser } = await opened();
    await notices.turnOn();
    browser.endpoint = null;
    expect(await notices.turnOff()).toBeNull();
    expect(notices.state).toBe('off');
  });

  it('and on again tells the server again', async () => {
    const { notices, server } = await opened();
    await notices.turnOn();
    await notices.turnOff();
    await notices.turnOn();
    expect(server.subscribed).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('is sent again when the page is opened, but only once', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    server.subscribed = [];
    const again = await opened(browser, server);
    await again.notices.keep();
    await again.notices.keep();
    expect(server.subscribed).toHaveLength(1);
    expect(server.asked.filter((name) => name === 'subscribe-push')).toHaveLength(2);
  });

  it('is sent for a player who has come to this device later', async () => {
    const players = ['ann'];
    const { notices, server } = await opened(undefined, undefined, { players });
    await notices.turnOn();
    players.push('ben');
    await notices.keep();
    expect(server.subscribed.map(({ player }) => player)).toEqual(['ann', 'ben']);
  });

  it('is not sent again while it is being ended', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    const again = (await opened(browser, server)).notices;
    await Promise.all([again.keep(), again.turnOff(), again.keep()]);
    expect(again.state).toBe('off');
    expect(server.subscribed).toEqual([]);
    expect(browser.endpoint).toBeNull();
  });

  it('is made again if the browser has lost it, and sent when the worker says that it has changed', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    browser.endpoint = null;
    browser.tellPage({ type: CHANGED });
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(2));
    expect(server.subscribed.at(-1)?.endpoint).toBe('https://push.example/2');
    notices.close();
    browser.endpoint = null;
    browser.tellPage({ type: CHANGED });
    expect(browser.made).toHaveLength(2);
  });

  it('is left alone by other messages', async () => {
    const { browser, server } = await opened();
    for (const message of [null, 'x', {}, { type: 'other' }]) browser.tellPage(message);
    expect(server.asked).toEqual(['push-key']);
  });

  it('is not made without the permission', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    browser.granted = 'default';
    browser.endpoint = null;
    const again = await opened(browser, server);
    await again.notices.keep();
    expect(again.notices.state).toBe('off');
    expect(browser.asked).toBe(1);
    expect(browser.made).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  it('go to the server with the time zone, and to the worker', async () => {
    const caches = fakeCaches();
    const { notices, server } = await opened(undefined, undefined, { caches });
    await notices.turnOn();
    const quiet = { from: 1_320, to: 480 };
    expect(await notices.beQuiet(quiet)).toBeNull();
    expect(server.subscribed).toEqual([
      { player: 'ann', endpoint: 'https://push.example/1', quiet: { ...quiet, timeZone: 'Europe/Rome' } },
    ]);
    expect((await storedSettings(caches))?.quiet).toEqual(quiet);
    await notices.beQuiet(null);
    expect(server.subscribed[0]).not.toHaveProperty('quiet');
  });

  it('are this device’s own, for all its tables', async () => {
    const { notices, browser, server } = await opened();
    await notices.turnOn();
    await notices.beQuiet({ from: 0, to: 60 });
    const other = await opened(browser, server, { code: 'CD5F' });
    await other.notices.turnOn();
    expect(server.subscribed.at(-1)?.quiet).toMatchObject({ from: 0, to: 60 });
  });

  it('are kept while notices are off', async () => {
    const { notices, server } = await opened();
    expect(await notices.beQuiet({ from: 0, to: 60 })).toBeNull();
    expect(server.subscribed).toEqual([]);
    expect(chosenNotices.quiet).toEqual({ from: 0, to: 60 });
  });

  it.each([
    [0, '00:00'],
    [480, '08:00'],
    [1_439, '23:59'],
  ])('minute %i is written %s', (minutes, time) => {
    expect(timeOf(minutes)).toBe(time);
    expect(minutesOf(time)).toBe(minutes);
  });

  it('that are being typed are no time yet', () => {
    expect(minutesOf('')).toBeUndefined();
    expect(minutesOf('22:00:30')).toBe(1_320);
  });
});

describe('what the device has chosen', () => {
  it.each(['', 'null', '{}', '{"tables":7}', '{"tables":["RH7N","../x",7],"quiet":{"from":-1,"to":2000}}'])(
    'is read from a damaged store: %s',
    (text) => {
      stored.set('odyssey.notices', text);
      chosenNotices.read();
      expect(chosenNotices.quiet).toBeNull();
      expect(chosenNotices.at('CD5F')).toBe(false);
      expect(chosenNotices.at('RH7N')).toBe(text.includes('RH7N'));
    },
  );

  it('forgets no choice of another tab', () => {
    chosenNotices.turn('RH7N', true);
    stored.set('odyssey.notices', JSON.stringify({ tables: ['RH7N', 'CD5F'], quiet: null }));
    chosenNotices.decline();
    expect(chosenNotices.at('CD5F')).toBe(true);
    expect(chosenNotices.declined).toBe(true);
  });

  it('counts only tables where the device still has a seat', () => {
    chosenNotices.turn('RH7N', true);
    expect(chosenNotices.at()).toBe(true);
    dropTable('RH7N');
    expect(chosenNotices.at()).toBe(false);
  });
});

describe('notifications that are still shown', () => {
  it('disappear for a table whose page the player sees', async () => {
    const browser = new FakeBrowser();
    browser.shown.push({ tag: 'table-RH7N', closed: false }, { tag: 'table-CD5F', closed: false });
    const { notices } = await opened(browser);
    await notices.clear();
    expect(browser.shown.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('are none where the browser can’t show any', async () => {
    const browser = Object.assign(new FakeBrowser({ obstacle: 'unsupported' }), { hasWorker: false });
    const { notices } = await opened(browser);
    await expect(notices.clear()).resolves.toBeUndefined();
  });
});
