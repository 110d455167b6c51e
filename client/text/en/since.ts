/** Texts of the list of what has happened since a player was last at the table. */
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Since you were here';
export const show = 'Show me';
export const toBoard = 'To the board';
export const toList = 'Back to the list';
export const began = 'A new game has begun.';
export const dangersPlaced = 'Poseidon has laid the traps.';
export const came = (name: string) => `${name} has joined the Navigators.`;
export const left = (name: string) => `${name} has left the Navigators.`;
/** The time of a turn over days was up. */
export const atRandom = (side: Side, round: number) =>
  side === 'poseidon'
    ? `Poseidon’s time was up in round ${round}, so a random move was made.`
    : `The Navigators’ time was up in round ${round}, so random moves were made.`;
export const atTable = 'At the table';
export const board = 'The board at that moment';
/** Which of the things that happened the board shows. */
export const moment = (number: number, of: number) => `${number} of ${of}`;
export const previous = 'Previous';
export const next = 'Next';
export const play = 'Play';
export const pause = 'Pause';
