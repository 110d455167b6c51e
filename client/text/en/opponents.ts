/** The opponents: characters who play where nobody else does. */
import type { Side } from '../../../shared/game/game.ts';
import type { Opponent, Rung } from '../../../shared/opponents/opponents.ts';

export const letPlay = 'Computer plays';
export const who: Readonly<Record<Side, string>> = {
  poseidon: 'Who plays Poseidon?',
  navigators: 'Who sails with the crew?',
};
export const strengths: Readonly<Record<Rung, string>> = { 1: 'Easygoing', 2: 'Seasoned', 3: 'Masterly' };
/** How each plays on a side. */
export const ways: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'by eye',
    eurylochus: 'by reminders',
    palinurus: 'by the stars',
    triton: 'by eye',
    proteus: 'by reminders',
    charybdis: 'by the stars',
  },
  poseidon: {
    elpenor: 'moody',
    eurylochus: 'cunning',
    palinurus: 'wrathful',
    triton: 'moody',
    proteus: 'cunning',
    charybdis: 'wrathful',
  },
};
/** Who each is on a side. */
export const lines: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'Young and carefree. Looks about once, and sets sail.',
    eurylochus: 'Leaves nothing to chance. Lays a reminder on every square where a ship could be.',
    palinurus: 'Helmsman for forty years. He weighs each heading twice.',
    triton: 'Knows the sea from below. Up here he looks about once, and sets sail.',
    proteus: 'Counts his seals every noon, and lays a reminder where each ship could be.',
    charybdis: 'Knows the currents: most are her own. And this time she pulls for you.',
  },
  poseidon: {
    elpenor: 'Sends storms as he does everything: without a second look.',
    eurylochus: 'Was there when the bag of winds was opened, and has learnt from it.',
    palinurus: 'Helmsman for forty years. He knows what every helmsman dreads.',
    triton: 'Blows his shell horn when he likes, and hardly knows where the storm will go.',
    proteus: 'Changes his shape, and makes your ships lose their way.',
    charybdis: 'Has thought of everything that you could do. And then she pulls.',
  },
};
export const others: Readonly<Record<Side, string>> = {
  poseidon: 'Navigators can be Poseidon, too',
  navigators: 'Gods and monsters sail, too',
};
export const here = 'Plays here already';
export const ships = 'Ships of its own';
export const shipsByLot = 'by lot';
export const shipsDoes =
  'Mark the ships that the computer is to command. What nobody wishes for is dealt by lot.';
/** Beside a name in a list. */
export const mark = 'opponent';
export const removeText = (name: string) => `${name} leaves the table. You can ask ${name} back.`;
/** In the journal, before what somebody thinks. */
export const says = (name: string) => `${name}:`;
/** What somebody is called who plays alone and has given no name. */
export const you = 'You';
/** While a game alone is being made. */
export const starting = 'The game begins…';
