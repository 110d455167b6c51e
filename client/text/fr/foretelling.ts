import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theShip } from './words.ts';

const { colours } = common;

export const foretelling: Catalogue['foretelling'] = {
  name: 'Prédire',
  asksFirst: 'Quel navire rentre le premier\u202f?',
  none: 'Aucun',
  asks: (ship) => `Combien d’îles ${theShip[ship]} va-t-il apercevoir\u202f?`,
  islands: ['Aucune île', 'Une île', 'Deux îles', 'Trois ou plus'],
  counts: ['0', '1', '2', '3+'],
  allReported: 'Tous les navires ont fait leur rapport. La suite à la prochaine manche.',
  notYet: 'Dès que la partie commence, tu prédis ce que signalent les navires.',
  homeFirst: (ship) => `Rentré le premier\u202f: ${ship ? colours[ship] : foretelling.none}`,

  word: (islands) => `tu dis\u202f: ${islands}`,
  came: 'tu avais raison',
  cameNot: 'ce n’était pas ça',
  wasRight: (ship) => `${colours[ship]}\u202f: comme tu l’as dit.`,
  wasWrong: (ship, seen) => `${colours[ship]}\u202f: raté. ${seen}.`,

  rightly: (right, of) => `Tu as vu juste ${right} fois sur ${of}`,
  honours: {
    tiresias: 'Tirésias',
    cassandra: 'Cassandre',
    lynceus: 'Lyncée',
    polyphemus: 'Polyphème',
  },
  honourFor: {
    tiresias: 'aveugle, et voyait tout',
    cassandra: 'avait raison, et personne n’écoutait',
    lynceus: 'la vigie des Argonautes',
    polyphemus: 'un seul œil, et pas pour longtemps',
  },
};
