/** The names of boards in the page's language. */
import { t } from '../text/text.ts';

/**
 * The name of a board. Our own boards have a name in the page's language; all other boards keep the name in their
 * file.
 * @param name the name in the board's file
 * @returns the name in `text`; `lang` is '' (unknown) if the name may be in another language than the page
 */
export function boardName(name: string): { readonly text: string; readonly lang?: '' } {
  const ours: Readonly<Record<string, string>> = t.boards.names;
  return Object.hasOwn(ours, name) ? { text: ours[name] ?? name } : { text: name, lang: '' };
}

/** Maps the letter of each of our own boards to the name in the board's file. */
export const OUR_BOARDS: Readonly<Record<string, string>> = {
  A: 'The Halcyon Roads',
  B: 'The Broken Necklace',
  C: 'The Grindstone',
  D: 'Where the Gulls Turn Back',
};

/**
 * A board's letter and name. Use it where the name alone may not identify the board.
 * @param name the name in the board's file; may be left out for our own boards
 */
export function boardTitle(id: string, name: string | undefined = OUR_BOARDS[id]): string {
  return name === undefined ? t.boards.byLetter(id) : t.boards.title(id, boardName(name).text);
}
