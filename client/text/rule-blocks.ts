/** What a section of the rules is made of. */
import type { FigureName } from './rule-sections.ts';

export type Block =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** Something said apart: an example, a word of advice. */
  | { readonly aside: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The game in four pictures: what each shows, in order. See FOUR in Story.svelte. */
  | { readonly story: readonly string[] }
  | { readonly figure: FigureName; readonly caption: string };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}
