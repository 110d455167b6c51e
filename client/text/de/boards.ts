/** The boards: what they are called, how large and how hard they are. */

export const title = (id: string, name: string) => `${id}: ${name}`;
export const byLetter = (id: string) => `Brett ${id}`;
export const size = (columns: number, rows: number) => `${columns}\u00a0×\u00a0${rows}`;
/** The names of our own boards, by the name in the board's file. */
export const names = {
  'The Halcyon Roads': 'Die Eisvogelreede',
  'The Broken Necklace': 'Die zerrissene Kette',
  'The Grindstone': 'Der Schleifstein',
  'Where the Gulls Turn Back': 'Wo die Möwen umkehren',
};
/** Our own boards, by their letter. */
export const difficulty: Readonly<Record<string, string>> = {
  A: 'Zum Einstieg',
  B: 'Ausgewogen',
  C: 'Tückisch',
  D: 'Für alte Seebären',
};
