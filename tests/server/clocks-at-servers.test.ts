/** A clock at several servers: all servers show the same time, and only one of them moves when it reaches zero. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenTable } from '../../server/tables/table.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { gameFeed, Guest } from '../helpers/guests.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import type { RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';

const SHORT = 15;
const LONG = 600;

const database = usePostgres();
let servers: RunningServer[];
let guests: Guest[];
/** The servers' log lines. */
let lines: string[];
beforeEach(async () => {
  const url = await database.fresh();
  guests = [];
  lines = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  servers = await Promise.all([startSharing(url, { log }), startSharing(url, { log })]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const guest of guests) guest.close();
  await Promise.all(servers.map((server) => server.stop()));
});

function guestAt(place: number): Guest {
  const guest = new Guest(servers[place]?.url ?? '');
  guests.push(guest);
  return guest;
}

/** Ann, a Navigator, is at the first server. Poseidon (Pia) and any further Navigators are at the second. */
async function apart(seconds: number, more: readonly string[] = [], lighthouses: 0 | 2 = 0) {
  const [ann, pia] = [guestAt(0), guestAt(1)];
  const code = await ann.make('Ann');
  await pia.join(code, 'Pia');
  await pia.does({ type: 'sit', seat: 'poseidon' });
  await ann.does({ type: 'sit', seat: 'navigators' });
  for (const name of more) {
    const other = guestAt(1);
    await other.join(code, name);
    await other.does({ type: 'sit', seat: 'navigators' });
  }
  await ann.does({ type: 'choose-variants', variants: { ...BASE_GAME, lighthouses } });
  const clock = { poseidon: seconds, order: seconds, atZero: 'random move' } as const;
  await ann.does({ type: 'choose-clock', clock });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await ann.does({ type: 'begin-game' });
  await expect.poll(() => pia.signs).toHaveLength(1);
  return { ann, pia };
}

/** Lets a turn's time run out at all servers at once, and waits until each server shows the next turn. */
async function runsOut(...all: readonly Guest[]): Promise<void> {
  // Advance the time in two halves with requests in between, because pending queries use the same fake clock and would
  // time out.
  vi.advanceTimersByTime(SHORT * 500);
  for (const guest of all) await guest.attend();
  const shown = all.map(({ signs }) => signs.length);
  vi.advanceTimersByTime(SHORT * 500);
  for (const [i, { signs }] of all.entries())
    await expect.poll(() => signs.length).toBeGreaterThan(shown[i] ?? 0);
}

/** The types of the game's events, from its log. */
async function history(guest: Guest): Promise<string[]> {
  return gameFeed((await guest.attend()).feeds).events.map(({ type }) => type);
}

it('at zero one move is made for each turn, though the clock strikes at two servers at once', async () => {
  const { ann, pia } = await apart(SHORT);
  const strikes = vi.spyOn(OpenTable.prototype, 'actFor');
  for (let turn = 0; turn < 5; turn++) await runsOut(ann, pia);
  // There were only five turns. With more than five calls, the clocks of both servers reached zero in at least one
  // turn.
  expect(strikes.mock.calls.length).toBeGreaterThan(5);
  const played = ['began', 'storm-played', 'sailed', 'sailed', 'sailed', 'sailed', 'round-began'];
  expect(await history(ann)).toEqual(played);
  expect(lines).toEqual([]);
});

it('at zero lighthouses are placed once, with the word of Navigators at two servers', async () => {
  const { ann, pia } = await apart(SHORT, ['Ben', 'Cleo'], 2);
  await runsOut(ann, pia);
  const words = Array.from({ length: 3 }, () => 'lighthouses-agreed');
  expect(await history(ann)).toEqual(['began', 'lighthouses-proposed', ...words, 'lighthouses-placed']);
  await runsOut(ann, pia);
  expect((await history(ann)).filter((type) => type === 'storm-played')).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('who comes to another server late sees how much is left', async () => {
  const ann = guestAt(0);
  const pia = guestAt(0);
  await pia.join(await ann.make('Ann'), 'Pia');
  await pia.does({ type: 'sit', seat: 'poseidon' });
  await ann.does({ type: 'sit', seat: 'navigators' });
  await ann.does({ type: 'choose-clock', clock: { poseidon: LONG, order: LONG, atZero: 'random move' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await ann.does({ type: 'begin-game' });
  vi.advanceTimersByTime(20_000);
  const late = guestAt(1);
  let shown = (await late.watch(ann.code)).clock?.leftMs ?? 0;
  await expect.poll(() => (shown = late.signs.at(-1)?.leftMs ?? shown)).toBeLessThanOrEqual(580_000);
  // The late spectator changes nothing for players who were connected before.
  await ann.caughtUp();
  expect(ann.signs).toHaveLength(1);
});

it('when the server of one side has stopped, the time of that side stands still', async () => {
  const { ann } = await apart(SHORT);
  await servers.pop()?.stop();
  await expect.poll(() => ann.signs.at(-1)).toBeNull();
  vi.advanceTimersByTime(SHORT * 2_000);
  expect(await history(ann)).toEqual(['began']);
});
