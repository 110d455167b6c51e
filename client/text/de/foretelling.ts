import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theShip } from './words.ts';

const { colours } = common;

export const foretelling: Catalogue['foretelling'] = {
  name: 'Vorhersagen',
  asksFirst: 'Welches Schiff ist zuerst daheim?',
  none: 'Keins',
  asks: (ship) => `Wie viele Inseln sichtet ${theShip[ship]}?`,
  islands: ['Keine Insel', 'Eine Insel', 'Zwei Inseln', 'Drei oder mehr'],
  counts: ['0', '1', '2', '3+'],
  allReported: 'Alle Schiffe haben gemeldet. Weiter geht es in der nächsten Runde.',
  notYet: 'Sobald das Spiel beginnt, sagst du voraus, was die Schiffe melden.',
  homeFirst: (ship) => `Zuerst daheim: ${ship ? colours[ship] : foretelling.none}`,

  word: (islands) => `du sagst: ${islands}`,
  came: 'du hattest recht',
  cameNot: 'du lagst daneben',
  wasRight: (ship) => `${colours[ship]}: wie du gesagt hast.`,
  wasWrong: (ship, seen) => `${colours[ship]}: daneben. ${seen}.`,

  rightly: (right, of) => `Du lagst ${right} von ${of} Mal richtig`,
  honours: {
    tiresias: 'Teiresias',
    cassandra: 'Kassandra',
    lynceus: 'Lynkeus',
    polyphemus: 'Polyphem',
  },
  honourFor: {
    tiresias: 'war blind und sah alles',
    cassandra: 'hatte recht, und niemand hörte hin',
    lynceus: 'der Ausguck der Argonauten',
    polyphemus: 'ein Auge, und das nicht lange',
  },
};
