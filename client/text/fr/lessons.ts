import type { Catalogue } from '../translation.ts';

export const lessons: Catalogue['lessons'] = {
  boards: {
    poseidon: 'La vraie mer, sur l’écran de Poséidon',
    navigators: 'La carte des Navigateurs, avec leurs estimes',
  },
  tiles: 'Tes tuiles',
};
