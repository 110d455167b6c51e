/** Plays at many tables on one server for many minutes, and records the server's memory. */
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../../helpers/random.ts';
import { startMortalServer } from '../../helpers/server.ts';
import { counted, type Verdict } from '../run.ts';
import { readVitals } from '../vitals.ts';
import { slope, type Sample } from './samples.ts';
import { spendEvenings } from './table.ts';

export interface SoakOrder {
  readonly seed: number;
  readonly minutes: number;
  readonly tables: number;
  /** The mean time between two moves at a table, in seconds. */
  readonly think: number;
  /** The maximum growth of the heap, in MB an hour. */
  readonly slope: number;
  readonly onMinute?: (line: string) => void;
}

/**
 * The part of the run that counts as warm-up. Its samples are ignored, because tables are still filling and code is
 * still being compiled.
 */
const WARM_UP = 1 / 3;
const MINUTE_MS = 60_000;

export async function soak(order: SoakOrder): Promise<{ verdict: Verdict; samples: readonly Sample[] }> {
  const { seed, minutes, tables, think, onMinute } = order;
  const server = await startMortalServer({ METRICS_PORT: '0', TRUST_PROXY: '1' });
  const begun = performance.now();
  const now = () => (performance.now() - begun) / MINUTE_MS;
  const isLate = () => now() >= minutes;
  const samples: Sample[] = [];
  const faults: string[] = [];
  let moves = 0;
  let games = 0;
  try {
    const playing = Array.from({ length: tables }, (_, i) =>
      spendEvenings({
        url: server.url,
        random: seeded(seed * 1_000_003 + i),
        address: `10.1.${i >> 8}.${i & 255}`,
        thinkMs: think * 1_000,
        isLate,
        onMove: () => moves++,
        onGame: () => games++,
      }).catch((error: unknown) => {
        faults.push(`a table fell apart: ${String(error)}`);
      }),
    );
    const step = Math.min(5_000, (minutes * MINUTE_MS) / 40);
    for (let said = 0; !isLate();) {
      await pause(step);
      const taken = { minute: now(), ...(await readVitals(server.metrics() ?? '')) };
      samples.push(taken);
      if (taken.minute < said + 1) continue;
      said = Math.floor(taken.minute);
      onMinute?.(`minute ${said}: heap ${mb(taken.heap)}, rss ${mb(taken.rss)}, ${counted(moves)} moves`);
    }
    await Promise.all(playing);
  } finally {
    await server.stop();
  }
  const warm = samples.filter(({ minute }) => minute >= minutes * WARM_UP);
  const grows = { heap: slope(warm, 'heap'), rss: slope(warm, 'rss') };
  if (grows.heap > order.slope) faults.push(`the heap grows by ${grows.heap.toFixed(1)} MB an hour`);
  const [first] = warm;
  const last = warm.at(-1);
  const line =
    `soak: ${tables} tables, ${minutes} minutes, ${counted(games)} games, ${counted(moves)} moves; ` +
    `heap ${mb(first?.heap)} to ${mb(last?.heap)} (${grows.heap.toFixed(1)} MB/h), ` +
    `rss ${mb(first?.rss)} to ${mb(last?.rss)} (${grows.rss.toFixed(1)} MB/h) after the warm-up (seed ${seed})`;
  return { verdict: { line, faults }, samples };
}

function mb(figure = 0): string {
  return `${figure.toFixed(0)} MB`;
}
