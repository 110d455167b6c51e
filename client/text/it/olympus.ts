import type { Catalogue } from '../translation.ts';

export const olympus: Catalogue['olympus'] = {
  title: 'Olimpo · Odyssey',
  name: 'Olimpo',
  board: 'Il vero tabellone',
  now: 'Che cosa succede ora',
  begins: 'Le navi sono alle loro isole di partenza.',
  faceDown: 'Coperta per i Navigatori',
};
