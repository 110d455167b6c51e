import type { Catalogue } from '../translation.ts';

export const lessons: Catalogue['lessons'] = {
  boards: {
    poseidon: 'Das wahre Meer, auf Poseidons Bildschirm',
    navigators: 'Die Karte der Navigatoren, mit ihren Vermutungen',
  },
  tiles: 'Deine Plättchen',
};
