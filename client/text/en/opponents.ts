/** Texts about the opponents, the characters that the computer plays in seats that no person takes. */
import type { Side } from '../../../shared/game/game.ts';
import type { Opponent, Rung } from '../../../shared/opponents/opponents.ts';

export const letPlay = 'Add computer player';
export const who: Readonly<Record<Side, string>> = {
  poseidon: 'Who will play Poseidon?',
  navigators: 'Who will join the crew?',
};
export const strengths: Readonly<Record<Rung, string>> = { 1: 'Easygoing', 2: 'Seasoned', 3: 'Master' };
/** How each opponent plays on each side. */
export const ways: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'by eye',
    eurylochus: 'methodical',
    palinurus: 'by the stars',
    triton: 'by eye',
    proteus: 'methodical',
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
/** A description of each opponent, for each side. */
export const lines: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'Young and carefree. Takes one look around and sets sail.',
    eurylochus: 'Leaves nothing to chance. Puts a reminder on every square where a ship could be.',
    palinurus: 'Helmsman for forty years. He weighs each heading twice.',
    triton: 'Knows the sea from below. Up here he takes one look around and sets sail.',
    proteus: 'Counts his seals every noon, and puts a reminder wherever a ship could be.',
    charybdis: 'Knows the currents: most are her own. And this time she pulls for you.',
  },
  poseidon: {
    elpenor: 'Sends storms as he does everything: without a second look.',
    eurylochus: 'Was there when the bag of winds was opened, and has learnt from it.',
    palinurus: 'Helmsman for forty years. He knows what every helmsman dreads.',
    triton: 'Blows his shell horn when he likes, and hardly knows where the storm will go.',
    proteus: 'Changes his shape, and leads your ships astray.',
    charybdis: 'Has thought of everything you could do. And then she pulls.',
  },
};
export const others: Readonly<Record<Side, string>> = {
  poseidon: 'Navigators who can play Poseidon',
  navigators: 'Gods and monsters who can sail',
};
export const here = 'Already at this table';
export const ships = 'Its ships';
export const shipsByLot = 'at random';
export const shipsDoes = 'Choose the ships it should command. Ships nobody asks for are dealt at random.';
/** The note beside an opponent's name in a list. */
export const mark = 'computer';
export const removeText = (name: string) => `${name} will leave the table. You can invite ${name} back.`;
/** Shown in the journal, before an opponent’s reasons. */
export const says = (name: string) => `${name}:`;
/** The name of a player who plays alone and has not entered a name. */
export const you = 'You';
/** Shown while a game against opponents is being created. */
export const starting = 'Starting the game…';
