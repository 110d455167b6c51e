import type { Catalogue } from '../translation.ts';

export const boards: Catalogue['boards'] = {
  title: (id, name) => `${id}\u202f: ${name}`,
  byLetter: (id) => `Plateau ${id}`,
  size: (columns, rows) => `${columns}\u00a0×\u00a0${rows}`,
  names: {
    'The Halcyon Roads': 'La rade des Alcyons',
    'The Broken Necklace': 'Le collier rompu',
    'The Grindstone': 'La meule',
    'Where the Gulls Turn Back': 'Où les mouettes font demi-tour',
  },
  difficulty: {
    A: 'Pour débuter',
    B: 'Équilibré',
    C: 'Traître',
    D: 'Pour loups de mer',
  },
};
