/** What the first voyage and the figures of the rules share. */
import type { Side } from '../../../shared/game/game.ts';

export const boards: Readonly<Record<Side, string>> = {
  poseidon: 'Das wahre Meer, auf Poseidons Bildschirm',
  navigators: 'Die Karte der Navigatoren, mit ihren Vermutungen',
};
export const tiles = 'Deine Plättchen';
