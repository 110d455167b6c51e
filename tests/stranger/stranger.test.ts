/**
 * Whether docs/PROTOCOL.md is enough: clients that were written from that page alone play random games through
 * the real server. A game that fails names its seed; STRANGER_SEED=<seed> plays only that game again.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { startServer } from '../helpers/server.ts';
import { playGame } from './game.ts';
import { playSeries } from './series.ts';

const GAMES = 100;
const AT_ONCE = 8;

/** The refusals that so many games must have brought about, each checked when it came. */
const CODES = [
  ...['no-such-table', 'no-such-seat', 'token-used', 'not-attending', 'no-such-game', 'game-not-over'],
  ...['no-such-offer', 'seat-taken', 'table-full', 'game-running', 'no-game-running', 'seats-empty'],
  ...['not-seated', 'not-host', 'no-such-player', 'no-such-board', 'player-present', 'knows-other-side'],
  ...['game-not-shared', 'has-not-played', 'table-locked', 'must-knock', 'name-taken', 'no-such-knock'],
  ...['ship-taken', 'share-full', 'wrong-side', 'wrong-phase', 'not-your-ship', 'tile-not-in-hand'],
  ...['great-storm-in-a-row', 'great-storm-dead-end', 'push-missing', 'push-unwanted', 'push-not-adjacent'],
  ...['push-sacred', 'ship-arrived', 'ship-stepped', 'ship-held', 'ship-not-held', 'square-off-board'],
  ...['square-barred', 'square-taken', 'wrong-count', 'proposal-changed', 'no-such-token', 'reminders-off'],
  'opponent-here',
];

/** What must have happened in some of the games. */
const HAPPENINGS = [
  ...['big screen', 'sign', 'new device', 'new player', 'both sides'],
  ...['let in', 'turned away', 'taken off', 'freed while there', 'broken off'],
];

/** And the series. */
const SERIES_CODES = ['series-running', 'no-series-running', 'wrong-order', 'seats-empty', 'not-host'];
const SERIES = 8;

/** Another seed gives other games; these are the same in every run. */
const FIRST_SEED = 1;

const only = process.env['STRANGER_SEED'];
const seeds =
  only === undefined ? Array.from({ length: GAMES }, (_, index) => FIRST_SEED + index) : [Number(only)];

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  // A hundred evenings in seconds, behind one address.
  server = await startServer({ limits: NO_LIMITS });
});

afterAll(async () => {
  await server.stop();
});

beforeEach(() => {
  // The server deals ships by lot. In which order games that are played at once come to that is chance: every
  // lot is the same, so that every game is what its seed makes of it.
  Math.random = () => 0.5;
});

/** Plays them all, several at a time, and says which went wrong. */
async function playAll<T>(
  of: number[],
  play: (url: string, seed: number) => Promise<T>,
): Promise<{ played: T[]; wrong: string[] }> {
  const played: T[] = [];
  const wrong: string[] = [];
  const waiting = [...of];
  const playSome = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
      try {
        played.push(await play(server.url, seed));
      } catch (error) {
        wrong.push(`STRANGER_SEED=${seed}: ${error instanceof Error ? error.stack : String(error)}`);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playSome));
  return { played, wrong };
}

/** Those that were promised and never came. */
const missing = (codes: string[], played: { refusals: string[] }[]): string[] => {
  const came = new Set(played.flatMap(({ refusals }) => refusals));
  return codes.filter((code) => !came.has(code));
};

test('a stranger plays whole games from the page alone', async () => {
  const { played, wrong } = await playAll(seeds, playGame);
  expect(wrong).toEqual([]);
  expect(played).toHaveLength(seeds.length);
  if (only !== undefined) return;
  expect(new Set(played.map(({ winner }) => winner))).toEqual(new Set(['poseidon', 'navigators', null]));
  expect(missing(CODES, played)).toEqual([]);
  expect(new Set(played.flatMap(({ came }) => came))).toEqual(new Set(HAPPENINGS));
  expect(new Set(played.map(({ arrived }) => arrived))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set(played.map(({ navigators }) => navigators))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(played.map(({ mode }) => mode))).toEqual(new Set(['cooperative', 'competing']));
});

test('a stranger plays short series through', async () => {
  const { played, wrong } = await playAll(seeds.slice(0, SERIES), playSeries);
  expect(wrong).toEqual([]);
  if (only !== undefined) return;
  expect(missing(SERIES_CODES, played)).toEqual([]);
  expect(new Set(played.map(({ boards }) => boards))).toEqual(new Set(['same', 'in turn', 'chosen']));
  expect(new Set(played.map(({ complete }) => complete))).toEqual(new Set([true, false]));
});
