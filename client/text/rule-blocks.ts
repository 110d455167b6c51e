/** The types of content in a section of the rules. */
import type { FigureName } from './rule-sections.ts';

export type Block =
  /** The text of a paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** A paragraph set apart from the text, such as an example or a piece of advice. */
  | { readonly aside: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The game in four pictures. The texts say what each picture shows, in order. See FOUR in Story.svelte. */
  | { readonly story: readonly string[] }
  | { readonly figure: FigureName; readonly caption: string };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}
