/** What somebody who looks on foretells, and what comes of it. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours } from './common.ts';
import { theShip } from './words.ts';

export const name = 'Predice';
export const asksFirst = '¿Qué barco llega primero a casa?';
/** No ship. */
export const none = 'Ninguno';
export const asks = (ship: Ship) => `¿Cuántas islas avistará ${theShip[ship]}?`;
/** The answers, by how many; the last is so many or more. */
export const islands = ['Ninguna isla', 'Una isla', 'Dos islas', 'Tres o más'] as const;
/** On their buttons, below the picture. */
export const counts = ['0', '1', '2', '3+'] as const;
export const allReported = 'Todos los barcos han informado. Se sigue en la próxima ronda.';
export const notYet = 'En cuanto empiece la partida, predices qué informan los barcos.';
/** Which ship was said to be home first; null: none. */
export const homeFirst = (ship: Ship | null) => `Primero en casa: ${ship ? colours[ship] : none}`;

/** On a ship, for those who hear it. */
export const word = (islands: string) => `dices: ${islands}`;
export const came = 'has acertado';
export const cameNot = 'no era así';
/** When its reply has come. */
export const wasRight = (ship: Ship) => `${colours[ship]}: como dijiste.`;
/** @param seen one of the answers */
export const wasWrong = (ship: Ship, seen: string) => `${colours[ship]}: no. ${seen}.`;

export const rightly = (right: number, of: number) => `Acertaste ${right} de ${of}`;
/** Who saw far, and how. */
export const honours = {
  tiresias: 'Tiresias',
  cassandra: 'Casandra',
  lynceus: 'Linceo',
  polyphemus: 'Polifemo',
};
export const honourFor = {
  tiresias: 'ciego, y lo veía todo',
  cassandra: 'tenía razón, y nadie escuchaba',
  lynceus: 'el vigía de los Argonautas',
  polyphemus: 'un solo ojo, y no por mucho tiempo',
};
