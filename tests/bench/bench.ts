/** Runs the whole comparison: takes every measurement of each contender. */
import { loadBoards } from '../../server/lib/boards.ts';
import type { Stand } from './company.ts';
import { BASE } from './contenders/all.ts';
import { recordScripts, type Scripts } from './games.ts';
import { playGames } from './measure/games.ts';
import { playCrowded, type Growth } from './measure/growth.ts';
import { sitIdle, type Idle } from './measure/idle.ts';
import { playLong, type LongGame } from './measure/long.ts';
import { paceOf, playPaced, type Pace } from './measure/pace.ts';
import { playRound, type Turn } from './measure/rounds.ts';
import { measureStart, startOf, type Start } from './measure/start.ts';
import { warmthOf, warmUp } from './measure/warm.ts';
import { withStands } from './stands.ts';

/**
 * What can be measured: whole games, waiting times at a fixed rate, a long game, idle tables, and growing numbers of
 * tables.
 */
export const PARTS = ['games', 'pace', 'long', 'idle', 'growth'] as const;
export type Part = (typeof PARTS)[number];

export interface Order {
  /** The contenders to measure. The base, with which all others are compared, is always included. */
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  readonly matches: number;
  readonly rounds: number;
  /** The maximum number of runs to warm a server up. */
  readonly warmups: number;
  /** The number of actions per second in the part that measures waiting times. */
  readonly rate: number;
  /** How long waiting times are measured in each round, in seconds. */
  readonly seconds: number;
  /** The number of idle tables whose memory is measured. */
  readonly tables: number;
  readonly sockets: number;
  /** How many tables are open while the cost of an action is measured, in ascending order. */
  readonly open: readonly number[];
  /** The size of the data file with which our server's start is measured. */
  readonly file: { readonly tables: number; readonly events: number };
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
  readonly long?: LongGame;
  readonly idle?: Idle;
  readonly growth?: readonly Growth[];
  /** How long the start takes. Measured only for our server. */
  readonly start?: Start;
}

/**
 * The number of matches in the part with the long game is divided by this, because a long game has ten times as many
 * actions.
 */
const SHARE = 5;

const OURS = 'ours';

/** The contenders whose growth is measured. The others would take too long, and tell nothing about our server. */
const GROWN: readonly string[] = [BASE, OURS];

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
  const rows: Row[] = [];
  for (const row of played) rows.push({ ...row, ...(await measureTables(row.name, scripts, order)) });
  return rows;
}

/** Measures what idle tables cost. Uses new processes, because earlier work leaves traces in a process's memory. */
async function measureTables(
  name: string,
  scripts: Scripts,
  order: Order,
): Promise<Pick<Row, 'idle' | 'growth' | 'start'>> {
  const { parts, open, file, rounds, say } = order;
  const measured: { idle?: Idle; growth?: Growth[]; start?: Start } = {};
  if (parts.includes('idle')) {
    measured.idle = await withStands([name], ([stand]) => sitIdle(stand, scripts, order));
    say(`${name}: idle tables, ${measured.idle.heap.toFixed(1)} kB each`);
  }
  if (!parts.includes('growth') || !GROWN.includes(name)) return measured;
  measured.growth = await withStands([name, name], async ([few, many = few]) => {
    for (const stand of [few, many]) await warmUpStand(stand, scripts, order);
    return playCrowded(few, many, scripts, { open, rounds, say });
  });
  if (name !== OURS) return measured;
  measured.start = await measureStart(file.tables, file.events, rounds);
  say(startOf(measured.start));
  return measured;
}

/** Plays all matches until their cost no longer changes, and says so. */
export async function warmUpStand(
  stand: Stand,
  scripts: Scripts,
  { matches, warmups, say }: Pick<Order, 'matches' | 'warmups' | 'say'>,
): Promise<void> {
  const warmth = await warmUp(async () => (await playGames(stand, scripts, matches)).cpu, warmups);
  say(warmthOf(stand.name, warmth));
}

async function measurePlaying(
  stands: readonly [Stand, ...Stand[]],
  scripts: Scripts,
  order: Order,
): Promise<Row[]> {
  const { parts, matches, rounds, rate, seconds, say } = order;
  const [base, ...others] = stands;
  const isPlayed = parts.some((part) => part !== 'idle' && part !== 'growth');
  if (isPlayed) for (const stand of stands) await warmUpStand(stand, scripts, order);
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
      say(paceOf(stand.name, rate, pace));
    }
  }
  const rows: Row[] = [];
  for (const stand of stands) {
    const { name, contender } = stand;
    const long = parts.includes('long')
      ? await playLong(stand, scripts, Math.ceil(matches / SHARE), rounds)
      : undefined;
    if (long) say(`${name}: a long game, ${long.early.toFixed(0)} µs, ${long.late.toFixed(0)} µs late in it`);
    const own = { turns: turns.filter((turn) => turn.name === name), paces: paces.get(stand) ?? [] };
    rows.push({ name, title: contender.title, ...own, ...(long && { long }) });
  }
  return rows;
}

function shown({ name, ratio, work }: Turn): string {
  return `${name} ${ratio.toFixed(2)} (${work.cpu.toFixed(0)} µs)`;
}
