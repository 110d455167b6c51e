/** Push services that are gone, slow, down or hostile: what becomes of the notices, and of everything else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedError } from '../../server/lib/log.ts';
import { Metrics } from '../../server/lib/metrics.ts';
import { SendQueue, serviceOf, type Job } from '../../server/push/send-queue.ts';
import { waitOf } from '../../server/push/sender.ts';
import { openSqlite } from '../../server/store/open.ts';
import { granted } from '../helpers/client.ts';
import { gatherCompany } from '../helpers/guests.ts';
import { days, HOUR, OverDays, WallClock, type Seat } from '../helpers/over-days.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { PushService, type PushDevice } from '../helpers/push-service.ts';
import { always } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-push-sending-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let service: PushService;
let game: OverDays;
let ann: PushDevice;
let lines: string[];
/** How often each outcome was counted. */
let counted: Partial<Record<string, number>>;
beforeEach(async () => {
  lines = [];
  counted = {};
  vi.spyOn(Metrics.prototype, 'pushed').mockImplementation((outcome) => {
    counted[outcome] = (counted[outcome] ?? 0) + 1;
  });
  service = await PushService.open();
  const log = pino(
    { level: 'debug', serializers: { err: loggedError } },
    { write: (line) => void lines.push(line) },
  );
  game = await new OverDays(':memory:', { push: service.options(), log }).begin(days());
  ann = service.device('ann');
  await game.subscribe(game.navigator, ann);
  await game.notifyDue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await game.stop();
  await service.close();
  expect(service.faults).toEqual([]);
});

/** A side makes all moves of its turn, at random. */
async function plays(seat: Seat): Promise<void> {
  await game.visit(seat, async (follower) => {
    const random = always(1);
    for (let move = follower.move(random); move; move = follower.move(random)) await follower.does(move);
  });
}

/** It becomes the Navigator's turn, and the notice is sent. */
async function turnBegins(): Promise<void> {
  await plays(game.poseidon);
  await game.notifyDue();
}

async function passes(ms: number): Promise<void> {
  game.clock.ms += ms;
  await game.notifyDue();
}

const subscriptions = () => game.store.push.subscriptions(game.id);

it.each([404, 410])('after status %i the subscription is gone', async (status) => {
  service.answers(status);
  await turnBegins();
  expect([await subscriptions(), counted]).toEqual([[], { gone: 1 }]);
  await passes(HOUR);
  expect(service.requests).toHaveLength(1);
});

it.each([400, 401, 403, 413, 301, 302, 307])('after status %i the notice is dropped', async (status) => {
  service.answers(status, { location: `https://push.test:${service.port}/elsewhere` });
  await turnBegins();
  await passes(3 * HOUR);
  expect([(await subscriptions()).length, counted]).toEqual([1, { refused: 1 }]);
  expect(service.requests).toEqual(['/ann']);
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ status, times: 1, endpoint: expect.stringMatching(/^[\w-]{43}$/) as string }),
  );
});

it.each([429, 500, 503])(
  'after status %i the notice is sent again, later and later, but not forever',
  async (status) => {
    service.answers(status);
    await turnBegins();
    const waits = [15 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];
    for (const [i, wait] of waits.entries()) {
      await passes(wait - 1);
      expect(service.requests).toHaveLength(i + 1);
      await passes(1);
      expect(service.requests).toHaveLength(i + 2);
    }
    await passes(10 * HOUR);
    expect([service.requests.length, counted]).toEqual([6, { retried: 5, dropped: 1 }]);
  },
);

it('a notice that is no longer true is not sent again', async () => {
  service.answers(503);
  await turnBegins();
  await game.visit(game.navigator, (follower) => follower.does({ type: 'abandon-game' }));
  service.answers(201);
  await passes(HOUR);
  expect([service.requests.length, ann.kinds]).toEqual([1, []]);
});

it('a notice that failed first is received once', async () => {
  service.answers(503);
  await turnBegins();
  service.answers(201);
  await passes(HOUR);
  await passes(HOUR);
  expect([ann.kinds, counted]).toEqual([['your-turn'], { retried: 1, sent: 1 }]);
});

