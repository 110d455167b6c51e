import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theShip } from './words.ts';

const { colours } = common;

export const foretelling: Catalogue['foretelling'] = {
  name: 'Predice',
  asksFirst: '¿Qué barco llega primero a casa?',
  none: 'Ninguno',
  asks: (ship) => `¿Cuántas islas avistará ${theShip[ship]}?`,
  islands: ['Ninguna isla', 'Una isla', 'Dos islas', 'Tres o más'],
  counts: ['0', '1', '2', '3+'],
  allReported: 'Todos los barcos han informado. Se sigue en la próxima ronda.',
  notYet: 'En cuanto empiece la partida, predices qué informan los barcos.',
  homeFirst: (ship) => `Primero en casa: ${ship ? colours[ship] : foretelling.none}`,

  word: (islands) => `dices: ${islands}`,
  came: 'has acertado',
  cameNot: 'no era así',
  wasRight: (ship) => `${colours[ship]}: como dijiste.`,
  wasWrong: (ship, seen) => `${colours[ship]}: no. ${seen}.`,

  rightly: (right, of) => `Acertaste ${right} de ${of}`,
  honours: {
    tiresias: 'Tiresias',
    cassandra: 'Casandra',
    lynceus: 'Linceo',
    polyphemus: 'Polifemo',
  },
  honourFor: {
    tiresias: 'ciego, y lo veía todo',
    cassandra: 'tenía razón, y nadie escuchaba',
    lynceus: 'el vigía de los Argonautas',
    polyphemus: 'un solo ojo, y no por mucho tiempo',
  },
};
