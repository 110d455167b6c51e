/** Starts the worker. The build recognises only this form of expression, and bundles the worker separately. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
