/**
 * Notices of servers that share a database: whichever server something happens at, one of them sends the notice. This
 * includes whole games over days: see the first test.
 */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PeerState } from '../../server/gateway/peer-state.ts';
import { Deadlines } from '../../server/tables/deadlines.ts';
import { OpenTable } from '../../server/tables/table.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import type { Ship } from '../../shared/board/board.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import type { OnlookersTold } from '../../shared/game/told.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import type { DaysClock } from '../../shared/table/clock.ts';
import type { PushNotice } from '../../shared/wire/push.ts';
import { granted } from '../helpers/client.ts';
import { gatherFollowers, Follower } from '../helpers/follower.ts';
import { gameFeed, Guest } from '../helpers/guests.ts';
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
/** Waits until the other servers have answered who is at a table. */
let answered: () => Promise<unknown>;
let servers: ServerHere[];
/** What ends turns whose time is up, at each server that was started. Those of stopped servers do nothing. */
let deadlines: Set<Deadlines>;
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
  answered = () => Promise.resolve();
  lines = [];
  servers = [];
  deadlines = new Set();
  const { check } = Deadlines.prototype;
  vi.spyOn(Deadlines.prototype, 'check').mockImplementation(function (this: Deadlines) {
    deadlines.add(this);
    return check.call(this);
  });
  await Promise.all([start(), start()]);
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
  const minds = new URL('../helpers/random-minds.ts', import.meta.url);
  const push = service.options({ answered: () => answered() });
  servers.push(await startSharing(url, { log, now: clock.now, push, minds }));
}

/** Begins a game between Pia, who is Poseidon, and Ann. Both want notices, and leave. */
async function begin(atZero?: DaysClock['atZero']): Promise<void> {
  const { navigator, poseidon } = await gatherFollowers(at(0), days(atZero));
  const subscribed = async (follower: Follower, name: string): Promise<Player> => {
    const { token, player } = follower;
    const device = service.device(name);
    const request = { player, subscription: device.subscription };
    granted(await follower.ask('subscribe-push', request));
    follower.close();
    return { device, token, player, code: navigator.code };
  };
  [pia, ann] = [await subscribed(poseidon, 'pia'), await subscribed(navigator, 'ann')];
  await nobodyIsThere();
}

/** Waits until all servers know that no player is there. */
async function nobodyIsThere(): Promise<void> {
  for (const server of servers) {
    const guest = new Guest(server.url);
    await expect.poll(async () => (await guest.watch(ann.code)).present).toEqual([]);
    guest.close();
  }
}

/** A player comes to a server, is the only one there, and leaves again. */
async function visits<T>(
  place: number,
  { token, player, code }: Player,
  use: (follower: Follower) => Promise<T> | T,
): Promise<T> {
  const follower = Object.assign(new Follower(at(place)), { token, player, code });
  const { feeds, present } = await follower.attend();
  expect(present).toEqual([player]);
  follower.take(feeds);
  const result = await use(follower);
  follower.close();
  await nobodyIsThere();
  return result;
}

/** A player comes to a server, and makes all moves of the turn. Resolves with whether the game is over. */
const plays = (place: number, player: Player): Promise<boolean> =>
  visits(place, player, async (follower) => {
    const random = always(1);
    for (let move = follower.move(random); move; move = follower.move(random))
      granted(
        await follower.command(
          move,
          `${clock.ms} ${JSON.stringify(move)}`.replaceAll(/\W/g, '').slice(0, 36),
        ),
      );
    return follower.over;
  });

const notifyDue = () => Promise.all(servers.map((server) => server.notifyDue()));

/** Both servers end the turns whose time is up. */
const endTurns = () => Promise.all([...deadlines].map((one) => one.check()));

