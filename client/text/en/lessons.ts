/** Texts used both by the tutorial and by the figures in the rules. */
import type { Side } from '../../../shared/game/game.ts';

export const boards: Readonly<Record<Side, string>> = {
  poseidon: 'The true board, on Poseidon’s screen',
  navigators: 'The Navigators’ chart, with their guesses',
};
export const tiles = 'Your tiles';
