import type { Catalogue } from '../translation.ts';

export const home: Catalogue['home'] = {
  title: 'Odyssey: ein Spiel von Stürmen und Vermutungen',
  line: 'Jemand ist Poseidon und treibt die Schiffe ab. Die anderen müssen heimfinden.',
  facts: 'Zu zweit bis zu fünft, 45 Minuten, je ein Handy oder Tablet. Oder allein.',

  makeHeading: 'Ein neuer Tisch',
  make: 'Tisch eröffnen',
  playAs: 'Du spielst als',
  change: 'Ändern',

  joinHeading: 'Ein Tisch von Freunden',
  code: 'Code',
  codeHint: 'Buchstaben und Ziffern vom anderen Bildschirm',
  join: 'Los',
  notACode: (typed) =>
    typed === ''
      ? 'Gib den Code ein, den der andere Bildschirm zeigt.'
      : `„${typed}“ kann kein Code sein: Er hat mindestens vier Zeichen, zum Beispiel M7KP oder RH7 N2K.`,
  severalCodes: (codes) => `Darin steht mehr als ein Code: ${codes.join(', ')}. Gib den ein, den du meinst.`,
  noSuchTable: (code) => `Es gibt keinen Tisch ${code}. Vergleiche den Code mit dem anderen Bildschirm.`,

  goOnHeading: 'Weiterspielen',
  goOn: (code) => `Weiter an Tisch ${code}`,
  state: {
    none: 'Im Hafen',
    running: 'Ein Spiel läuft',
    over: 'Bereit für das nächste Spiel',
  },
  seat: (side) => (side === null ? 'ohne Platz' : side === 'poseidon' ? 'als Poseidon' : 'als Navigator'),
  yourTurn: 'Du bist dran',
  waitsFor: (names) => `Warten auf ${names.join(', ')}`,
  waitsForSide: {
    poseidon: 'Warten auf Poseidon',
    navigators: 'Warten auf die Navigatoren',
  },
  turnTime: (left, ago) => `noch ${left}, begann ${ago}`,
  company: (names) => names.join(', '),
  looking: 'Wird gesucht …',
  older: (count) => (count === 1 ? 'Noch ein Tisch' : `Noch ${count} Tische`),

  newHere: 'Neu hier?',
  voyageNavigators: 'Lernen: Navigatoren',
  voyagePoseidon: 'Lernen: Poseidon',
  puzzles: 'Rätsel',
  boards: 'Eigene Bretter',

  alone: 'Allein spielen',
  daily: 'Die Fahrt des Tages',
};