/** Lets no server write that a turn's time is up before both servers are about to. Returns the turns that were ended. */
function endAtOnce(): ReadonlySet<string> {
  const { carryOut } = OpenTable.prototype;
  const tries = new Map<string, { count: number; readonly both: PromiseWithResolvers<undefined> }>();
  const ended = new Set<string>();
  vi.spyOn(OpenTable.prototype, 'carryOut').mockImplementation(async function (
    this: OpenTable,
    done,
    ...more
  ) {
    if (!done.table.some(({ type }) => AT_ZERO.has(type))) return carryOut.call(this, done, ...more);
    const turn = this.deadline?.turn ?? '';
    const at = tries.get(turn) ?? { count: 0, both: Promise.withResolvers<undefined>() };
    tries.set(turn, at);
    if (++at.count === 2) at.both.resolve(undefined);
    await at.both.promise;
    ended.add(turn);
    return carryOut.call(this, done, ...more);
  });
  return ended;
}

const AT_ZERO: ReadonlySet<string> = new Set(['moved-at-random', 'side-relieved']);

/** What a spectator at a server is told: the events of the game, the types of the table's events, and the clock. */
async function seenAt(place: number) {
  const onlooker = new Guest(at(place));
  const { feeds, clock: sign } = await onlooker.watch(ann.code);
  onlooker.close();
  const table = feeds.flatMap((feed) => (feed.log === 'table' ? feed.events.map(({ type }) => type) : []));
  const game = gameFeed(feeds).events as readonly OnlookersTold[];
  return { game, table: table.slice(table.indexOf('game-began') + 1), sign };
}

/** The moves that end the current turn: a storm, or an order to each ship at sea. */
function missingMoves(game: readonly OnlookersTold[]): readonly (Ship | 'storm')[] {
  const view = game.reduce(followOnlookers, undefined as OnlookersView | undefined);
  return view?.phase === 'navigators' ? shipsToStep(view) : ['storm'];
}

/** The moves among these events. */
function movesIn(events: readonly OnlookersTold[]): readonly (Ship | 'storm')[] {
  return events.flatMap((event) => {
    if (event.type === 'storm-played') return ['storm'];
    return event.type === 'sailed' || event.type === 'surveyed' ? [event.ship] : [];
  });
}

it.each<{ atZero: DaysClock['atZero']; unplayed: readonly number[]; told: readonly string[] }>([
  // The last of these turns is the last one of the game.
  { atZero: 'random move', unplayed: [2, 5, 21], told: ['moved-at-random'] },
  { atZero: 'opponent', unplayed: [2, 5], told: ['side-relieved', 'side-resumed'] },
])(
  'each notice of a whole game over days is received once, though both servers act at the same time (at zero: $atZero)',
  async ({ atZero, unplayed, told: [toldAtZero = '', ...toldOnReturn] }) => {
    await begin(atZero);
    const ended = endAtOnce();
    const expected = new Map<Player, PushNotice[]>([
      [pia, []],
      [ann, []],
    ]);
    const due = (player: Player, kind: PushNotice['kind'], at?: number) =>
      expected.get(player)?.push({ kind, code: player.code, ...(at !== undefined && { at }) });
    const expectNotices = async () => {
      await notifyDue();
      for (const [{ device }, notices] of expected) {
        // The whole texts are compared, so a notice has no other fields, and only spaces follow them.
        const texts = notices.map(({ kind, code, at }) => JSON.stringify({ kind, code, at }).padEnd(128));
        expect(device.received.map(({ text }) => text)).toEqual(texts);
      }
      expect(service.requests).toHaveLength([...expected.values()].flat().length);
    };
    const tableTold: string[] = [];
    let endsAt = clock.ms + TURN;
    /** Nobody comes until the time of the turn is up. Resolves with whether the game is over. */
    const lapses = async (mover: Player): Promise<boolean> => {
      const before = await seenAt(0);
      clock.ms = endsAt - TURN / 10 - 1;
      await expectNotices();
      clock.ms += 1;
      due(mover, 'time-running-out', endsAt);
      await expectNotices();
      clock.ms = endsAt - 1;
      await endTurns();
      await expectNotices();
      expect(await seenAt(1)).toEqual({ ...before, sign: { leftMs: 1, ofMs: TURN } });
      clock.ms = endsAt;
      await endTurns();
      const missing = missingMoves(before.game);
      const since = async (place: number) => (await seenAt(place)).game.slice(before.game.length);
      // An opponent takes a moment.
      await expect.poll(async () => movesIn(await since(0)).length).toBe(missing.length);
      await endTurns();
      const isOver = (await since(0)).at(-1)?.type === 'ended';
      tableTold.push(toldAtZero, ...(isOver ? ['game-ended'] : []));
      for (const place of [0, 1]) {
        const { table, sign } = await seenAt(place);
        expect(movesIn(await since(place)).toSorted()).toEqual(missing.toSorted());
        expect([table, sign]).toEqual([tableTold, isOver ? null : { leftMs: TURN, ofMs: TURN }]);
      }
      return isOver;
    };
    let turn = 0;
    for (let isOver = false; !isOver; turn++) {
      const [mover, other] = turn % 2 === 0 ? [pia, ann] : [ann, pia];
      if (turn % 6 === 4) {
        await servers.shift()?.stop();
        await start();
      }
      clock.ms += HOUR;
      if (unplayed.includes(turn - 1)) {
        // The player whose time was up looks in. Otherwise an opponent would make the next moves, too.
        await visits(turn % 2, other, () => undefined);
        tableTold.push(...toldOnReturn);
      }
      const isLapsing = unplayed.includes(turn);
      isOver = isLapsing ? await lapses(mover) : await plays(turn % 3 === 0 ? 0 : 1, mover);
      endsAt = clock.ms + TURN;
      if (!isOver) due(other, 'your-turn', endsAt);
      else for (const player of isLapsing ? [pia, ann] : [other]) due(player, 'game-over');
      await expectNotices();
    }
    // In each of these turns, both servers were about to write that the time is up.
    expect(ended.size).toBe(unplayed.filter((one) => one < turn).length);
    clock.ms += 10 * TURN;
    await endTurns();
    await expectNotices();
  },
);

