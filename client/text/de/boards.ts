import type { Catalogue } from '../translation.ts';

export const boards: Catalogue['boards'] = {
  title: (id, name) => `${id}: ${name}`,
  byLetter: (id) => `Brett ${id}`,
  size: (columns, rows) => `${columns}\u00a0×\u00a0${rows}`,
  names: {
    'The Halcyon Roads': 'Die Eisvogelreede',
    'The Broken Necklace': 'Die zerrissene Kette',
    'The Grindstone': 'Der Schleifstein',
    'Where the Gulls Turn Back': 'Wo die Möwen umkehren',
  },
  difficulty: {
    A: 'Zum Einstieg',
    B: 'Ausgewogen',
    C: 'Tückisch',
    D: 'Für alte Seebären',
  },
};
