/** A wrapper around a store that measures how long its writes take. */
import type { Metrics } from '../lib/metrics.ts';
import type { Store } from './store-interface.ts';

/** Wraps a store so that a metric records how long each write takes. */
export function measured(store: Store, metrics: Pick<Metrics, 'appending'>): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'write') return timedWrite(target, metrics);
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}

function timedWrite(store: Store, metrics: Pick<Metrics, 'appending'>): Store['write'] {
  return async (change) => {
    const done = metrics.appending();
    try {
      await store.write(change);
    } finally {
      done();
    }
  };
}
