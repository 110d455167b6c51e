import type { Catalogue } from '../translation.ts';

export const lessons: Catalogue['lessons'] = {
  boards: {
    poseidon: 'Il vero mare, sullo schermo di Poseidone',
    navigators: 'La carta dei Navigatori, con le loro ipotesi',
  },
  tiles: 'Le tue tessere',
};
