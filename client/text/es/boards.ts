/** The boards: what they are called, how large and how hard they are. */

export const title = (id: string, name: string) => `${id}: ${name}`;
export const byLetter = (id: string) => `Tablero ${id}`;
export const size = (columns: number, rows: number) => `${columns}\u00a0×\u00a0${rows}`;
/** The names of our own boards, by the name in the board's file. */
export const names = {
  'The Halcyon Roads': 'La rada del Alción',
  'The Broken Necklace': 'El collar roto',
  'The Grindstone': 'La piedra de afilar',
  'Where the Gulls Turn Back': 'Donde las gaviotas dan la vuelta',
};
/** Our own boards, by their letter. */
export const difficulty: Readonly<Record<string, string>> = {
  A: 'Para empezar',
  B: 'Equilibrado',
  C: 'Traicionero',
  D: 'Para lobos de mar',
};
