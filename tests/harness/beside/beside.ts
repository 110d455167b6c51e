/** Measures how long honest people wait for their answers, first alone on a server and then beside tables of bots. */
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { startChild } from '../../helpers/child.ts';
import { startMortalServer } from '../../helpers/server.ts';
import { Honest, type Met } from '../abuse/honest.ts';
import { readOpponents, type Doings } from '../bots/doings.ts';
import { pause } from '../pause.ts';
import type { Job } from './bots.ts';

export interface Order {
  readonly seed: number;
  /** The number of tables of bots. */
  readonly tables: number;
  /** The duration in seconds of each of the two measurements: one without bots, and one beside them. */
  readonly seconds: number;
  /** The number of tables of honest people. */
  readonly honest: number;
  /** The value of ODYSSEY_PACE, which sets how fast the server's opponents move. */
  readonly pace: string;
}

export interface Row {
  readonly pace: string;
  readonly without: Met;
  readonly beside: Met;
  /** What the opponents did while honest people were measured beside them. */
  readonly doings: Doings;
  readonly seconds: number;
}

/** Waiting times are not recorded during this first share of each measurement, because code is still being compiled. */
const SETTLING = 0.2;

export async function measureBeside({ seed, tables, seconds, honest, pace }: Order): Promise<Row> {
  const server = await startMortalServer({
    TRUST_PROXY: '1',
    METRICS_PORT: '0',
    ODYSSEY_PACE: pace,
  });
  let bots: ChildProcess | undefined;
  try {
    const people = new Honest(server.url, seed);
    await people.gather(honest);
    const stretch = async () => {
      await pause(seconds * SETTLING * 1_000);
      people.met();
      await pause(seconds * 1_000);
      return people.met();
    };
    const without = await stretch();
    bots = await gatherBots({ url: server.url, seed, tables });
    const before = await readOpponents(server.metrics() ?? '');
    const beside = await stretch();
    const after = await readOpponents(server.metrics() ?? '');
    await people.goHome();
    return { pace, without, beside, doings: between(before, after), seconds: seconds * (1 + SETTLING) };
  } finally {
    bots?.kill();
    await server.stop();
  }
}

function between(before: Doings, after: Doings): Doings {
  return {
    carriedOut: after.carriedOut - before.carriedOut,
    refused: after.refused - before.refused,
    refusals: after.refusals,
    thoughts: after.thoughts - before.thoughts,
    late: after.late - before.late,
    failed: after.failed - before.failed,
    faults: after.faults - before.faults,
  };
}

const BOTS = new URL('bots.ts', import.meta.url).pathname;

/** Starts the process with the bots' hosts. Resolves when a game has begun at every one of their tables. */
async function gatherBots(job: Job): Promise<ChildProcess> {
  const hosts = startChild([BOTS, JSON.stringify(job)]);
  // The bots share this machine. Processor time that they take from this process would count as waiting time of the
  // honest people.
  if (hosts.pid !== undefined) setPriority(hosts.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  await new Promise<void>((resolve, reject) => {
    hosts.once('exit', (code) => reject(new Error(`the hosts of the bots have ended (${code})`)));
    hosts.stdout.once('data', () => resolve());
  });
  return hosts;
}
