/** The names of boards in the language of the page. */
import { t } from '../text/text.ts';

/**
 * The name of one of our own boards in the language of the page. Other boards keep the name in their file.
 * @param name the name in the board's file
 * @returns the name; `lang` is '' (unknown) if the name may be in another language than the page
 */
export function boardName(name: string): { readonly text: string; readonly lang?: '' } {
  const ours: Readonly<Record<string, string>> = t.boards.names;
  return Object.hasOwn(ours, name) ? { text: ours[name] ?? name } : { text: name, lang: '' };
}

/** The names of our own boards in their files, by their letter. */
export const OUR_BOARDS: Readonly<Record<string, string>> = {
  A: 'The Halcyon Roads',
  B: 'The Broken Necklace',
  C: 'The Grindstone',
  D: 'Where the Gulls Turn Back',
};

/**
 * A board's letter and name. Use this wherever several boards could be meant.
 * @param name the name in the board's file; may be left out for one of our own boards
 */
export function boardTitle(id: string, name: string | undefined = OUR_BOARDS[id]): string {
  return name === undefined ? t.boards.byLetter(id) : t.boards.title(id, boardName(name).text);
}