describe('Retry-After', () => {
  it.each([
    ['is waited for', '600', 10 * MINUTE],
    ['that is too short is not', '0', 15 * SECOND],
    ['that is very long is cut short', '9999999', 2 * HOUR],
  ])('%s', async (_, seconds, ms) => {
    service.answers(429, { 'retry-after': seconds });
    await turnBegins();
    await passes(ms - 1);
    expect(service.requests).toHaveLength(1);
    await passes(1);
    expect(service.requests).toHaveLength(2);
  });

  it('may be a date, or nonsense', () => {
    expect(waitOf(new Date(Date.now() + 90 * SECOND).toUTCString())).toBeGreaterThan(80 * SECOND);
    expect(waitOf(new Date(0).toUTCString())).toBe(0);
    expect([waitOf('soon'), waitOf('-5'), waitOf(undefined)]).toEqual([undefined, undefined, undefined]);
  });
});

it('a service that breaks off, or answers without end, does no harm', async () => {
  service.answer = (response) => response.destroy();
  await turnBegins();
  expect(counted).toEqual({ retried: 1 });
  service.answer = (response) => {
    response.writeHead(201);
    const endless = () => {
      if (!response.destroyed) response.write('x'.repeat(65_536), () => setTimeout(endless));
    };
    endless();
    response.on('close', () => (isCut = true));
  };
  let isCut = false;
  await passes(HOUR);
  expect(counted).toEqual({ retried: 1, sent: 1 });
  await expect.poll(() => isCut).toBe(true);
});

it('a service that does not answer is asked again later', async () => {
  await game.stop();
  game = await new OverDays(':memory:', { push: service.options({ requestMs: 100 }) }).begin(days());
  await game.subscribe(game.navigator, ann);
  service.answer = () => undefined;
  await turnBegins();
  expect([service.requests.length, counted]).toEqual([1, { retried: 1 }]);
  service.answers(201);
  await passes(15 * SECOND);
  expect(ann.kinds).toEqual(['your-turn']);
});

it('a service that does not answer holds up neither the game nor notices to another service', async () => {
  const stuck: (() => void)[] = [];
  const quick = service.device('quick', 'other.test');
  await game.subscribe(game.poseidon, quick);
  for (const name of ['1', '2'])
    await game.subscribe(game.navigator, service.device(name, `${name}.push.test`));
  service.answer = (response, { path }) => {
    if (path === '/quick') response.writeHead(201).end();
    else stuck.push(() => response.writeHead(201).end());
  };
  const sending = turnBegins();
  await expect.poll(() => stuck.length).toBe(3);
  // All three requests are stuck. The game goes on, and the other player is notified.
  await plays(game.navigator);
  const others = game.notifyDue();
  await quick.gets('your-turn');
  expect(await game.turn()).toBe('2 poseidon');
  await expect.poll(() => counted).toEqual({ sent: 1 });
  for (const end of stuck) end();
  await Promise.all([sending, others]);
  expect(counted).toEqual({ sent: 4 });
});

it('a store that fails is not asked again at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const takeChecks = vi.spyOn(game.store.push, 'takeChecks').mockRejectedValue(new Error('the disk is gone'));
  await turnBegins();
  await passes(0);
  expect(takeChecks).toHaveBeenCalledTimes(1);
  expect(lines.filter((line) => line.includes('a player could not be notified'))).toHaveLength(1);
  takeChecks.mockRestore();
  await passes(0);
  expect(ann.kinds).toEqual([]);
  vi.advanceTimersByTime(30_000);
  await passes(0);
  vi.useRealTimers();
  expect(ann.kinds).toEqual(['your-turn']);
});

it('nothing of an endpoint or its keys is in the log or an error', async () => {
  const { subscription } = ann;
  for (const status of [404, 413, 503]) {
    service.answers(status);
    await game.subscribe(game.navigator, ann);
    await turnBegins();
    await plays(game.navigator);
  }
  await service.close();
  await passes(HOUR);
  service = await PushService.open();
  const text = lines.join('\n');
  expect(text).toContain('a push service refuses notices');
  for (const secret of ['push.test', subscription.keys.auth, subscription.keys.p256dh, game.code])
    expect(text).not.toContain(secret);
});

