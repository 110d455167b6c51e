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

/** Our own boards by their letter, as their files name them. */
export const OUR_BOARDS: Readonly<Record<string, string>> = {
  A: 'The Halcyon Roads',
  B: 'The Broken Necklace',
  C: 'The Grindstone',
  D: 'Where the Gulls Turn Back',
};

/**
 * A board by its letter and its name: the one way in which a board is named wherever several could be meant.
 * @param name as the board's file has it; where only the letter is known, that of our own board
 */
export function boardTitle(id: string, name: string | undefined = OUR_BOARDS[id]): string {
  return name === undefined ? t.boards.byLetter(id) : t.boards.title(id, boardName(name).text);
}
