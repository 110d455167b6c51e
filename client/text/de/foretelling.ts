/** What somebody who looks on foretells, and what comes of it. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours } from './common.ts';
import { theShip } from './words.ts';

export const name = 'Vorhersagen';
export const asksFirst = 'Welches Schiff ist zuerst daheim?';
/** No ship. */
export const none = 'Keins';
export const asks = (ship: Ship) => `Wie viele Inseln sichtet ${theShip[ship]}?`;
/** The answers, by how many; the last is so many or more. */
export const islands = ['Keine Insel', 'Eine Insel', 'Zwei Inseln', 'Drei oder mehr'] as const;
/** On their buttons, below the picture. */
export const counts = ['0', '1', '2', '3+'] as const;
export const allReported = 'Alle Schiffe haben gemeldet. Weiter geht es in der nächsten Runde.';
export const notYet = 'Sobald das Spiel beginnt, sagst du voraus, was die Schiffe melden.';
/** Which ship was said to be home first; null: none. */
export const homeFirst = (ship: Ship | null) => `Zuerst daheim: ${ship ? colours[ship] : none}`;

/** On a ship, for those who hear it. */
export const word = (islands: string) => `du sagst: ${islands}`;
export const came = 'du hattest recht';
export const cameNot = 'du lagst daneben';
/** When its reply has come. */
export const wasRight = (ship: Ship) => `${colours[ship]}: wie du gesagt hast.`;
/** @param seen one of the answers */
export const wasWrong = (ship: Ship, seen: string) => `${colours[ship]}: daneben. ${seen}.`;

export const rightly = (right: number, of: number) => `Du lagst ${right} von ${of} Mal richtig`;
/** Who saw far, and how. */
export const honours = {
  tiresias: 'Teiresias',
  cassandra: 'Kassandra',
  lynceus: 'Lynkeus',
  polyphemus: 'Polyphem',
};
export const honourFor = {
  tiresias: 'war blind und sah alles',
  cassandra: 'hatte recht, und niemand hörte hin',
  lynceus: 'der Ausguck der Argonauten',
  polyphemus: 'ein Auge, und das nicht lange',
};
