/** Servers that share a database have one list of open tables, and opponents take the seats of a table once. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenTable } from '../../server/tables/table.ts';
import { Guest } from '../helpers/guests.ts';
import { listedAt, lists, MINUTE, open } from '../helpers/open-tables.ts';
import { CHECK_MS, WallClock } from '../helpers/over-days.ts';
import type { RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const database = usePostgres();
let clock: WallClock;
let servers: RunningServer[];
let guests: Guest[];
/** The servers' log lines. */
let lines: string[];
beforeEach(async () => {
  const url = await database.fresh();
  clock = new WallClock();
  lines = [];
  guests = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const options = { log, now: clock.now, checkMs: CHECK_MS, openTables: 'public' } as const;
  servers = [await startSharing(url, options), await startSharing(url, options)];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const guest of guests) guest.close();
  await Promise.all(servers.map((server) => server.stop()));
});

const urlOf = (place: number) => servers[place]?.url ?? '';

function guestAt(place: number): Guest {
  const guest = new Guest(urlOf(place));
  guests.push(guest);
  return guest;
}

it('a table opened at one of them is listed at both, until it is full', async () => {
  const ann = guestAt(0);
  await ann.make('Ann');
  await ann.does(open(null, 'es'));
  const [here] = await lists(urlOf(0), ann.code);
  expect(await lists(urlOf(1), ann.code)).toEqual([here]);
  for (const name of ['Ben', 'Cleo', 'Dan']) await guestAt(1).join(ann.code, name);
  await expect
    .poll(async () => (await listedAt(urlOf(0))).tables[0]?.players)
    .toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
  await guestAt(1).join(ann.code, 'Eve');
  await lists(urlOf(0));
  await lists(urlOf(1));
});

/** Lets no server fill the seats before both servers are about to do it. */
function tryAtOnce(): () => number {
  const { fillSeats } = OpenTable.prototype;
  const both = Promise.withResolvers<undefined>();
  let tries = 0;
  vi.spyOn(OpenTable.prototype, 'fillSeats').mockImplementation(async function (this: OpenTable, isDue) {
    if (++tries === 2) both.resolve(undefined);
    await both.promise;
    return fillSeats.call(this, isDue);
  });
  return () => tries;
}

it('when the time is up at both of them, one opponent comes and one game begins', async () => {
  const tries = tryAtOnce();
  const ann = guestAt(0);
  await ann.make('Ann');
  await ann.does(open(5));
  await ann.does({ type: 'sit', seat: 'navigators' });
  clock.ms += 5 * MINUTE;
  const types = async (place: number) => {
    const { feeds } = await guestAt(place).watch(ann.code);
    return feeds.flatMap((feed) => (feed.log === 'table' ? feed.events.map(({ type }) => type) : []));
  };
  const expected = ['made', 'joined', 'table-opened', 'sat', 'joined', 'sat', 'game-began'];
  for (const place of [0, 1]) await expect.poll(() => types(place)).toEqual(expected);
  expect(tries()).toBeGreaterThanOrEqual(2);
  await new Promise((resolve) => setTimeout(resolve, 5 * CHECK_MS));
  for (const place of [0, 1]) expect(await types(place)).toEqual(expected);
  expect(lines).toEqual([]);
});
