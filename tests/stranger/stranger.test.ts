/**
 * Whether docs/PROTOCOL.md is enough: clients that were written from that page alone play random games through
 * the real server. A game that fails names its seed; STRANGER_SEED=<seed> plays only that game again.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../helpers/server.ts';
import { playGame, type Played } from './game.ts';

const GAMES = 100;
const AT_ONCE = 8;

/** The refusals that so many games must have brought about, each checked when it came. */
const CODES = [
  ...['seat-taken', 'seats-empty', 'not-seated', 'no-such-seat', 'no-such-player', 'no-such-board'],
  ...['game-running', 'no-game-running', 'wrong-side', 'wrong-phase', 'wrong-count', 'no-such-token'],
  ...['tile-not-in-hand', 'great-storm-in-a-row', 'push-missing', 'push-unwanted', 'push-not-adjacent'],
  ...['ship-arrived', 'ship-stepped', 'ship-held', 'ship-not-held', 'square-off-board', 'square-barred'],
  ...['square-taken', 'proposal-changed', 'reminders-off'],
];

/** Another seed gives other games; these are the same in every run. */
const FIRST_SEED = 1;

const only = process.env['STRANGER_SEED'];
const seeds =
  only === undefined ? Array.from({ length: GAMES }, (_, index) => FIRST_SEED + index) : [Number(only)];

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

/** Plays them all, several at a time, and says which went wrong. */
async function playAll(url: string): Promise<{ played: Played[]; wrong: string[] }> {
  const played: Played[] = [];
  const wrong: string[] = [];
  const waiting = [...seeds];
  const playSome = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
      try {
        played.push(await playGame(url, seed));
      } catch (error) {
        wrong.push(`STRANGER_SEED=${seed}: ${error instanceof Error ? error.stack : String(error)}`);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playSome));
  return { played, wrong };
}

test('a stranger plays whole games from the page alone', { timeout: 120_000 }, async () => {
  const { played, wrong } = await playAll(server.url);
  expect(wrong).toEqual([]);
  expect(played).toHaveLength(seeds.length);
  if (only !== undefined) return;
  expect(new Set(played.map(({ winner }) => winner))).toEqual(new Set(['poseidon', 'navigators', null]));
  expect([...new Set(played.flatMap(({ refusals }) => refusals))]).toEqual(expect.arrayContaining(CODES));
  expect(new Set(played.map(({ arrived }) => arrived))).toEqual(new Set([0, 1, 2, 3, 4]));
});
