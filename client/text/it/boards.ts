/** The boards: what they are called, how large and how hard they are. */

export const title = (id: string, name: string) => `${id}: ${name}`;
export const byLetter = (id: string) => `Tabellone ${id}`;
export const size = (columns: number, rows: number) => `${columns}\u00a0×\u00a0${rows}`;
/** The names of our own boards, by the name in the board's file. */
export const names = {
  'The Halcyon Roads': 'La rada dell’alcione',
  'The Broken Necklace': 'La collana spezzata',
  'The Grindstone': 'La mola',
  'Where the Gulls Turn Back': 'Dove i gabbiani tornano indietro',
};
/** Our own boards, by their letter. */
export const difficulty: Readonly<Record<string, string>> = {
  A: 'Per cominciare',
  B: 'Equilibrato',
  C: 'Insidioso',
  D: 'Per lupi di mare',
};
