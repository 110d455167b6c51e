/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'You are watching';
export const watchingText =
  'You see what both sides know: the printed sea, the tiles, the orders and the replies. The ships are where only Poseidon knows.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'The printed chart, without ships';
export const help = 'Help the Navigators';
export const helpText =
  'You will sit with the Navigators for the rest of this game, see their guess board and give orders. Ships that have lost their commander may become yours.';
export const helpAsk = 'Help the Navigators?';
export const tab = 'Now';
