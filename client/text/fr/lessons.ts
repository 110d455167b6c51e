/** What the first voyage and the figures of the rules share. */
import type { Side } from '../../../shared/game/game.ts';

export const boards: Readonly<Record<Side, string>> = {
  poseidon: 'La vraie mer, sur l’écran de Poséidon',
  navigators: 'La carte des Navigateurs, avec leurs estimes',
};
export const tiles = 'Tes tuiles';
