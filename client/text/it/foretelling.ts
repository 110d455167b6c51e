import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';

const { colours, ships } = common;

export const foretelling: Catalogue['foretelling'] = {
  name: 'Prevedi',
  asksFirst: 'Quale nave arriva a casa per prima?',
  none: 'Nessuna',
  asks: (ship) => `Quante isole avvista la ${ships[ship]}?`,
  islands: ['Nessuna isola', 'Un’isola', 'Due isole', 'Tre o più'],
  counts: ['0', '1', '2', '3+'],
  allReported: 'Tutte le navi hanno riferito. Si continua al prossimo round.',
  notYet: 'Appena comincia la partita, prevedi che cosa riferiscono le navi.',
  homeFirst: (ship) => `Prima a casa: ${ship ? colours[ship] : foretelling.none}`,

  word: (islands) => `dici: ${islands}`,
  came: 'avevi ragione',
  cameNot: 'non era così',
  wasRight: (ship) => `${colours[ship]}: come hai detto.`,
  wasWrong: (ship, seen) => `${colours[ship]}: no. ${seen}.`,

  rightly: (right, of) => `Hai visto giusto: ${right} su ${of}`,
  honours: {
    tiresias: 'Tiresia',
    cassandra: 'Cassandra',
    lynceus: 'Linceo',
    polyphemus: 'Polifemo',
  },
  honourFor: {
    tiresias: 'era cieco e vedeva tutto',
    cassandra: 'aveva ragione, e nessuno ascoltava',
    lynceus: 'la vedetta degli Argonauti',
    polyphemus: 'un occhio solo, e non per molto',
  },
};
