/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Estás mirando';
export const watchingText =
  'Ves lo que saben los dos bandos: el mar impreso, las losetas, las órdenes y las respuestas. Dónde están los barcos solo lo sabe Poseidón.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'El mapa impreso, sin barcos';
export const help = 'Ayudar a los Navegantes';
export const helpText =
  'Te sentarás con los Navegantes el resto de esta partida, verás su mapa y darás órdenes. Los barcos que se han quedado sin capitán pueden pasar a ser tuyos.';
export const helpAsk = '¿Ayudar a los Navegantes?';
export const tab = 'Ahora';
