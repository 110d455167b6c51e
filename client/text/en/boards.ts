/** Texts about the boards: their names, sizes and difficulty, and the choice of a sea. */
import type { Difficulty } from '../../../shared/seas/code.ts';

export const title = (id: string, name: string) => `${id}: ${name}`;
export const byLetter = (id: string) => `Board ${id}`;
export const bySea = (code: string) => `Sea ${code}`;
export const size = (columns: number, rows: number) => `${columns}\u00a0×\u00a0${rows}`;
/** The names of our own boards, keyed by the name in each board's file. */
export const names = {
  'The Halcyon Roads': 'The Halcyon Roads',
  'The Broken Necklace': 'The Broken Necklace',
  'The Grindstone': 'The Grindstone',
  'Where the Gulls Turn Back': 'Where the Gulls Turn Back',
};
/** The difficulty of our own boards, keyed by their letter. */
export const difficulty: Readonly<Record<string, string>> = {
  A: 'For beginners',
  B: 'Balanced',
  C: 'Treacherous',
  D: 'For old hands',
};

// ── Seas ────────────────────────────────────────────────────────────────────────────────────────

/** A board that the app draws, as opposed to a printed one. */
export const sea = 'A new sea';
export const seaNamed = (title: string) => `A new sea, ${title}`;
/** How large and how hard a sea is. Shown as options, and on the sea’s card. */
export const kinds: Readonly<Record<Difficulty, string>> = {
  introduction: 'For beginners',
  standard: 'Balanced',
  expert: 'For old hands',
};
export const kindName = 'Difficulty';
export const kindDoes: Readonly<Record<Difficulty, string>> = {
  introduction: 'Reports tell you a lot about where a ship is.',
  standard: 'Many squares look alike from a ship.',
  expert: 'Reports fit so many squares that ships are soon lost.',
};
export const sizeName = 'Size';
export const sizeDoes = 'The larger the sea, the more squares a ship may be on.';
export const another = 'Another sea';
export const notDrawn = 'This sea could not be drawn. Reload the page to try again.';
export const code = 'The code of this sea';
export const codeDoes = 'With its code, anyone can sail this sea again.';
export const copyCode = 'Copy the code';
export const codeCopied = 'Code copied.';
export const codeCopyByHand = 'The code is selected: copy it manually.';
export const enterCode = 'Sail a sea again';
export const codeHint = 'The code of the sea: four or five letters and digits, such as K7M2C.';
export const notACode = 'This is not the code of a sea. A code has four or five letters and digits.';
export const takeSea = 'Choose';

// ── Boards that somebody drew ───────────────────────────────────────────────────────────────────

export const ownName = (name: string) => `“${name}”`;
/** A board that somebody drew, if its name isn’t known on this device. */
export const own = 'A board somebody drew';
export const ownFact = 'Drawn by hand';
export const draw = 'Draw a board of your own';
/** Two ways to play on a board that is shown on its own page. */
export const playAlone = 'Play solo on it';
export const playWithFriends = 'Play it with friends';
