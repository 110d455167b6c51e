/** A game over days at several servers: each turn whose time is up is ended once, no matter which server its players are at. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenTable } from '../../server/tables/table.ts';
import { gatherFollowers, type Follower } from '../helpers/follower.ts';
import { Guest } from '../helpers/guests.ts';
import { CHECK_MS, days, HOUR, TURN, WallClock } from '../helpers/over-days.ts';
import type { RunningServer } from '../helpers/server.ts';
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
  const { navigator, poseidon } = await gatherFollowers(servers[0]?.url ?? '', days());
  players = [navigator, poseidon];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const player of players) player.close();
  await Promise.all(servers.map((server) => server.stop()));
});

async function start(): Promise<void> {
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  servers.push(await startSharing(url, { log, now: clock.now, checkMs: CHECK_MS }));
}

/** What a spectator at one of the servers is told now: the types of the game's events, and the clock. */
async function seenAt(place: number) {
  const onlooker = new Guest(servers[place]?.url ?? '');
  const { feeds, clock: sign } = await onlooker.watch(players[0]?.code ?? '');
  onlooker.close();
  const types = feeds.flatMap((feed) => (feed.log === 'game' ? feed.events.map(({ type }) => type) : []));
  return { types, sign };
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

it('a server that starts later shows the same deadline', async () => {
  clock.ms += 3 * HOUR;
  for (const server of servers.splice(0)) await server.stop();
  await start();
  expect((await seenAt(0)).sign).toEqual({ leftMs: TURN - 3 * HOUR, ofMs: TURN });
});
