/**
 * Servers that exchange messages through Redis behave as they do with messages through the database, and continue to
 * work while Redis is down.
 */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adapterOf } from '../../server/gateway/adapters.ts';
import { granted } from '../helpers/client.ts';
import { gatherCompany, Guest, type Company } from '../helpers/guests.ts';
import { answerTo, knock, knocksAt, letIn } from '../helpers/knocking.ts';
import { freePort } from '../helpers/ports.ts';
import { startPostgres, type Database } from '../helpers/postgres.ts';
import { hasRedis, startRedis, type Redis } from '../helpers/redis.ts';
import type { RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';

const silent = pino({ level: 'silent' });

describe.skipIf(!hasRedis)('by way of Redis (skipped where redis-server is not installed)', () => {
  let database: Database;
  let redis: Redis;
  let servers: RunningServer[];
  /** Ann (the host) is at the first server. */
  let company: Company;
  let guests: Guest[];
  beforeAll(async () => {
    [database, redis] = await Promise.all([startPostgres(), startRedis()]);
  }, 60_000);
  afterAll(async () => {
    await redis.kill();
    await database.stop();
  });
  beforeEach(() => {
    guests = [];
    servers = [];
  });
  afterEach(async () => {
    company.close();
    for (const guest of guests) guest.close();
    await Promise.all(servers.map((server) => server.stop()));
  });

  /** @param lookMs how often the servers poll the log, in ms; by default, never during a test */
  async function open(lookMs = 600_000): Promise<void> {
    const url = await database.fresh();
    const start = async () => {
      const adapter = await adapterOf({ database: url, redis: redis.url }, silent);
      return startSharing(url, { adapter, lookMs });
    };
    servers = [await start(), await start()];
    company = await gatherCompany(servers[0]?.url ?? '', 1);
  }

  function guestAt(place: number): Guest {
    const guest = new Guest(servers[place]?.url ?? '');
    guests.push(guest);
    return guest;
  }

  /** The types of the game's events that a guest received without requesting them. */
  const heard = (guest: Guest) =>
    guest.told.flat().flatMap((feed) => (feed.log === 'game' ? feed.events.map(({ type }) => type) : []));

  it('each hears at once what is written, who is there, and who knocks at the other', async () => {
    await open();
    const { host, poseidon } = company;
    const screen = guestAt(1);
    await screen.watch(host.code);
    await host.does({ type: 'rename', name: 'Zoe' });
    await expect.poll(() => JSON.stringify(screen.told)).toContain('Zoe');
    poseidon.close();
    await expect.poll(() => screen.present).toEqual([host.player]);
    const eve = guestAt(1);
    expect(await knock(eve, host.code, 'Eve')).toEqual({ ok: true });
    const [seen] = await knocksAt(host, 1);
    expect(seen && (await letIn(host, seen))).toEqual({ ok: true });
    expect(await answerTo(eve)).toBe(true);
  });

  it('who plays goes on while it is away, by what stands in the log, and hears at once again when it is back', async () => {
    await open(20);
    const { host, poseidon } = company;
    const page = guestAt(1);
    Object.assign(page, { token: poseidon.token, player: poseidon.player, code: poseidon.code });
    await page.attend();
    await redis.kill();
    await host.does({ type: 'abandon-game' });
    await expect.poll(() => JSON.stringify(page.told)).toContain('game-ended');
    granted(await page.command({ type: 'begin-game' }, 'anew'));
    await expect.poll(() => heard(host)).toContain('began');
    await redis.start();
    // Knocks aren't in any log, so the host must have received this one through Redis.
    await knock(guestAt(1), host.code, 'Eve');
    await knocksAt(host, 1);
  }, 40_000);
});

it('a Redis that is not there ends the start, and its password is not said', async () => {
  const nowhere = `redis://odyssey:very-secret@127.0.0.1:${await freePort()}`;
  const refused = adapterOf({ database: 'postgres://none', redis: nowhere }, silent);
  await expect(refused).rejects.toThrow(/^REDIS_URL: Redis can't be used: /);
  await expect(refused).rejects.not.toThrow(/very-secret/);
});
