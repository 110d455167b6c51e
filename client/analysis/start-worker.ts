/** The worker, begun. By this very form the build finds it and makes a file of its own of it. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
