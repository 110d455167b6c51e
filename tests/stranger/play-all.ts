/** Plays random games with clients written from docs/PROTOCOL.md alone. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const AT_ONCE = 8;

/** The first seed is fixed, so that every run plays the same games. */
const FIRST_SEED = 1;

/**
 * The seed of the only game to play. A failure states its seed, and STRANGER_SEED=<seed> plays only that game again.
 */
export const only = process.env['STRANGER_SEED'];

const seedsOf = (count: number): number[] =>
  only === undefined ? Array.from({ length: count }, (_, index) => FIRST_SEED + index) : [Number(only)];

/** Plays this many games, several at a time, and reports those that failed. */
export type PlayAll = <T>(
  count: number,
  play: (url: string, seed: number) => Promise<T>,
) => Promise<{ played: T[]; wrong: string[] }>;

/** Starts a server for the games of a test file. Call it once, at the top of the file. */
export function useStrangers(): PlayAll {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    // Rate limits are off, because about a hundred games are played within seconds from one address. For the same
    // reason, the list of open tables is read for each request.
    server = await startServer({ limits: NO_LIMITS, openTables: 'public', relistMs: 0 });
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    // Math.random must be constant. The server uses it to deal ships, and games that run at the same time call it in
    // varying order. With a constant, each game depends only on its seed.
    Math.random = () => 0.5;
  });
  return async <T>(count: number, play: (url: string, seed: number) => Promise<T>) => {
    const played: T[] = [];
    const wrong: string[] = [];
    const waiting = seedsOf(count);
    const playSome = async () => {
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift())
        try {
          if (!server) throw new Error('the server is there from the first test on');
          played.push(await play(server.url, seed));
        } catch (error) {
          wrong.push(`STRANGER_SEED=${seed}: ${error instanceof Error ? error.stack : String(error)}`);
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, playSome));
    return { played, wrong };
  };
}
