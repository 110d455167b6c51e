import type { Catalogue } from '../translation.ts';

export const olympus: Catalogue['olympus'] = {
  title: 'Olimpo · Odyssey',
  name: 'Olimpo',
  board: 'El tablero verdadero',
  now: 'Qué pasa ahora',
  begins: 'Los barcos están en sus islas de salida.',
  faceDown: 'Boca abajo para los Navegantes',
};
