import type { Catalogue } from '../translation.ts';

export const olympus: Catalogue['olympus'] = {
  title: 'Olymp · Odyssey',
  name: 'Olymp',
  board: 'Das wahre Brett',
  now: 'Was gerade geschieht',
  begins: 'Die Schiffe liegen an ihren Startinseln.',
  faceDown: 'Für die Navigatoren verdeckt',
};
