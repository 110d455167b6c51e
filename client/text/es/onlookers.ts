/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import type { ChartBarred } from '../../../shared/table/rules/open-chart.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Estás mirando';
export const watchingText =
  'Ves lo que saben los dos bandos: el mar impreso, las losetas, las órdenes y las respuestas. Desde la primera tormenta, dónde están los barcos solo lo sabe Poseidón.';
/** Why the board is bare, once there is a reply to look at. */
export const noShips =
  'No hay barcos en el tablero: los Navegantes se guardan sus suposiciones, y Poseidón la verdad.';
/** Where what can be known is shaded on it. */
export const onlyKnown =
  'En el tablero está lo que se puede saber. Los Navegantes se guardan sus suposiciones, y Poseidón la verdad.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'El mapa impreso, sin barcos';
export const help = 'Ayudar a los Navegantes';
export const helpText =
  'Te sentarás con los Navegantes el resto de esta partida, verás su mapa y darás órdenes. Los barcos que se han quedado sin capitán pueden pasar a ser tuyos.';
export const helpAsk = '¿Ayudar a los Navegantes?';
export const tab = 'Ahora';

// ── The Navigators’ chart, if it is open ────────────────────────────────────────────────────────

export const chartOpen = 'El mapa está abierto para ti';
export const chartOpenText =
  'Puedes ver las conjeturas y los recordatorios de los Navegantes. Si después eres Poseidón en esta partida, lo sabrán todos.';
export const lookAtChart = 'Ver el mapa';
export const leaveChart = 'Guardar el mapa';
export const atChart = {
  title: 'Detrás de los Navegantes',
  text: 'Ves sus conjeturas, sus recordatorios y lo que saben los dos bandos. Dónde están los barcos solo lo sabe Poseidón.',
};
export const guesses = 'El mapa de los Navegantes';
/** Why this device does not see it, though it is open. */
export const chartBarred: Readonly<Record<ChartBarred, string>> = {
  poseidon: 'Este dispositivo ha visto el mar de Poseidón en esta partida: el mapa sigue cerrado para él.',
  'no-device': 'Esta página es demasiado antigua para mostrar el mapa. Cárgala de nuevo.',
  'too-many': 'Esta partida ya se ha mostrado en demasiadas pantallas.',
};
