/** Texts about the end of a game that is decided or conceded before its last round. */
import { list } from './words.ts';

/** Shown to the Navigators when the third ship is home. */
export const won = 'You have won!';
export const wonOn = 'Three ships are home. End the game here, or sail on for the fourth ship?';
export const wonPoints = 'Three ships are home. The fourth is still worth points.';
/** Shown to Poseidon when the third ship is home. */
export const lost = 'Three ships are home. You have lost this game.';
export const lostOn = 'The Navigators may still sail for the fourth ship.';
/** Shown to spectators when the third ship is home. */
export const seen = 'Three ships are home. The Navigators have won.';
export const endHere = 'End here';
export const sailOn = 'Sail on';
/** Asked before the game ends. */
export const endTitle = 'End the game here?';
export const endText = 'The Navigators’ win and the points stand.';
export const endAskText = 'If all Navigators agree, the game ends. Your win and the points stand.';
export const othersEnd = (names: readonly string[]) => `${list(names)} would like to end the game here.`;
/** @param missing the other Navigators who have not agreed yet */
export const iEnd = (missing: readonly string[]) =>
  `You’d like to end the game here. Waiting for ${list(missing)}.`;
export const concede = 'Concede';
export const concedeTitle = 'Concede this game?';
export const concedeText = {
  poseidon: 'The game ends for everyone, and the Navigators win.',
  navigators: 'The game ends for everyone, and Poseidon wins.',
};
export const concedeAsk = 'Ask to concede';
export const concedeAskTitle = 'Ask the others to concede?';
export const concedeAskText = 'If all Navigators agree, the game ends and Poseidon wins.';
export const othersConcede = (names: readonly string[]) => `${list(names)} would like to concede.`;
/** @param missing the other players of the side who have not agreed yet */
export const iConcede = (missing: readonly string[]) =>
  `You’d like to concede. Waiting for ${list(missing)}.`;
/** Shown to the Navigators when they can no longer win. */
export const tooFar = 'Three ships can no longer come home in the rounds that are left.';
/** Shown with the result, without a full stop. */
export const conceded = {
  poseidon: (round: number) => `Poseidon conceded in round ${round}`,
  navigators: (round: number) => `The Navigators conceded in round ${round}`,
};
