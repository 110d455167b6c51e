import type { Catalogue } from '../translation.ts';

export const alone: Catalogue['alone'] = {
  title: 'Jugar en solitario',
  lead: 'Un toque, y empieza la partida.',
  be: {
    navigators: 'Como Navegante, contra…',
    poseidon: 'Como Poseidón, contra…',
  },
  goOn: 'Seguir',
  against: {
    navigators: (name) => `Contra ${name}, como Navegante`,
    poseidon: (name) => `Contra ${name}, como Poseidón`,
  },
  begun: (day, time) => `Empezada el ${day} a las ${time}`,
  as: { navigators: 'como Navegante', poseidon: 'como Poseidón' },
  daily: 'El viaje del día',
  easierDaily: 'El viaje del día, mar más fácil',

  settings: 'La partida',
  board: 'El tablero',
  eachGame: 'Un mar nuevo en cada partida',
  eachGameDoes: 'Cuando empieza una partida, el mar siguiente es igual de grande y difícil.',
  set: 'Las reglas',
  oracleHint: 'Solo los Navegantes pueden consultar el oráculo.',

  games: 'Tus partidas en solitario',
  won: 'Ganada',
  lost: 'Perdida',
  older: (count) => (count === 1 ? 'Una partida más antigua' : `${count} partidas más antiguas`),
  look: 'A la crónica',
};
