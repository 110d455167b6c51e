/** Runs the whole comparison: takes every measurement of each contender. */
import { loadBoards } from '../../server/lib/boards.ts';
import type { Stand } from './company.ts';
import { BASE } from './contenders/all.ts';
import { recordScripts, type Scripts } from './games.ts';
import { playGames } from './measure/games.ts';
import { playLong, type Growth } from './measure/growth.ts';
import { sitIdle, type Idle } from './measure/idle.ts';
import { playPaced, type Pace } from './measure/pace.ts';
import { playRound, type Turn } from './measure/rounds.ts';
import { withStands } from './stands.ts';

/** What can be measured: whole games, waiting times at a fixed rate, a long game, and idle tables. */
export const PARTS = ['games', 'pace', 'long', 'idle'] as const;
export type Part = (typeof PARTS)[number];

export interface Order {
  /** The contenders to measure. The base, with which all others are compared, is always included. */
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  readonly matches: number;
  readonly rounds: number;
  /** The number of actions per second in the part that measures waiting times. */
  readonly rate: number;
  /** How long waiting times are measured in each round, in seconds. */
  readonly seconds: number;
  /** The number of idle tables whose memory is measured. */
  readonly tables: number;
  readonly sockets: number;
  /** How long to wait before memory is measured, in ms. Servers still have work to do after they have answered. */
  readonly settlingMs: number;
  /** Called with a line about each result, to show the progress. */
  readonly say: (line: string) => void;
}

/** All measurements of one contender. */
export interface Row {
  readonly name: string;
  readonly title: string;
  readonly turns: readonly Turn[];
  /** The waiting times at the fixed rate, with one item for each round. */
  readonly paces: readonly Pace[];
  readonly growth?: Growth;
  readonly idle?: Idle;
}

/**
 * The number of matches in the part with the long game is divided by this, because a long game has ten times as many
 * actions.
 */
const SHARE = 5;

/**
 * How many times all matches are played before anything is measured, so that the server's code has been compiled by
 * then.
 */
const WARM_UPS = 2;

/** @throws Error if there are no boards */
export function usualScripts(): Scripts {
  const [board] = loadBoards('boards').values();
  if (!board) throw new Error('there are no boards');
  return recordScripts(board);
}

export async function measure(order: Order): Promise<Row[]> {
  const scripts = usualScripts();
  const names = [BASE, ...order.names.filter((name) => name !== BASE)];
  const played = await withStands(names, (stands) => measurePlaying(stands, scripts, order));
  if (!order.parts.includes('idle')) return played;
  const rows: Row[] = [];
  for (const row of played) {
    // Measure memory in a new process, because earlier work leaves traces in a process's memory.
    const idle = await withStands([row.name], ([stand]) => sitIdle(stand, scripts, order));
    rows.push({ ...row, idle });
    order.say(`${row.name}: idle tables, ${idle.heap.toFixed(1)} kB each`);
  }
  return rows;
}

export async function warmUp(stand: Stand, scripts: Scripts, matches: number): Promise<void> {
  for (let time = 1; time <= WARM_UPS; time++) await playGames(stand, scripts, matches);
}

async function measurePlaying(
  stands: readonly [Stand, ...Stand[]],
  scripts: Scripts,
  { parts, matches, rounds, rate, seconds, say }: Order,
): Promise<Row[]> {
  const [base, ...others] = stands;
  for (const stand of stands) await warmUp(stand, scripts, matches);
  const turns: Turn[] = [];
  const paces = new Map<Stand, Pace[]>(stands.map((stand) => [stand, []]));
  for (let round = 1; round <= rounds; round++) {
    if (parts.includes('games')) {
      const played = await playRound(base, others, scripts, matches);
      turns.push(...played);
      say(`round ${round}: ${played.map(shown).join(', ')}`);
    }
    if (!parts.includes('pace')) continue;
    for (const stand of stands) {
      const pace = await playPaced(stand, scripts, { matches, rate, seconds });
      paces.get(stand)?.push(pace);
      say(
        `  ${stand.name} at ${rate} a second: p50 ${pace.p50.toFixed(2)} ms, p99 ${pace.p99.toFixed(2)} ms`,
      );
    }
  }
  const rows: Row[] = [];
  for (const stand of stands) {
    const { name, contender } = stand;
    const growth = parts.includes('long')
      ? await playLong(stand, scripts, Math.ceil(matches / SHARE), rounds)
      : undefined;
    if (growth)
      say(`${name}: a long game, ${growth.early.toFixed(0)} µs, ${growth.late.toFixed(0)} µs late in it`);
    const own = { turns: turns.filter((turn) => turn.name === name), paces: paces.get(stand) ?? [] };
    rows.push({ name, title: contender.title, ...own, ...(growth && { growth }) });
  }
  return rows;
}

function shown({ name, ratio, work }: Turn): string {
  return `${name} ${ratio.toFixed(2)} (${work.cpu.toFixed(0)} µs)`;
}
