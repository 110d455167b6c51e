/**
 * Plays whole games at once, to measure how much processor time an action costs the server and how many actions it can
 * handle.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { gather, type Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import { bytesIn } from '../incoming.ts';

export interface Work {
  readonly matches: number;
  readonly actions: number;
  /** The number of actions that were answered. It should equal `actions`. */
  readonly answers: number;
  /** The number of games that were played to their end. */
  readonly ended: number;
  /** The server's processor time per action, in µs. */
  readonly cpu: number;
  readonly perSecond: number;
  /** The bytes that each client receives per action. */
  readonly bytes: number;
}

/**
 * How long to wait in ms after a run has closed its sockets. Without the pause, the work of closing them would count
 * towards the next run.
 */
const CLEARING_MS = 200;

/** Plays this many whole games at once. Each action is sent as soon as both sides have received the one before it. */
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
