/** What the first voyage and the figures of the rules share. */
import type { Side } from '../../../shared/game/game.ts';

export const boards: Readonly<Record<Side, string>> = {
  poseidon: 'Il vero mare, sullo schermo di Poseidone',
  navigators: 'La carta dei Navigatori, con le loro ipotesi',
};
export const tiles = 'Le tue tessere';
