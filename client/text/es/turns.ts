/** Whose turn it is, as each screen says it. */
import type { Phase } from '../../../shared/game/game.ts';

export const navigators: Readonly<Record<Phase, string>> = {
  lighthouses: 'Coloca los faros',
  dangers: 'Poseidón prepara el mar',
  poseidon: 'Turno de Poseidón',
  navigators: 'Tu turno',
  caught: 'Turno de Poseidón',
  over: 'Fin de la partida',
};
/** When all that is left to order is others’. */
export const crew = 'Turno del equipo';
export const onlookers: Readonly<Record<Phase, string>> = {
  lighthouses: 'Los Navegantes colocan los faros',
  dangers: 'Poseidón prepara el mar',
  poseidon: 'Turno de Poseidón',
  navigators: 'Turno de los Navegantes',
  caught: 'Un barco, atrapado en un remolino',
  over: 'Fin de la partida',
};
export const olympus: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'Los Navegantes colocan sus faros',
  dangers: (poseidon) => `${poseidon} tiende las trampas`,
  poseidon: (poseidon) => `${poseidon} trama una tormenta`,
  navigators: () => 'Los Navegantes navegan',
  caught: (poseidon) => `${poseidon} lanza un barco atrapado`,
  over: () => 'La partida ha terminado',
};
/** In two or three words. */
export const poseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'Primero, los faros',
  dangers: 'Tiende tus trampas',
  poseidon: 'Tu turno',
  navigators: 'Les toca a ellos',
  caught: 'Tu turno: ¡lánzalo!',
  over: 'Fin de la partida',
};
/** As it is announced to Poseidon. */
export const toPoseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'Los Navegantes colocan sus faros.',
  dangers: 'Tu turno: tiende tus trampas.',
  poseidon: 'Tu turno: envía una tormenta.',
  navigators: 'Turno de los Navegantes.',
  caught: 'Tu turno: empuja una casilla el barco atrapado.',
  over: 'La partida ha terminado.',
};
/** Read aloud to everybody at the table: each turn by the side’s name. */
export const aloud: Readonly<Record<Phase, string>> = {
  lighthouses: 'Los Navegantes colocan sus faros',
  dangers: 'Poseidón prepara el mar',
  poseidon: 'Turno de Poseidón',
  navigators: 'Turno de los Navegantes',
  caught: 'Poseidón empuja un barco fuera del remolino',
  over: 'La partida ha terminado',
};
