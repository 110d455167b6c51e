/** Results that are there at once unless something has to be waited for. */

/** A value, or a promise of it if something has to be waited for. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `next` with a value: at once, or when the promise of it is fulfilled. */
export function chain<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
