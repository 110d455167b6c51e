/** What a spectator predicts, and how it turned out. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours, ships } from './common.ts';

export const name = 'Predict';
export const asksFirst = 'Which ship will come home first?';
/** No ship. */
export const none = 'None';
export const asks = (ship: Ship) => `How many islands will the ${ships[ship]} sight?`;
/** The answers, by the number of islands; the last also means more. */
export const islands = ['No island', 'One island', 'Two islands', 'Three or more'] as const;
/** On their buttons, below the picture. */
export const counts = ['0', '1', '2', '3+'] as const;
export const allReported = 'All ships have reported. More predictions next round.';
export const notYet = 'Once the game begins, you can predict what the ships will report.';
/** The ship predicted to be home first; null: none. */
export const homeFirst = (ship: Ship | null) => `Home first: ${ship ? colours[ship] : none}`;

/** Spoken after a ship’s name. */
export const word = (islands: string) => `your prediction: ${islands}`;
export const came = 'you were right';
export const cameNot = 'you were wrong';
/** Once the ship has reported. */
export const wasRight = (ship: Ship) => `${colours[ship]}: you were right.`;
/** @param seen one of the answers */
export const wasWrong = (ship: Ship, seen: string) => `${colours[ship]}: no, it saw ${seen.toLowerCase()}.`;

export const rightly = (right: number, of: number) => `You predicted ${right} of ${of} correctly`;
/** The name that a spectator earns, and why. */
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
