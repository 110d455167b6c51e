import type { Catalogue } from '../translation.ts';

export const alone: Catalogue['alone'] = {
  title: 'Allein spielen',
  lead: 'Einmal tippen, und das Spiel beginnt.',
  be: {
    navigators: 'Als Navigator gegen…',
    poseidon: 'Als Poseidon gegen…',
  },
  goOn: 'Weiterspielen',
  against: {
    navigators: (name) => `Gegen ${name}, als Navigator`,
    poseidon: (name) => `Gegen ${name}, als Poseidon`,
  },
  begun: (day, time) => `Begonnen am ${day} um ${time}`,
  as: { navigators: 'als Navigator', poseidon: 'als Poseidon' },
  daily: 'Die Fahrt des Tages',
  easierDaily: 'Die Fahrt des Tages, leichteres Meer',

  settings: 'Das Spiel',
  board: 'Das Brett',
  eachGame: 'Jedes Mal ein neues Meer',
  eachGameDoes: 'Hat ein Spiel begonnen, ist das nächste Meer so groß und so schwer wie dieses.',
  set: 'Die Regeln',
  oracleHint: 'Nur Navigatoren können das Orakel fragen.',

  games: 'Deine Spiele allein',
  won: 'Gewonnen',
  lost: 'Verloren',
  older: (count) => (count === 1 ? 'Ein älteres Spiel' : `${count} ältere Spiele`),
  look: 'Zur Chronik',
};
