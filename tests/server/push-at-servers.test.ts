/** Notices of servers that share a database: whichever server something happens at, one of them sends the notice. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenTable } from '../../server/tables/table.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { granted } from '../helpers/client.ts';
import { gatherFollowers, Follower } from '../helpers/follower.ts';
import { Guest } from '../helpers/guests.ts';
import { days, HOUR, TURN, WallClock } from '../helpers/over-days.ts';
import { PushService, type PushDevice } from '../helpers/push-service.ts';
import { always } from '../helpers/random.ts';
import type { ServerHere } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const database = usePostgres();
let url: string;
let clock: WallClock;
let service: PushService;
let servers: ServerHere[];
let lines: string[];
let pia: Player;
let ann: Player;

/** A player with a device for notices, who comes and goes. */
interface Player {
  readonly device: PushDevice;
  readonly token: string;
  readonly player: string;
  readonly code: string;
}

beforeEach(async () => {
  url = await database.fresh();
  clock = new WallClock();
  service = await PushService.open();
  lines = [];
  servers = [];
  await Promise.all([start(), start()]);
  const { navigator, poseidon } = await gatherFollowers(at(0), days());
  const subscribed = async (follower: Follower, name: string): Promise<Player> => {
    const { token, player, code } = follower;
    const device = service.device(name);
    const request = { player, subscription: device.subscription };
    granted(await follower.ask('subscribe-push', request));
    follower.close();
    return { device, token, player, code: code === '' ? navigator.code : code };
  };
  [pia, ann] = [await subscribed(poseidon, 'pia'), await subscribed(navigator, 'ann')];
  await nobodyIsThere();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.map((server) => server.stop()));
  await service.close();
  expect([service.faults, lines]).toEqual([[], []]);
});

const at = (place: number) => servers[place]?.url ?? '';

async function start(): Promise<void> {
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  servers.push(await startSharing(url, { log, now: clock.now, push: service.options() }));
}

/** Waits until all servers know that no player is there. */
async function nobodyIsThere(): Promise<void> {
  for (const server of servers) {
    const guest = new Guest(server.url);
    await expect.poll(async () => (await guest.watch(ann.code)).present).toEqual([]);
    guest.close();
  }
}

/** A player comes to a server, and makes all moves of the turn. Resolves with whether the game is over. */
async function plays(place: number, { token, player, code }: Player): Promise<boolean> {
  const follower = Object.assign(new Follower(at(place)), { token, player, code });
  follower.take((await follower.attend()).feeds);
  const random = always(1);
  for (let move = follower.move(random); move; move = follower.move(random))
    granted(
      await follower.command(move, `${clock.ms} ${JSON.stringify(move)}`.replaceAll(/\W/g, '').slice(0, 36)),
    );
  const { over } = follower;
  follower.close();
  await nobodyIsThere();
  return over;
}

const notifyDue = () => Promise.all(servers.map((server) => server.notifyDue()));

it('each notice of a whole game is received once, though both servers look for it at the same time', async () => {
  const expected = new Map<Player, string[]>([
    [pia, []],
    [ann, []],
  ]);
  for (let turn = 0, isOver = false; !isOver; turn++) {
    clock.ms += HOUR;
    const [mover, other] = turn % 2 === 0 ? [pia, ann] : [ann, pia];
    isOver = await plays(turn % 3 === 0 ? 0 : 1, mover);
    await notifyDue();
    expected.get(other)?.push(isOver ? 'game-over' : 'your-turn');
    for (const [{ device }, kinds] of expected) expect(device.kinds).toEqual(kinds);
  }
  clock.ms += 10 * TURN;
  await notifyDue();
  for (const [{ device }, kinds] of expected) expect(device.kinds).toEqual(kinds);
  // Both servers started for the first time at the same moment, and have the same key.
  const keys = await Promise.all(
    servers.map(async (server) => {
      const guest = new Guest(server.url);
      const { key } = granted(await guest.ask<{ key: string }>('push-key', {}));
      guest.close();
      return key;
    }),
  );
  expect(new Set([...keys, ...service.senders]).size).toBe(1);
});

it('another server sends the notice of one that has died', async () => {
  // The first server writes the change, takes the check and claims the notice, but doesn't live to send it.
  const store = await openPostgres(url, pino({ level: 'silent' }));
  const { table } = (await store.push.subscriptions((await store.findTable(ann.code))?.id ?? ''))[0] ?? {
    table: '',
  };
  await plays(0, pia);
  const when = { now: clock.ms, until: clock.ms + 120_000, latest: 1e15, most: 9 };
  expect(await store.push.takeChecks(when)).toHaveLength(1);
  await servers[1]?.notifyDue();
  expect(ann.device.kinds).toEqual([]);
  clock.ms += 120_000;
  await servers[1]?.notifyDue();
  await servers[1]?.notifyDue();
  expect(ann.device.kinds).toEqual(['your-turn']);
  expect((await store.push.notices(table)).every(({ until }) => until === null)).toBe(true);
  await store.close();
});

it('a device that is at another server needs no notice', async () => {
  const { token, player, code } = ann;
  const there = Object.assign(new Follower(at(1)), { token, player, code });
  await there.attend();
  await expect
    .poll(async () => {
      const guest = new Guest(at(0));
      const { present } = await guest.watch(code);
      guest.close();
      return present;
    })
    .toEqual([player]);
  const { token: other, player: mover } = pia;
  const moving = Object.assign(new Follower(at(0)), { token: other, player: mover, code });
  moving.take((await moving.attend()).feeds);
  await moving.does(moving.move(always(1)) ?? { type: 'leave' });
  await notifyDue();
  clock.ms += 60_000;
  await notifyDue();
  there.close();
  moving.close();
  await nobodyIsThere();
  clock.ms += HOUR;
  await notifyDue();
  expect(ann.device.kinds).toEqual([]);
});

it('a device that loses its seat at one server is not subscribed at another in the meantime', async () => {
  const { token, player, code } = ann;
  const old = Object.assign(new Guest(at(0)), { token, player, code });
  await old.attend();
  const { key } = await old.offer(player);
  const tablet = new Guest(at(1));
  // The old device's request waits until the seat has passed on.
  const { upToDate } = OpenTable.prototype;
  const passed = Promise.withResolvers<undefined>();
  vi.spyOn(OpenTable.prototype, 'upToDate').mockImplementation(async function (
    this: OpenTable,
    task,
    deleted,
  ) {
    if (task.toString().includes('isThere')) await passed.promise;
    return upToDate.call(this, task, deleted);
  });
  const asking = old.ask('subscribe-push', { player, subscription: service.device('late').subscription });
  granted(await tablet.changeDevice(code, key));
  passed.resolve(undefined);
  expect(await asking).toEqual({ ok: false, refusal: 'not-attending' });
  const store = await openPostgres(url, pino({ level: 'silent' }));
  const { id = '' } = (await store.findTable(code)) ?? {};
  expect((await store.push.subscriptions(id)).map((row) => row.player)).toEqual([pia.player]);
  await store.close();
  old.close();
  tablet.close();
});
