/**
 * Measures how much the store has to read for a request. Reading takes up the server's time even if the answer is
 * short.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The number of log entries that have been read. */
export interface ReadCost {
  entries: number;
}

const costs = new AsyncLocalStorage<ReadCost>();

/** Runs a task, and adds to `cost` what the task reads from an observed store: see observed.ts. */
export function withReadCost<T>(cost: ReadCost, task: () => T): T {
  return costs.run(cost, task);
}

/** Adds what has been read to the cost of the running task. Returns it unchanged. */
export function counted<T extends readonly unknown[] | undefined>(entries: T): T {
  const cost = costs.getStore();
  if (cost) cost.entries += entries?.length ?? 0;
  return entries;
}
