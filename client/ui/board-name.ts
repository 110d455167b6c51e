/** The names of boards in the page's language. */
import { parseSeaId, writeSeaCode } from '../../shared/seas/code.ts';
import { seaName } from '../../shared/seas/names.ts';
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

/** Whether somebody drew this board. Its id stands for nothing that people could read. */
const isDrawn = (id: string) => id.startsWith('own-');

/**
 * What players call a board before its name: the letter of a board of the server, the code of a sea, or undefined.
 */
export function boardLetter(id: string): string | undefined {
  const sea = parseSeaId(id);
  return sea ? writeSeaCode(sea) : isDrawn(id) ? undefined : id;
}

/**
 * A board's letter and name. Use it where the name alone may not identify the board.
 * @param name the name in the board's file; may be left out for our own boards and for seas
 */
export function boardTitle(id: string, name: string | undefined = nameById(id)): string {
  if (isDrawn(id)) return name === undefined ? t.boards.own : t.boards.ownName(name);
  return name === undefined
    ? t.boards.byLetter(id)
    : t.boards.title(boardLetter(id) ?? id, boardName(name).text);
}

/** The name of a board that its id alone stands for. */
function nameById(id: string): string | undefined {
  const sea = parseSeaId(id);
  return sea ? seaName(sea) : OUR_BOARDS[id];
}

/** A board in two words, such as "Board A" or "Sea K7M2". */
export function shortBoardName(id: string): string {
  const sea = parseSeaId(id);
  return sea ? t.boards.bySea(writeSeaCode(sea)) : isDrawn(id) ? t.boards.own : t.boards.byLetter(id);
}
