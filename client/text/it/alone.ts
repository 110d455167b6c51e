import type { Catalogue } from '../translation.ts';

export const alone: Catalogue['alone'] = {
  title: 'Gioca in solitaria',
  lead: 'Un tocco, e la partita comincia.',
  be: {
    navigators: 'Da Navigatore, contro…',
    poseidon: 'Da Poseidone, contro…',
  },
  goOn: 'Continua',
  against: {
    navigators: (name) => `Contro ${name}, da Navigatore`,
    poseidon: (name) => `Contro ${name}, da Poseidone`,
  },
  begun: (day, time) => `Iniziata il ${day} alle ${time}`,
  as: { navigators: 'da Navigatore', poseidon: 'da Poseidone' },
  daily: 'Il viaggio del giorno',
  easierDaily: 'Il viaggio del giorno, mare più facile',

  settings: 'La partita',
  board: 'Il tabellone',
  eachGame: 'Un mare nuovo a ogni partita',
  eachGameDoes: 'Quando una partita è iniziata, il mare successivo è grande e difficile come questo.',
  set: 'Le regole',
  oracleHint: 'Solo i Navigatori possono consultare l’oracolo.',

  games: 'Le tue partite in solitaria',
  won: 'Vinta',
  lost: 'Persa',
  older: (count) => (count === 1 ? 'Una partita precedente' : `${count} partite precedenti`),
  look: 'Al resoconto',
};
