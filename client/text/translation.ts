/** The shape of a translation, taken from the English catalogue. */
import type * as en from './en/index.ts';

/** A catalogue in any language: the keys and parameters of the English one, with other words. */
export type Catalogue = Texts<typeof en>;

type Texts<T> = T extends string
  ? string
  : T extends (...parts: infer P) => infer R
    ? (...parts: P) => Texts<R>
    : { readonly [K in keyof T]: Texts<T[K]> };