it('servers that start for the first time at the same moment have the same key', async () => {
  const keys = await Promise.all(
    servers.map(async (server) => {
      const guest = new Guest(server.url);
      const { key } = granted(await guest.ask<{ key: string }>('push-key', {}));
      guest.close();
      return key;
    }),
  );
  expect(new Set(keys).size).toBe(1);
});

it('another server sends the notice of one that has died', async () => {
  await begin();
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
  await begin();
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

it('a device that is there needs no notice if all devices are at one server, and another one looks', async () => {
  await begin();
  const { token, player, code } = ann;
  const there = Object.assign(new Follower(at(0)), { token, player, code });
  const moving = Object.assign(new Follower(at(0)), { token: pia.token, player: pia.player, code });
  const of = vi.spyOn(PeerState.prototype, 'of');
  const hear = vi.spyOn(PeerState.prototype, 'hear');
  const isHeard = () => hear.mock.calls.some(([, , { value }]) => JSON.stringify(value)?.includes(player));
  // Each server is asked who is there, so that the test gets hold of what it has heard.
  await nobodyIsThere();
  await there.attend();
  moving.take((await moving.attend()).feeds);
  /** The second server looks after it has forgotten who is there, as it does after a few seconds without a report. */
  const looks = async () => {
    for (const state of new Set(of.mock.contexts as PeerState<unknown>[])) state.dropBefore(Infinity);
    hear.mockClear();
    answered = () => expect.poll(isHeard).toBe(true);
    await servers[1]?.notifyDue();
  };
  const random = always(1);
  for (let move = moving.move(random); move; move = moving.move(random)) await moving.does(move);
  await looks();
  clock.ms += 60_000;
  await looks();
  answered = () => Promise.resolve();
  there.close();
  moving.close();
  await nobodyIsThere();
  clock.ms += HOUR;
  await notifyDue();
  expect(ann.device.kinds).toEqual([]);
});

it('a device that loses its seat at one server is not subscribed at another in the meantime', async () => {
  await begin();
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
