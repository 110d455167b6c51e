/** The type of a translation, derived from the English catalogue. */
import type * as en from './en/index.ts';

/** A catalogue in any language. It has the English one's keys and parameters, with other words. */
export type Catalogue = Texts<typeof en>;

type Texts<T> = T extends string
  ? string
  : T extends (...parts: infer P) => infer R
    ? (...parts: P) => Texts<R>
    : { readonly [K in keyof T]: Texts<T[K]> };
