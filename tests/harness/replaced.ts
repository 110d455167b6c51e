/** Temporarily replaces methods of classes under test. */

export type Undo = () => void;

/** The names of an object's methods. */
type MethodOf<T> = { [K in keyof T]: T[K] extends (...given: never[]) => unknown ? K : never }[keyof T];
type Call<T, K extends keyof T> = T[K] extends (...given: infer G) => infer R
  ? (this: T, ...given: G) => R
  : never;

/** Replaces a method with one made from the original. Returns a function that restores the original. */
export function replaced<T extends object, K extends MethodOf<T>>(
  prototype: T,
  name: K,
  make: (original: Call<T, K>) => Call<T, K>,
): Undo {
  const original = prototype[name];
  prototype[name] = make(original as Call<T, K>) as T[K];
  return () => {
    prototype[name] = original;
  };
}
