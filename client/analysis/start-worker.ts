/** Starts the worker. The build recognises the worker only in this form of expression, and bundles it separately. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
