/** Contenders by turns, each between two runs of plain socket.io: the machine's moods meet both alike. */
import type { Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import { playGames, type Work } from './games.ts';

export interface Turn {
  readonly name: string;
  readonly work: Work;
  /** The server's time for an action beside that of plain socket.io, before and after. */
  readonly ratio: number;
}

/** One round: base, contender, base, contender, …, base. */
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
