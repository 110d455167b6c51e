/** Texts about the boards: their names, sizes and difficulty. */

export const title = (id: string, name: string) => `${id}: ${name}`;
export const byLetter = (id: string) => `Board ${id}`;
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
