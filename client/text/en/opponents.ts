/** The opponents: characters who play where nobody else does. */
import type { Side } from '../../../shared/game/game.ts';
import type { Opponent, Rung } from '../../../shared/opponents/opponents.ts';

export const letPlay = 'Computer plays';
export const who: Readonly<Record<Side, string>> = {
  poseidon: 'Who plays Poseidon?',
  navigators: 'Who sails with the crew?',
};
export const strengths: Readonly<Record<Rung, string>> = { 1: 'Easygoing', 2: 'Seasoned', 3: 'Masterly' };
/** How each plays at home. */
export const ways: Readonly<Record<Opponent, string>> = {
  elpenor: 'by eye',
  eurylochus: 'by reminders',
  palinurus: 'by the stars',
  triton: 'moody',
  proteus: 'cunning',
  charybdis: 'wrathful',
};
export const lines: Readonly<Record<Opponent, string>> = {
  elpenor: 'Young and carefree. Looks about once, and sets sail.',
  eurylochus: 'Leaves nothing to chance. Lays a reminder on every square where a ship could be.',
  palinurus: 'Helmsman for forty years. He weighs each heading twice.',
  triton: 'Blows his shell horn when he likes, and hardly knows where the storm will go.',
  proteus: 'Changes his shape, and makes your ships lose their way.',
  charybdis: 'Has thought of everything that you could do. And then she pulls.',
};
export const others: Readonly<Record<Side, string>> = {
  poseidon: 'Navigators can be Poseidon, too',
  navigators: 'Gods and monsters sail, too',
};
export const here = 'Plays here already';
export const ships = 'Ships of its own';
export const shipsByLot = 'by lot';
export const shipsDoes =
  'Mark the ships that this opponent is to command. What nobody wishes for is dealt by lot.';
/** Beside a name in a list. */
export const mark = 'opponent';
export const removeText = (name: string) =>
  `${name} leaves the table. You can ask for the same opponent again.`;
/** In the journal, before what somebody thinks. */
export const says = (name: string) => `${name}:`;
/** What somebody is called who plays alone and has given no name. */
export const you = 'You';
/** While a game alone is being made. */
export const starting = 'The game begins…';
