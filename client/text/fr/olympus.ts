import type { Catalogue } from '../translation.ts';

export const olympus: Catalogue['olympus'] = {
  title: 'L’Olympe · Odyssey',
  name: 'L’Olympe',
  board: 'Le vrai plateau',
  now: 'Ce qui se passe',
  begins: 'Les navires sont à leurs îles de départ.',
  faceDown: 'Face cachée pour les Navigateurs',
};
