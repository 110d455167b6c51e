/** Plays many matches in parallel, on all processors. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Match, Result } from '../../../shared/selfplay/match.ts';

const WORKER = new URL('league-worker.ts', import.meta.url);

/**
 * Plays matches and returns the results in the same order.
 * @throws Error if an opponent gives an illegal command
 */
export async function playLeague(matches: readonly Match[]): Promise<Result[]> {
  const results: Result[] = [];
  const open = matches.entries();
  const workers = Array.from({ length: Math.min(availableParallelism(), matches.length) }, () => {
    const worker = new Worker(WORKER);
    return { worker, done: playAll(worker, open, results).finally(() => worker.terminate()) };
  });
  try {
    await Promise.all(workers.map(({ done }) => done));
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
  return results;
}

function playAll(worker: Worker, open: ArrayIterator<[number, Match]>, results: Result[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let at = 0;
    const next = () => {
      const entry = open.next();
      if (entry.done) return resolve();
      at = entry.value[0];
      worker.postMessage(entry.value[1]);
    };
    worker.on('message', (result: Result) => {
      results[at] = result;
      next();
    });
    worker.on('error', reject);
    next();
  });
}
