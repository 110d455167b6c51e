/**
 * Measures how much the store has to read for a request. Reading takes up the server's time even if the answer is
 * short.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from './store-interface.ts';

/** The number of log entries that have been read. */
export interface ReadCost {
  entries: number;
}

const costs = new AsyncLocalStorage<ReadCost>();

/** Runs a task, and adds to `cost` what the task reads from a store wrapped by `countingReads`. */
export function withReadCost<T>(cost: ReadCost, task: () => T): T {
  return costs.run(cost, task);
}

/** Wraps a store so that each read is counted for the task that caused it. */
export function countingReads(store: Store): Store {
  const count = <T extends readonly unknown[] | undefined>(entries: T): T => {
    const cost = costs.getStore();
    if (cost) cost.entries += entries?.length ?? 0;
    return entries;
  };
  const counted: Pick<Store, 'read' | 'commands'> = {
    read: async (...parameters) => count(await store.read(...parameters)),
    commands: async (...parameters) => count(await store.commands(...parameters)),
  };
  return new Proxy(store, {
    get(target, name) {
      if (name === 'read' || name === 'commands') return counted[name];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
