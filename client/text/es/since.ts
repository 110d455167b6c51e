import type { Catalogue } from '../translation.ts';

export const since: Catalogue['since'] = {
  title: 'Desde tu última visita',
  show: 'Enséñamelo',
  toBoard: 'Al tablero',
  toList: 'Volver a la lista',
  began: 'Ha empezado una nueva partida.',
  dangersPlaced: 'Poseidón ha tendido las trampas.',
  came: (name) => `${name} se ha unido a los Navegantes.`,
  left: (name) => `${name} ha dejado a los Navegantes.`,
  atRandom: (side, round) =>
    side === 'poseidon'
      ? `A Poseidón se le acabó el tiempo en la ronda ${round}, así que se jugó al azar.`
      : `A los Navegantes se les acabó el tiempo en la ronda ${round}, así que se jugó al azar.`,
  atTable: 'En la mesa',
  board: 'El tablero en ese momento',
  moment: (number, of) => `${number} de ${of}`,
  previous: 'Anterior',
  next: 'Siguiente',
  play: 'Reproducir',
  pause: 'Pausa',
};
