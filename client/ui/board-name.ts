/** What a board is called in the language of the page. */
import { t } from '../text/text.ts';

/**
 * The name of one of our own boards, in the language of the page; any other keeps the one in its file.
 * @param name as the board's file has it
 * @returns the name; `lang` is '' (unknown) where it is not known to be in the language of the page
 */
export function boardName(name: string): { readonly text: string; readonly lang?: '' } {
  const ours: Readonly<Record<string, string>> = t.boards.names;
  return Object.hasOwn(ours, name) ? { text: ours[name] ?? name } : { text: name, lang: '' };
}
