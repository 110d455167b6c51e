/** The boards: what they are called, how large and how hard they are. */

export const title = (id: string, name: string) => `${id}\u202f: ${name}`;
export const byLetter = (id: string) => `Plateau ${id}`;
export const size = (columns: number, rows: number) => `${columns}\u00a0×\u00a0${rows}`;
/** The names of our own boards, by the name in the board's file. */
export const names = {
  'The Halcyon Roads': 'La rade des Alcyons',
  'The Broken Necklace': 'Le collier rompu',
  'The Grindstone': 'La meule',
  'Where the Gulls Turn Back': 'Où les mouettes font demi-tour',
};
/** Our own boards, by their letter. */
export const difficulty: Readonly<Record<string, string>> = {
  A: 'Pour débuter',
  B: 'Équilibré',
  C: 'Traître',
  D: 'Pour loups de mer',
};
