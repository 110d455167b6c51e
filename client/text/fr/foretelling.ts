/** What somebody who looks on foretells, and what comes of it. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours } from './common.ts';
import { theShip } from './words.ts';

export const name = 'Prédire';
export const asksFirst = 'Quel navire rentre le premier\u202f?';
/** No ship. */
export const none = 'Aucun';
export const asks = (ship: Ship) => `Combien d’îles ${theShip[ship]} va-t-il apercevoir\u202f?`;
/** The answers, by how many; the last is so many or more. */
export const islands = ['Aucune île', 'Une île', 'Deux îles', 'Trois ou plus'] as const;
/** On their buttons, below the picture. */
export const counts = ['0', '1', '2', '3+'] as const;
export const allReported = 'Tous les navires ont fait leur rapport. La suite à la prochaine manche.';
export const notYet = 'Dès que la partie commence, tu prédis ce que signalent les navires.';
/** Which ship was said to be home first; null: none. */
export const homeFirst = (ship: Ship | null) => `Rentré le premier\u202f: ${ship ? colours[ship] : none}`;

/** On a ship, for those who hear it. */
export const word = (islands: string) => `tu dis\u202f: ${islands}`;
export const came = 'tu avais raison';
export const cameNot = 'ce n’était pas ça';
/** When its reply has come. */
export const wasRight = (ship: Ship) => `${colours[ship]}\u202f: comme tu l’as dit.`;
/** @param seen one of the answers */
export const wasWrong = (ship: Ship, seen: string) => `${colours[ship]}\u202f: raté. ${seen}.`;

export const rightly = (right: number, of: number) => `Tu as vu juste ${right} fois sur ${of}`;
/** Who saw far, and how. */
export const honours = {
  tiresias: 'Tirésias',
  cassandra: 'Cassandre',
  lynceus: 'Lyncée',
  polyphemus: 'Polyphème',
};
export const honourFor = {
  tiresias: 'aveugle, et voyait tout',
  cassandra: 'avait raison, et personne n’écoutait',
  lynceus: 'la vigie des Argonautes',
  polyphemus: 'un seul œil, et pas pour longtemps',
};
