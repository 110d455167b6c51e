/**
 * Starts the worker. The build tool bundles a worker separately only if it is created by an expression of exactly this
 * form.
 */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
