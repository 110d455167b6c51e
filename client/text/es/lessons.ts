import type { Catalogue } from '../translation.ts';

export const lessons: Catalogue['lessons'] = {
  boards: {
    poseidon: 'El mar verdadero, en la pantalla de Poseidón',
    navigators: 'El mapa de los Navegantes, con sus conjeturas',
  },
  tiles: 'Tus losetas',
};
