import type { Catalogue } from '../translation.ts';

export const since: Catalogue['since'] = {
  title: 'Seit deinem letzten Besuch',
  show: 'Zeig es mir',
  toBoard: 'Zum Brett',
  toList: 'Zurück zur Liste',
  began: 'Ein neues Spiel hat begonnen.',
  dangersPlaced: 'Poseidon hat die Fallen ausgelegt.',
  came: (name) => `${name} spielt jetzt bei den Navigatoren mit.`,
  left: (name) => `${name} hat die Navigatoren verlassen.`,
  atRandom: (side, round) =>
    side === 'poseidon'
      ? `Poseidons Zeit war in Runde ${round} um, darum wurde zufällig gezogen.`
      : `Die Zeit der Navigatoren war in Runde ${round} um, darum wurde zufällig gezogen.`,
  atTable: 'Am Tisch',
  board: 'Das Brett in diesem Moment',
  moment: (number, of) => `${number} von ${of}`,
  previous: 'Zurück',
  next: 'Weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
};