it('a server that stops leaves what waits in the queue to its next start', async () => {
  const file = join(folder, 'stopped.sqlite');
  const clock = new WallClock();
  const start = async () => {
    const push = service.options();
    const server = await startServer({ store: openSqlite(file), now: clock.now, push, pace: 0 });
    return server;
  };
  const server = await start();
  const company = await gatherCompany(server.url, 3);
  const devices: PushDevice[] = [];
  const crew = [company.host, ...company.crew];
  for (const guest of crew)
    for (const name of ['phone', 'tablet']) {
      const device = service.device(`${guest.player}-${name}`);
      devices.push(device);
      const { subscription } = device;
      granted(await guest.ask('subscribe-push', { player: guest.player, subscription }));
    }
  for (const guest of crew) guest.close();
  const { onlooker, poseidon } = company;
  await expect.poll(async () => (await onlooker.watch(poseidon.code)).present).toEqual([poseidon.player]);
  const stuck: (() => void)[] = [];
  service.answer = (response) => void stuck.push(() => response.writeHead(201).end());
  await storm(poseidon);
  void server.notifyDue();
  // Four of the six requests have begun, and are answered while the server stops.
  await expect.poll(() => stuck.length).toBe(4);
  const stopped = server.stop();
  for (const end of stuck) end();
  await stopped;
  company.close();
  expect(devices.flatMap(({ kinds }) => kinds)).toHaveLength(4);
  service.answers(201);
  const again = await start();
  await again.notifyDue();
  await again.stop();
  expect(devices.map(({ kinds }) => kinds)).toEqual(devices.map(() => ['your-turn']));
});

describe('the queue', () => {
  const faults: unknown[] = [];
  const job = (run: () => Promise<void>, drop = async () => undefined): Job => ({ run, drop });

  it('gives each service four of its sixteen places, and the services take turns', async () => {
    const queue = new SendQueue((error) => faults.push(error));
    const running: string[] = [];
    const ends: (() => void)[] = [];
    const add = (name: string) =>
      queue.add(
        name,
        job(() => {
          running.push(name);
          return new Promise((resolve) => ends.push(resolve));
        }),
      );
    for (let i = 0; i < 10; i++) add('dead.test');
    for (let i = 0; i < 20; i++) add(`${i % 5}.test`);
    expect(running.filter((name) => name === 'dead.test')).toHaveLength(4);
    expect(running).toHaveLength(16);
    expect(queue.waiting).toBe(14);
    const others = running.length;
    for (const end of ends.splice(4)) end();
    await setImmediate();
    // Twelve places are free, and go to the services that had to wait, not to the dead one.
    expect(running.slice(others).every((name) => name !== 'dead.test')).toBe(true);
    expect(new Set(running.slice(others)).size).toBe(5);
    for (let ended = 0; queue.waiting > 0 || ended < 100; ended++) {
      for (const end of ends.splice(0)) end();
      await setImmediate();
    }
    await queue.idle();
    expect(running).toHaveLength(30);
  });

  it('has room for a limited number of jobs, and drops what waits when it is closed', async () => {
    const queue = new SendQueue((error) => faults.push(error));
    let dropped = 0;
    const end = Promise.withResolvers<undefined>();
    const drops = job(
      () => end.promise,
      async () => void dropped++,
    );
    let added = 0;
    while (queue.hasRoom('dead.test')) {
      queue.add('dead.test', drops);
      added++;
    }
    expect(added).toBe(504);
    for (let i = 0; queue.hasRoom(`${i}.test`); i++) queue.add(`${i}.test`, drops);
    expect(queue.waiting).toBe(2_000);
    const closed = queue.close();
    await setImmediate();
    expect([dropped, queue.waiting, queue.hasRoom('x.test')]).toEqual([2_000, 0, false]);
    end.resolve(undefined);
    await closed;
  });

  it('goes on after a job that fails', async () => {
    const queue = new SendQueue((error) => faults.push(error));
    faults.length = 0;
    queue.add(
      'a.test',
      job(() => Promise.reject(new Error('broken'))),
    );
    await queue.idle();
    const done = vi.fn(async () => undefined);
    queue.add('a.test', job(done));
    await queue.idle();
    expect([faults, done.mock.calls.length]).toEqual([[new Error('broken')], 1]);
  });

  it('counts all hosts of a domain as one service', () => {
    expect(serviceOf('https://a.b.evil.test/x')).toBe(serviceOf('https://c.evil.test/y'));
    expect(serviceOf('https://a.evil.test/x')).not.toBe(serviceOf('https://a.good.test/x'));
  });
});
