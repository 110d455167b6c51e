/** Measures contenders alternately with plain socket.io, so that changes in the machine's speed affect both equally. */
import type { Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import { playGames, type Work } from './games.ts';

export interface Turn {
  readonly name: string;
  readonly work: Work;
  /** The server's time per action, divided by that of plain socket.io in the runs before and after. */
  readonly ratio: number;
}

/** Plays one round: the base, a contender, the base, the next contender, and so on. The base also comes last. */
export async function playRound(
  base: Stand,
  others: readonly Stand[],
  scripts: Scripts,
  matches: number,
): Promise<Turn[]> {
  let before = await playGames(base, scripts, matches);
  const turns: Turn[] = [{ name: base.name, work: before, ratio: 1 }];
  for (const stand of others) {
    const work = await playGames(stand, scripts, matches);
    const after = await playGames(base, scripts, matches);
    turns.push({ name: stand.name, work, ratio: (2 * work.cpu) / (before.cpu + after.cpu) });
    before = after;
  }
  return turns;
}
