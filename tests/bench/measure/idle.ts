/** Measures how much memory an idle table costs, and how many sockets one server can hold. */
import { setTimeout as pause } from 'node:timers/promises';
import { gather, type Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import type { Player } from '../player.ts';

/** The memory that a table with its two sockets costs, in kB. */
export interface Idle {
  readonly heap: number;
  readonly rss: number;
  /** The number of sockets at tables that still work once all sockets have connected. */
  readonly held: number;
}

/**
 * How many tables are opened and closed before memory is measured. By then, code is compiled and caches are filled, so
 * neither is counted as part of a table.
 */
const BEFORE = 100;

/**
 * @param stand whose server has done nothing yet
 * @param tables the number of tables whose memory is measured
 * @param sockets the number of sockets to open in the end
 * @param settlingMs how long to wait for the work that a server does after its answers
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
