/** Compares the cost of an action on a server with many open tables with that on a server with few. */
import { spawnSync } from 'node:child_process';
import { counted } from '../../harness/run.ts';
import { gather, type Stand } from '../company.ts';
import type { Scripts } from '../games.ts';
import type { Player } from '../player.ts';
import { median } from './median.ts';
import { playRound } from './rounds.ts';

/** The cost of an action while this many tables are open. */
export interface Growth {
  readonly open: number;
  /** The server's processor time per action, in µs. */
  readonly cpu: number;
  /** `cpu` divided by the cost on a second server with only the fewest tables, measured in turns with it. */
  readonly ratio: number;
}

export interface Crowd {
  /** How many tables are open in each measurement, in ascending order. As many as the first number are played at. */
  readonly open: readonly number[];
  readonly rounds: number;
  readonly say: (line: string) => void;
}

/** Each table has two sockets. */
const SOCKETS = 2;

/** How many other files a process may need, in addition to the sockets. */
const OTHER_FILES = 500;

/**
 * Measures a contender's two servers in turns. Whole games are played at a few tables. At all other tables of `many`,
 * two sockets are connected, but only answer the server's pings.
 * @param few the contender's server on which no other table is opened
 * @param many the contender's server on which tables are opened before each measurement
 */
export async function playCrowded(
  few: Stand,
  many: Stand,
  scripts: Scripts,
  { open, rounds, say }: Crowd,
): Promise<Growth[]> {
  const [playing = 0] = open;
  const idle: Player[] = [];
  const grown: Growth[] = [];
  for (const tables of open) {
    const files = tables * SOCKETS + OTHER_FILES;
    if (files > mostFiles()) {
      say(
        `${few.name}: ${counted(tables)} tables need ${counted(files)} files, more than a process may open here`,
      );
      break;
    }
    idle.push(...(await gather(many, scripts, tables - playing - idle.length)));
    const turns = [];
    for (let round = 1; round <= rounds; round++) {
      const [, turn] = await playRound(few, [many], scripts, playing);
      if (turn) turns.push(turn);
    }
    const middle = {
      open: tables,
      cpu: median(turns.map(({ work }) => work.cpu)),
      ratio: median(turns.map(({ ratio }) => ratio)),
    };
    grown.push(middle);
    say(
      `${few.name}: ${counted(tables)} open tables, ${middle.ratio.toFixed(2)} (${middle.cpu.toFixed(0)} µs)`,
    );
  }
  for (const player of idle) player.close();
  return grown;
}

/** How many files a process may open. Node raises its own limit to this number when it starts. */
function mostFiles(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' });
  // Not a number if there is no limit, or no such command.
  return Number.parseInt(stdout, 10) || Infinity;
}
