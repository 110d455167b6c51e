/** What somebody who looks on foretells, and what comes of it. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours, ships } from './common.ts';

export const name = 'Prevedi';
export const asksFirst = 'Quale nave arriva a casa per prima?';
/** No ship. */
export const none = 'Nessuna';
export const asks = (ship: Ship) => `Quante isole avvista la ${ships[ship]}?`;
/** The answers, by how many; the last is so many or more. */
export const islands = ['Nessuna isola', 'Un’isola', 'Due isole', 'Tre o più'] as const;
/** On their buttons, below the picture. */
export const counts = ['0', '1', '2', '3+'] as const;
export const allReported = 'Tutte le navi hanno riferito. Si continua al prossimo round.';
export const notYet = 'Appena comincia la partita, prevedi che cosa riferiscono le navi.';
/** Which ship was said to be home first; null: none. */
export const homeFirst = (ship: Ship | null) => `Prima a casa: ${ship ? colours[ship] : none}`;

/** On a ship, for those who hear it. */
export const word = (islands: string) => `dici: ${islands}`;
export const came = 'avevi ragione';
export const cameNot = 'non era così';
/** When its reply has come. */
export const wasRight = (ship: Ship) => `${colours[ship]}: come hai detto.`;
/** @param seen one of the answers */
export const wasWrong = (ship: Ship, seen: string) => `${colours[ship]}: no. ${seen}.`;

export const rightly = (right: number, of: number) => `Hai visto giusto: ${right} su ${of}`;
/** Who saw far, and how. */
export const honours = {
  tiresias: 'Tiresia',
  cassandra: 'Cassandra',
  lynceus: 'Linceo',
  polyphemus: 'Polifemo',
};
export const honourFor = {
  tiresias: 'era cieco e vedeva tutto',
  cassandra: 'aveva ragione, e nessuno ascoltava',
  lynceus: 'la vedetta degli Argonauti',
  polyphemus: 'un occhio solo, e non per molto',
};
