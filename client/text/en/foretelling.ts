/** Texts about a spectator's predictions, and whether they came true. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours, ships } from './common.ts';

export const name = 'Predict';
export const asksFirst = 'Which ship will come home first?';
/** The answer for "no ship comes home". */
export const none = 'None';
export const asks = (ship: Ship) => `How many islands will the ${ships[ship]} sight?`;
/** The possible answers to how many islands a ship will sight. */
export const islands = ['No islands', 'One island', 'Two islands', 'Three or more'] as const;
/** Short labels for the answers above. They are on the buttons, below the pictures. */
export const counts = ['0', '1', '2', '3+'] as const;
export const allReported = 'All ships have reported. More predictions next round.';
export const notYet = 'Once the game begins, you can predict what the ships will report.';
/** The prediction of which ship comes home first; null for no ship. */
export const homeFirst = (ship: Ship | null) => `Home first: ${ship ? colours[ship] : none}`;

/** A prediction, spoken after the ship’s name. */
export const word = (islands: string) => `your prediction: ${islands}`;
export const came = 'you were right';
export const cameNot = 'you were wrong';
/** Shown once the ship has reported, if the prediction was right. */
export const wasRight = (ship: Ship) => `${colours[ship]}: you were right.`;
/** @param seen what the ship saw, as one of the answers above */
export const wasWrong = (ship: Ship, seen: string) => `${colours[ship]}: no, it saw ${seen.toLowerCase()}.`;

export const rightly = (right: number, of: number) => `You predicted ${right} of ${of} correctly`;
/** The titles that spectators earn, and what each title is for. */
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
