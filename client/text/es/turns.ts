import type { Catalogue } from '../translation.ts';

export const turns: Catalogue['turns'] = {
  navigators: {
    lighthouses: 'Coloca los faros',
    dangers: 'Poseidón prepara el mar',
    poseidon: 'Turno de Poseidón',
    navigators: 'Tu turno',
    caught: 'Turno de Poseidón',
    over: 'Fin de la partida',
  },
  crew: 'Turno del equipo',
  onlookers: {
    lighthouses: 'Los Navegantes colocan los faros',
    dangers: 'Poseidón prepara el mar',
    poseidon: 'Turno de Poseidón',
    navigators: 'Turno de los Navegantes',
    caught: 'Un barco, atrapado en un remolino',
    over: 'Fin de la partida',
  },
  olympus: {
    lighthouses: () => 'Los Navegantes colocan sus faros',
    dangers: (poseidon) => `${poseidon} tiende las trampas`,
    poseidon: (poseidon) => `${poseidon} trama una tormenta`,
    navigators: () => 'Los Navegantes navegan',
    caught: (poseidon) => `${poseidon} lanza un barco atrapado`,
    over: () => 'La partida ha terminado',
  },
  poseidon: {
    lighthouses: 'Primero, los faros',
    dangers: 'Tiende tus trampas',
    poseidon: 'Tu turno',
    navigators: 'Les toca a ellos',
    caught: 'Tu turno: ¡lánzalo!',
    over: 'Fin de la partida',
  },
  toPoseidon: {
    lighthouses: 'Los Navegantes colocan sus faros.',
    dangers: 'Tu turno: tiende tus trampas.',
    poseidon: 'Tu turno: envía una tormenta.',
    navigators: 'Turno de los Navegantes.',
    caught: 'Tu turno: empuja una casilla el barco atrapado.',
    over: 'La partida ha terminado.',
  },
  aloud: {
    lighthouses: 'Los Navegantes colocan sus faros',
    dangers: 'Poseidón prepara el mar',
    poseidon: 'Turno de Poseidón',
    navigators: 'Turno de los Navegantes',
    caught: 'Poseidón empuja un barco fuera del remolino',
    over: 'La partida ha terminado',
  },
};
