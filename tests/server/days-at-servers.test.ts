/** A game over days at several servers: each turn whose time is up is ended once, no matter which server its players are at. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenTable } from '../../server/tables/table.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { OPPONENTS_MS } from '../../server/tables/long-turns.ts';
import type { DaysClock } from '../../shared/table/clock.ts';
import { followerAt, gatherFollowers, type Follower } from '../helpers/follower.ts';
import { Guest } from '../helpers/guests.ts';
import { CHECK_MS, days, HOUR, TURN, WallClock } from '../helpers/over-days.ts';
import type { RunningServer, ServerOptions } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const database = usePostgres();
let url: string;
let clock: WallClock;
let servers: RunningServer[];
let players: readonly Follower[];
/** The servers' log lines. */
let lines: string[];
beforeEach(async () => {
  url = await database.fresh();
  clock = new WallClock();
  lines = [];
  servers = [];
  await start();
  await start();
  players = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const player of players) player.close();
  await Promise.all(servers.map((server) => server.stop()));
});

async function begin(atZero: DaysClock['atZero'] = 'random move'): Promise<void> {
  const { navigator, poseidon } = await gatherFollowers(servers[0]?.url ?? '', days(atZero));
  players = [navigator, poseidon];
}

async function start(options: ServerOptions = {}): Promise<void> {
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  servers.push(await startSharing(url, { log, now: clock.now, checkMs: CHECK_MS, ...options }));
}

/** What a spectator at one of the servers is told now: the types of the game's events, and the clock. */
async function seenAt(place: number) {
  const onlooker = new Guest(servers[place]?.url ?? '');
  const { feeds, clock: sign } = await onlooker.watch(players[0]?.code ?? '');
  onlooker.close();
  const types = feeds.flatMap((feed) => (feed.log === 'game' ? feed.events.map(({ type }) => type) : []));
  const tableTypes = feeds.flatMap((feed) =>
    feed.log === 'table' ? feed.events.map(({ type }) => type) : [],
  );
  return { types, tableTypes, sign };
}

/** Lets no server end a turn before both servers are about to end it. */
function tryAtOnce(): void {
  const { actFor } = OpenTable.prototype;
  const tries = new Map<string, { count: number; readonly both: PromiseWithResolvers<undefined> }>();
  vi.spyOn(OpenTable.prototype, 'actFor').mockImplementation(async function (this: OpenTable, choose) {
    const turn = this.deadline?.turn ?? '';
    const at = tries.get(turn) ?? { count: 0, both: Promise.withResolvers<undefined>() };
    tries.set(turn, at);
    if (++at.count === 2) at.both.resolve(undefined);
    await at.both.promise;
    return actFor.call(this, choose);
  });
}

const ORDERS = ['sailed', 'sailed', 'sailed', 'sailed', 'round-began'];

it.each([
  ['nobody is there', false],
  ['the players are at one of them', true],
])('at zero each turn is ended once, while %s', async (_, isAttended) => {
  await begin();
  if (!isAttended) for (const player of players) player.close();
  tryAtOnce();
  const expected = ['began'];
  for (const turn of [['storm-played'], ORDERS, ['storm-played'], ORDERS]) {
    clock.ms += TURN;
    expected.push(...turn);
    await expect.poll(async () => (await seenAt(1)).types).toEqual(expected);
  }
  // Wait for the checks of both servers, so that a second move would be seen.
  await new Promise((resolve) => setTimeout(resolve, 5 * CHECK_MS));
  for (const place of [0, 1]) {
    const { types, sign } = await seenAt(place);
    expect(types).toEqual(expected);
    expect(sign).toEqual({ leftMs: TURN, ofMs: TURN });
  }
  expect(lines).toEqual([]);
});

it.each([
  ['nobody is there', false],
  ['the players are at one of them', true],
])('at zero an opponent makes each move once, while %s', async (_, isAttended) => {
  await begin('opponent');
  if (!isAttended) for (const player of players) player.close();
  const expected = ['began'];
  const relieved: string[] = [];
  for (const [i, turn] of [['storm-played'], ORDERS, ['storm-played'], ORDERS].entries()) {
    clock.ms += TURN;
    expected.push(...turn);
    // While both sides are away, each turn gets its whole time.
    relieved.push('side-relieved');
    await expect.poll(async () => (await seenAt(i % 2)).types).toEqual(expected);
  }
  await new Promise((resolve) => setTimeout(resolve, 5 * CHECK_MS));
  for (const place of [0, 1]) {
    const { types, tableTypes, sign } = await seenAt(place);
    expect(types).toEqual(expected);
    expect(tableTypes.filter((type) => type.startsWith('side-'))).toEqual(relieved);
    expect(sign).toEqual({ leftMs: TURN, ofMs: TURN });
  }
  expect(lines).toEqual([]);
});

