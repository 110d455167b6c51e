/** Whole games at once: what an action costs the server, and how many it gets done. */
import { setTimeout as pause } from 'node:timers/promises';
import { gather, type Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import { bytesIn } from '../incoming.ts';

export interface Work {
  readonly matches: number;
  readonly actions: number;
  /** How many of them were answered: all, or it did not end. */
  readonly answers: number;
  /** Games that were played to their end. */
  readonly ended: number;
  /** The server's, for each action, in µs. */
  readonly cpu: number;
  readonly perSecond: number;
  /** To each client for each action. */
  readonly bytes: number;
}

/** After the sockets of a run are closed, so long until the next begins, in ms: what the server does then is nobody's. */
const CLEARING_MS = 200;

/** Plays so many whole games at once, each action given as soon as the one before is known. */
export async function playGames(stand: Stand, scripts: Scripts, matches: number): Promise<Work> {
  const players = await gather(stand, scripts, matches);
  let answers = 0;
  const count = () => void answers++;
  const [cpu, bytes, begun] = [await stand.server.ask('cpu'), bytesIn(), performance.now()];
  await Promise.all(players.map((player) => player.playOn(count)));
  const took = performance.now() - begun;
  const used = (await stand.server.ask('cpu')) - cpu;
  const came = bytesIn() - bytes;
  const actions = players.reduce((sum, { given }) => sum + given, 0);
  const ended = players.filter(({ isOver }) => isOver).length;
  for (const player of players) player.close();
  await pause(CLEARING_MS);
  return {
    matches,
    actions,
    answers,
    ended,
    cpu: used / actions,
    perSecond: (1_000 * actions) / took,
    bytes: came / actions / 2,
  };
}
