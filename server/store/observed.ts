/** A wrapper around a store that measures how long its writes take, and counts what is read for each request. */
import type { Metrics } from '../lib/metrics.ts';
import { counted } from './read-cost.ts';
import type { Store } from './store-interface.ts';

/** Wraps a store so that a metric records how long each write takes, and each read counts for the task that caused it. */
export function observed(store: Store, metrics: Pick<Metrics, 'appending'>): Store {
  const methods: Pick<Store, 'write' | 'read' | 'commands'> = {
    write: async (change) => {
      const done = metrics.appending();
      try {
        await store.write(change);
      } finally {
        done();
      }
    },
    read: async (...parameters) => counted(await store.read(...parameters)),
    commands: async (...parameters) => counted(await store.commands(...parameters)),
  };
  return new Proxy(store, {
    get(target, name) {
      if (Object.hasOwn(methods, name)) return methods[name as keyof typeof methods];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