it('a turn that one server begins to end, and another ends, is told once', async () => {
  await servers.pop()?.stop();
  await begin();
  for (const player of players) player.close();
  const { carryOut } = OpenTable.prototype;
  let moves = 0;
  vi.spyOn(OpenTable.prototype, 'carryOut').mockImplementation(async function (this: OpenTable, ...done) {
    if (done[0].game.some(({ type }) => type === 'sailed') && ++moves === 3) throw new Error('no more');
    return carryOut.call(this, ...done);
  });
  for (const types of [
    ['began', 'storm-played'],
    ['began', 'storm-played', 'sailed', 'sailed'],
  ]) {
    clock.ms += TURN;
    await expect.poll(async () => (await seenAt(0)).types).toEqual(types);
  }
  await start();
  await expect.poll(async () => (await seenAt(0)).types).toEqual(['began', 'storm-played', ...ORDERS]);
  const { tableTypes } = await seenAt(0);
  expect(tableTypes.filter((type) => type === 'moved-at-random')).toHaveLength(2);
  expect(lines).toHaveLength(1);
});

it('another server makes the move of an opponent whose server has died', async () => {
  for (const server of servers.splice(0)) await server.stop();
  await start({ pace: 60 });
  await begin('opponent');
  for (const player of players) player.close();
  clock.ms += TURN;
  await expect.poll(async () => (await seenAt(0)).tableTypes).toContain('side-relieved');
  await start();
  await servers.shift()?.stop();
  clock.ms += OPPONENTS_MS;
  await expect.poll(async () => (await seenAt(0)).types).toEqual(['began', 'storm-played']);
});

it('a relieved side is resumed by a player who comes to another server', async () => {
  await begin('opponent');
  const [navigator, poseidon] = players;
  poseidon?.close();
  clock.ms += TURN;
  await expect.poll(() => navigator?.game?.view.phase).toBe('navigators');
  const back = await followerAt(servers[1]?.url ?? '', poseidon?.code ?? '', poseidon?.token ?? '');
  await expect.poll(() => navigator?.tableEvents.at(-1)).toMatchObject({ type: 'side-resumed' });
  back.close();
});

it('a server that starts later shows the same deadline', async () => {
  await begin();
  clock.ms += 3 * HOUR;
  for (const server of servers.splice(0)) await server.stop();
  await start();
  expect((await seenAt(0)).sign).toEqual({ leftMs: TURN - 3 * HOUR, ofMs: TURN });
});

it('at another server nobody notices that the chart changes or that the crew talks', async () => {
  await begin();
  const onlooker = new Guest(servers[1]?.url ?? '');
  const { clock: sign } = await onlooker.watch(players[0]?.code ?? '');
  expect(sign).toEqual({ leftMs: TURN, ofMs: TURN });
  await onlooker.caughtUp();
  const { length } = onlooker.signs;
  await players[0]?.does({ type: 'guess', ship: 'red', square: 'b2' });
  await players[0]?.does({ type: 'say-to-crew', line: { type: 'phrase', phrase: 'hello' } });
  // The other server reads what is new before it answers.
  await onlooker.watch(onlooker.code);
  await onlooker.caughtUp();
  onlooker.close();
  expect(onlooker.signs).toHaveLength(length);
});

it('a deadline that is wrong is not mended because of what is secret', async () => {
  await begin();
  const store = await openPostgres(url, pino({ level: 'silent' }));
  const id = (await store.findTable(players[0]?.code ?? ''))?.id ?? '';
  const version = (await store.versions?.([id]))?.get(id) ?? 0;
  const deadline = { table: id, turn: 'of no version', endsAt: clock.ms + TURN, ofMs: TURN };
  await store.write({ entries: [], deadline, at: { table: id, version } });
  const named = async () => (await store.deadline(id))?.turn;
  await players[0]?.does({ type: 'guess', ship: 'red', square: 'b2' });
  expect(await named()).toBe('of no version');
  await players[1]?.does({ type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
  expect(await named()).toMatch(/ 1 navigators$/);
  await store.close();
});
