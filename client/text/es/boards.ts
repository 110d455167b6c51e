import type { Catalogue } from '../translation.ts';

export const boards: Catalogue['boards'] = {
  title: (id, name) => `${id}: ${name}`,
  byLetter: (id) => `Tablero ${id}`,
  size: (columns, rows) => `${columns}\u00a0×\u00a0${rows}`,
  names: {
    'The Halcyon Roads': 'La rada del Alción',
    'The Broken Necklace': 'El collar roto',
    'The Grindstone': 'La piedra de afilar',
    'Where the Gulls Turn Back': 'Donde las gaviotas dan la vuelta',
  },
  difficulty: {
    A: 'Para empezar',
    B: 'Equilibrado',
    C: 'Traicionero',
    D: 'Para lobos de mar',
  },
};
