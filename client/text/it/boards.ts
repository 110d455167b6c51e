import type { Catalogue } from '../translation.ts';

export const boards: Catalogue['boards'] = {
  title: (id, name) => `${id}: ${name}`,
  byLetter: (id) => `Tabellone ${id}`,
  size: (columns, rows) => `${columns}\u00a0×\u00a0${rows}`,
  names: {
    'The Halcyon Roads': 'La rada dell’alcione',
    'The Broken Necklace': 'La collana spezzata',
    'The Grindstone': 'La mola',
    'Where the Gulls Turn Back': 'Dove i gabbiani tornano indietro',
  },
  difficulty: {
    A: 'Per cominciare',
    B: 'Equilibrato',
    C: 'Insidioso',
    D: 'Per lupi di mare',
  },
};
