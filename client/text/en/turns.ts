/** Texts that say whose turn it is, on each screen. */
import type { TurnKey } from '../turn-key.ts';

export const navigators: Readonly<Record<TurnKey, string>> = {
  lighthouse: 'Place the lighthouse',
  lighthouses: 'Place the lighthouses',
  dangers: 'Poseidon is preparing the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'Your turn',
  caught: 'Poseidon’s turn',
  over: 'The game is over',
};
/** The title when only other players’ ships have yet to sail. */
export const crew = 'Your crew’s turn';
export const onlookers: Readonly<Record<TurnKey, string>> = {
  lighthouse: 'The Navigators are placing their lighthouse',
  lighthouses: 'The Navigators are placing their lighthouses',
  dangers: 'Poseidon is preparing the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'The Navigators’ turn',
  caught: 'A ship is caught in a maelstrom',
  over: 'The game is over',
};
export const olympus: Readonly<Record<TurnKey, (poseidon: string) => string>> = {
  lighthouse: () => 'The Navigators are placing their lighthouse',
  lighthouses: () => 'The Navigators are placing their lighthouses',
  dangers: (poseidon) => `${poseidon} is laying traps`,
  poseidon: (poseidon) => `${poseidon} is brewing a storm`,
  navigators: () => 'The Navigators are sailing',
  caught: (poseidon) => `${poseidon} is driving a caught ship`,
  over: () => 'The game is over',
};
/** Each phase in two or three words. */
export const poseidon: Readonly<Record<TurnKey, string>> = {
  lighthouse: 'Lighthouse first',
  lighthouses: 'Lighthouses first',
  dangers: 'Lay your traps',
  poseidon: 'Your turn',
  navigators: 'Navigators’ turn',
  caught: 'Your turn: drive it!',
  over: 'The game is over',
};
/** The phases, as Poseidon’s screen reader announces them. */
export const toPoseidon: Readonly<Record<TurnKey, string>> = {
  lighthouse: 'The Navigators are placing their lighthouse.',
  lighthouses: 'The Navigators are placing their lighthouses.',
  dangers: 'Your turn: lay your traps.',
  poseidon: 'Your turn: send a storm.',
  navigators: 'The Navigators’ turn.',
  caught: 'Your turn: drive the caught ship one square.',
  over: 'The game is over.',
};
/** Read aloud to everyone at the table, so each side is called by its name. */
export const aloud: Readonly<Record<TurnKey, string>> = {
  lighthouse: 'The Navigators are placing their lighthouse',
  lighthouses: 'The Navigators are placing their lighthouses',
  dangers: 'Poseidon is preparing the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'The Navigators’ turn',
  caught: 'Poseidon is driving a ship out of the maelstrom',
  over: 'The game is over',
};
