/** What somebody who looks on foretells, and what comes of it. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours, ships } from './common.ts';

export const name = 'Foretell';
export const asksFirst = 'Which ship comes home first?';
/** No ship. */
export const none = 'None';
export const asks = (ship: Ship) => `How many islands will the ${ships[ship]} sight?`;
/** The answers, by how many; the last is so many or more. */
export const islands = ['No island', 'One island', 'Two islands', 'Three or more'] as const;
/** On their buttons, below the picture. */
export const counts = ['0', '1', '2', '3+'] as const;
export const allReported = 'All ships have reported. You go on in the next round.';
export const notYet = 'As soon as the game begins, you foretell what the ships report.';
/** Which ship was said to be home first; null: none. */
export const homeFirst = (ship: Ship | null) => `Home first: ${ship ? colours[ship] : none}`;

/** On a ship, for those who hear it. */
export const word = (islands: string) => `you say: ${islands}`;
export const came = 'you were right';
export const cameNot = 'you were wrong';
/** When its reply has come. */
export const wasRight = (ship: Ship) => `${colours[ship]}: as you said.`;
/** @param seen one of the answers */
export const wasWrong = (ship: Ship, seen: string) => `${colours[ship]}: not so. ${seen}.`;

export const rightly = (right: number, of: number) => `You foretold ${right} of ${of} rightly`;
/** Who saw far, and how. */
export const honours = {
  tiresias: 'Tiresias',
  cassandra: 'Cassandra',
  lynceus: 'Lynceus',
  polyphemus: 'Polyphemus',
};
export const honourFor = {
  tiresias: 'blind, and saw everything',
  cassandra: 'was right, and nobody listened',
  lynceus: 'the lookout of the Argonauts',
  polyphemus: 'one eye, and not for long',
};
