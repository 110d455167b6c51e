/** What a table costs in memory at which nobody does anything, and how many sockets one server holds. */
import { setTimeout as pause } from 'node:timers/promises';
import { gather, type Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import type { Player } from '../player.ts';

/** In kB for each table with its two sockets. */
export interface Idle {
  readonly heap: number;
  readonly rss: number;
  /** Sockets at tables where the game still goes on when all have come. */
  readonly held: number;
}

/** Before it is measured so many tables have come and gone: what is compiled and kept for ever is no table's. */
const BEFORE = 100;

/**
 * @param stand with a server that has done nothing yet
 * @param tables whose memory is measured
 * @param sockets so many are opened in the end
 * @param settlingMs time for what a server does behind its answers
 */
export async function sitIdle(
  stand: Stand,
  scripts: Scripts,
  { tables, sockets, settlingMs }: { tables: number; sockets: number; settlingMs: number },
): Promise<Idle> {
  close(await gather(stand, scripts, Math.min(BEFORE, tables)));
  await pause(settlingMs);
  const before = await stand.server.ask('memory');
  const players = await gather(stand, scripts, tables);
  await pause(settlingMs);
  const after = await stand.server.ask('memory');
  players.push(...(await gather(stand, scripts, Math.max(0, sockets / 2 - tables))));
  let answers = 0;
  await Promise.all(players.map((player) => player.give(() => void answers++)));
  close(players);
  const each = (of: 'heap' | 'rss') => (after[of] - before[of]) / tables / 1_024;
  return { heap: each('heap'), rss: each('rss'), held: 2 * answers };
}

function close(players: readonly Player[]): void {
  for (const player of players) player.close();
}
