/** Whose turn it is, as each screen says it. */
import type { Phase } from '../../../shared/game/game.ts';

export const navigators: Readonly<Record<Phase, string>> = {
  lighthouses: 'Place the lighthouses',
  dangers: 'Poseidon prepares the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'Your turn',
  caught: 'Poseidon’s turn',
  over: 'The game is over',
};
/** When all that is left to order is others’. */
export const crew = 'Your crew’s turn';
export const onlookers: Readonly<Record<Phase, string>> = {
  lighthouses: 'The Navigators place the lighthouses',
  dangers: 'Poseidon prepares the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'The Navigators’ turn',
  caught: 'A ship is caught in a maelstrom',
  over: 'The game is over',
};
export const olympus: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'The Navigators place their lighthouses',
  dangers: (poseidon) => `${poseidon} lays the traps`,
  poseidon: (poseidon) => `${poseidon} brews a storm`,
  navigators: () => 'The Navigators sail',
  caught: (poseidon) => `${poseidon} hurls a caught ship`,
  over: () => 'The game is over',
};
/** In two or three words. */
export const poseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'Lighthouses first',
  dangers: 'Lay your traps',
  poseidon: 'Your turn',
  navigators: 'Navigators’ turn',
  caught: 'Your turn: hurl it!',
  over: 'The game is over',
};
/** As it is announced to Poseidon. */
export const toPoseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'The Navigators place their lighthouses.',
  dangers: 'Your turn: lay your traps.',
  poseidon: 'Your turn: send a storm.',
  navigators: 'The Navigators’ turn.',
  caught: 'Your turn: drive the caught ship one square.',
  over: 'The game is over.',
};
/** Read aloud to everybody at the table: each turn by the side’s name. */
export const aloud: Readonly<Record<Phase, string>> = {
  lighthouses: 'The Navigators place their lighthouses',
  dangers: 'Poseidon prepares the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'The Navigators’ turn',
  caught: 'Poseidon drives a ship out of the maelstrom',
  over: 'The game is over',
};
