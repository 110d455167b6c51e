/** What the first voyage and the figures of the rules share. */
import type { Side } from '../../../shared/game/game.ts';

export const boards: Readonly<Record<Side, string>> = {
  poseidon: 'El mar verdadero, en la pantalla de Poseidón',
  navigators: 'El mapa de los Navegantes, con sus conjeturas',
};
export const tiles = 'Tus losetas';
