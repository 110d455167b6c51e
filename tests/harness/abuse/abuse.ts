/** Lets one flood after the other loose beside honest tables, and looks how those fare. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../helpers/child.ts';
import { startMortalServer, type MortalServer } from '../../helpers/server.ts';
import { pause } from '../pause.ts';
import { readVitals, type Vitals } from '../vitals.ts';
import { FLOODS } from './floods.ts';
import { Honest, type Met } from './honest.ts';
import type { Job, Tally } from './job.ts';
import { prepare, type Prepared, type Sizes } from './prepare.ts';

export interface Order {
  readonly seed: number;
  /** The names of the floods. */
  readonly floods: readonly string[];
  /** How long honest people are measured without a flood, and with one, in seconds. */
  readonly seconds: number;
  /** How long after a flood the server's memory is read again, in seconds. */
  readonly calm: number;
  /** How many malformed messages there are, however long that takes. */
  readonly messages: number;
  /** How many tables honest people play at. */
  readonly tables: number;
  readonly sizes: Sizes;
  /** Every flood goes by the number of its messages, and has so many: for a machine of which nobody knows how busy it is. */
  readonly each?: number;
  /** One after the other on one server; else each has its own: what the one before has left behind does not count. */
  readonly together?: boolean;
  readonly onRow?: (row: Row) => void;
}

/** How honest people and the server fared in one flood. */
export interface Row {
  readonly flood: string;
  readonly without: Met;
  readonly within: Met;
  readonly before: Vitals;
  readonly peak: Vitals;
  readonly after: Vitals;
  readonly tally: Tally;
  readonly hasFailed: boolean;
}

export async function runFloods(order: Order): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-abuse-'));
  const file = join(folder, 'prepared.sqlite');
  const rows: Row[] = [];
  try {
    const prepared = await prepare(file, order.sizes);
    const groups = order.together ? [order.floods] : order.floods.map((flood) => [flood]);
    for (const floods of groups) {
      const copy = join(folder, `${groups.indexOf(floods)}.sqlite`);
      copyFileSync(file, copy);
      await onGround(copy, order, floods, async (ground) => {
        for (const flood of floods) {
          const row = await runFlood(flood, order, { ...ground, prepared });
          rows.push(row);
          order.onRow?.(row);
        }
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** A server where honest people play. */
interface Ground {
  readonly server: MortalServer;
  readonly honest: Honest;
}

/** These go by the number of their messages. */
const COUNTED = 'malformed messages';

async function onGround(
  file: string,
  { seed, tables }: Order,
  floods: readonly string[],
  use: (ground: Ground) => Promise<void>,
): Promise<void> {
  const server = await startMortalServer({
    ODYSSEY_DATA: file,
    TRUST_PROXY: '1',
    METRICS_PORT: '0',
    NODE_OPTIONS: `--import ${COLLECT}`,
    // What is refused unread would test nothing.
    ...(floods.includes(COUNTED) && { ODYSSEY_LIMITS: 'off' }),
  });
  try {
    const honest = new Honest(server.url, seed);
    await honest.gather(tables);
    await use({ server, honest });
    await honest.goHome();
  } finally {
    await server.stop();
  }
}

async function runFlood(
  flood: string,
  { seed, floods, seconds, calm, messages, each }: Order,
  { server, honest, prepared }: Ground & { readonly prepared: Prepared },
): Promise<Row> {
  await pause(seconds * 200);
  honest.met();
  await pause(seconds * 1_000);
  const without = honest.met();
  const before = await keptBy(server);
  const most = flood === COUNTED ? messages : each;
  const job: Job = {
    ...prepared,
    flood,
    url: server.url,
    seed,
    ms: most === undefined ? seconds * 1_000 : LONGEST_MS,
    messages: most ?? Number.MAX_SAFE_INTEGER,
    address: `203.0.113.${1 + floods.indexOf(flood)}`,
    codes: honest.codes,
  };
  const { tally, peak } = await flooded(server, job);
  const within = honest.met();
  await pause(calm * 1_000);
  const after = await keptBy(server);
  return { flood, without, within, before, peak, after, tally, hasFailed: server.hasFailed() };
}

/** A flood that goes by the number of its messages ends by then all the same. */
const LONGEST_MS = 30 * 60_000;
const SAMPLED_EVERY_MS = 500;

/** Lets a flooder loose, and watches the server's memory until it is done. */
async function flooded(server: MortalServer, job: Job): Promise<{ tally: Tally; peak: Vitals }> {
  const flooder = startChild([FLOODER, JSON.stringify(job)]);
  // It has no machine of its own here: what it takes from the honest people's process would count as their wait.
  if (flooder.pid !== undefined) setPriority(flooder.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  flooder.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<'ended'>((resolve) => flooder.once('close', () => resolve('ended')));
  let peak = await vitalsOf(server);
  for (;;) {
    const isEnded = await Promise.race([ended, pause(SAMPLED_EVERY_MS)]);
    const now = await vitalsOf(server);
    peak = { ...now, rss: Math.max(peak.rss, now.rss), heap: Math.max(peak.heap, now.heap) };
    if (isEnded === 'ended' || server.hasFailed()) break;
  }
  flooder.kill();
  await ended;
  const none: Tally = { sent: 0, answered: 0, limited: 0, ended: 0, faults: 0 };
  return { tally: said === '' ? none : (JSON.parse(said) as Tally), peak };
}

const COLLECT = new URL('collect.ts', import.meta.url).href;
/** By then it has collected, and answers. */
const COLLECTED_MS = 500;

const FLOODER = new URL('flooder.ts', import.meta.url).pathname;

/** All zeros if the server says nothing: then it has failed, which is said elsewhere. */
async function vitalsOf(server: MortalServer): Promise<Vitals> {
  const nothing = { rss: 0, heap: 0 };
  return readVitals(server.metrics() ?? '').catch(() => nothing);
}

/** The same once it has thrown away what it does not need: a server at rest puts that off for ever. */
async function keptBy(server: MortalServer): Promise<Vitals> {
  server.signal('SIGUSR2');
  await pause(COLLECTED_MS);
  return vitalsOf(server);
}

/** The floods of these names, with commas; all if there are none. */
export function floodsNamed(names: string): string[] {
  const all = Object.keys(FLOODS);
  const chosen = names === '' ? all : names.split(',');
  for (const name of chosen)
    if (!all.includes(name)) throw new Error(`--only ${name}: one of ${all.join(', ')}`);
  return chosen;
}
