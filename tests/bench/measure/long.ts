/** Compares the cost of a game's tenth action with that of its five hundredth. */
import { gather, type Stand } from '../company.ts';
import { EARLY, LATE, type Scripts } from '../games.ts';
import { median } from './median.ts';

/**
 * The server's processor time per action in µs, early and late in a long game. Each figure is measured over two rounds
 * of storms and orders.
 */
export interface LongGame {
  readonly early: number;
  readonly late: number;
}

export async function playLong(
  stand: Stand,
  scripts: Scripts,
  matches: number,
  times: number,
): Promise<LongGame> {
  const games: LongGame[] = [];
  for (let i = 0; i < times; i++) games.push(await playOnce(stand, scripts, matches));
  return { early: median(games.map(({ early }) => early)), late: median(games.map(({ late }) => late)) };
}

async function playOnce({ server, ...stand }: Stand, scripts: Scripts, matches: number): Promise<LongGame> {
  const players = await gather({ server, ...stand }, scripts, matches, true);
  const playTo = async (number: number) => {
    await Promise.all(players.map((player) => player.playOn(() => undefined, number)));
    return server.ask('cpu');
  };
  const cost = async ({ from, to }: { from: number; to: number }) => {
    const before = await playTo(from);
    const after = await playTo(to);
    return (after - before) / (to - from) / matches;
  };
  const costs = { early: await cost(EARLY), late: await cost(LATE) };
  for (const player of players) player.close();
  return costs;
}
