/** Runs one flood after another beside honest tables, and measures the effect on honest players and the server. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../helpers/child.ts';
import { startMortalServer, type MortalServer } from '../../helpers/server.ts';
import { pause } from '../pause.ts';
import { readVitals, type Vitals } from '../vitals.ts';
import { FLOODS } from './floods.ts';
import { Honest, type Met } from './honest.ts';
import { READY, type Job, type Tally } from './job.ts';
import { prepare, type Prepared, type Sizes } from './prepare.ts';

export interface Order {
  readonly seed: number;
  /** The names of the floods to run. */
  readonly floods: readonly string[];
  /** How long honest players are measured without a flood, and again during the flood, in seconds. */
  readonly seconds: number;
  /** How long to wait after a flood before the server's memory is measured again, in seconds. */
  readonly calm: number;
  /** The number of malformed messages to send. The flood of malformed messages ends when all have been sent. */
  readonly messages: number;
  /** The number of tables with honest players. */
  readonly tables: number;
  readonly sizes: Sizes;
  /** Ends every flood after this many messages instead of after a certain time, for machines with an unknown load. */
  readonly each?: number;
  /** Runs all floods on one server. Otherwise, each flood gets a new server that earlier floods have not affected. */
  readonly together?: boolean;
  readonly onRow?: (row: Row) => void;
}

/** What happened to honest players and the server during one flood. */
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

/** A running server with its honest players. */
interface Ground {
  readonly server: MortalServer;
  readonly honest: Honest;
}

/** The flood that ends after a number of messages instead of after a time. */
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
    ODYSSEY_OPEN: 'yes',
    METRICS_PORT: '0',
    NODE_OPTIONS: `--import ${COLLECT}`,
    // With limits, the server would refuse most malformed messages unread, so nothing would be tested.
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
  await sampled(server, pause(seconds * 1_000));
  const without = honest.met();
  const before = await keptBy(server);
  const most = flood === COUNTED ? messages : each;
  const job: Job = {
    ...prepared,
    flood,
    // The other address leads through this process, which would then have to carry the flood for the honest players.
    url: server.ownUrl(),
    seed,
    ms: most === undefined ? seconds * 1_000 : LONGEST_MS,
    messages: most ?? Number.MAX_SAFE_INTEGER,
    address: `203.0.113.${1 + floods.indexOf(flood)}`,
    codes: honest.codes,
  };
  const { tally, peak } = await flooded(server, job, () => honest.met());
  const within = honest.met();
  await pause(calm * 1_000);
  const after = await keptBy(server);
  return { flood, without, within, before, peak, after, tally, hasFailed: server.hasFailed() };
}

/** The maximum duration of a flood that ends after a number of messages, in ms. */
const LONGEST_MS = 30 * 60_000;
const SAMPLED_EVERY_MS = 500;
/** How often to check whether a flooder is ready, in ms. */
const STARTING_MS = 20;

/**
 * Runs a flooder, and samples the server's memory until it ends.
 * @param onStarted called when the flooder is ready, before it sends anything
 */
async function flooded(
  server: MortalServer,
  job: Job,
  onStarted: () => void,
): Promise<{ tally: Tally; peak: Vitals }> {
  const flooder = startChild([FLOODER, JSON.stringify(job)]);
  // The flooder shares this machine. Processor time that it takes from this process would count as waiting time of the
  // honest players.
  if (flooder.pid !== undefined) setPriority(flooder.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  flooder.stdout.on('data', (text: Buffer) => (said += text.toString()));
  let isOver = false;
  const ended = new Promise<void>((resolve) => flooder.once('close', resolve)).then(
    () => void (isOver = true),
  );
  // A process that starts needs a lot of processor time, which is not the flood's.
  while (said !== READY && !isOver) await pause(STARTING_MS);
  said = '';
  onStarted();
  if (!isOver) flooder.stdin.write('go');
  const peak = await sampled(server, ended);
  flooder.kill();
  await ended;
  const none: Tally = { sent: 0, answered: 0, limited: 0, ended: 0, faults: 0 };
  return { tally: said === '' ? none : (JSON.parse(said) as Tally), peak };
}

/**
 * The most memory that the server uses until something ends, or until the server has failed. A sample keeps the server
 * busy for up to 20 ms, so samples are taken with and without a flood.
 */
async function sampled(server: MortalServer, until: Promise<void>): Promise<Vitals> {
  const ended = until.then(() => true);
  let peak = await vitalsOf(server);
  for (;;) {
    const isEnded = await Promise.race([ended, pause(SAMPLED_EVERY_MS)]);
    const now = await vitalsOf(server);
    peak = { rss: Math.max(peak.rss, now.rss), heap: Math.max(peak.heap, now.heap) };
    if (isEnded === true || server.hasFailed()) return peak;
  }
}

const COLLECT = new URL('collect.ts', import.meta.url).href;
/** How long to wait until the garbage collection has finished, in ms. */
const COLLECTED_MS = 500;

const FLOODER = new URL('flooder.ts', import.meta.url).pathname;

/**
 * Reads the server's memory. Returns zeros if the server doesn't answer, because then it has failed, which is reported
 * elsewhere.
 */
async function vitalsOf(server: MortalServer): Promise<Vitals> {
  const nothing = { rss: 0, heap: 0 };
  return readVitals(server.metrics() ?? '').catch(() => nothing);
}

/** The server's memory after a forced garbage collection. An idle server would never collect garbage by itself. */
async function keptBy(server: MortalServer): Promise<Vitals> {
  server.signal('SIGUSR2');
  await pause(COLLECTED_MS);
  return vitalsOf(server);
}

/** Finds the floods with these names, separated by commas. An empty string selects all floods. */
export function floodsNamed(names: string): string[] {
  const all = Object.keys(FLOODS);
  const chosen = names === '' ? all : names.split(',');
  for (const name of chosen)
    if (!all.includes(name)) throw new Error(`--only ${name}: one of ${all.join(', ')}`);
  return chosen;
}
