/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import type { ChartBarred } from '../../../shared/table/rules/open-chart.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'You are watching';
export const watchingText =
  'You see what both sides know: the printed sea, the tiles, the orders and the replies. Once storms blow, only Poseidon knows where the ships are.';
/** Why the board is bare, once there is a reply to look at. */
export const noShips =
  'No ships are on the board: the Navigators keep their guesses to themselves, and Poseidon what is true.';
/** Where what can be known is shaded on it. */
export const onlyKnown =
  'The shades and ships on the board are what can be known. The Navigators keep their guesses to themselves, and Poseidon what is true.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'The printed chart, without ships';
export const help = 'Help the Navigators';
export const helpText =
  'You will sit with the Navigators for the rest of this game, see their guess board and give orders. Ships that have lost their commander may become yours.';
export const helpAsk = 'Help the Navigators?';
export const tab = 'Now';

// ── The Navigators’ chart, if it is open ────────────────────────────────────────────────────────

export const chartOpen = 'The chart is open to you';
export const chartOpenText =
  'You may see the Navigators’ guesses and reminders. If you sit down as Poseidon in this game afterwards, everybody is told.';
export const lookAtChart = 'See the chart';
export const leaveChart = 'Put the chart away';
export const atChart = {
  title: 'Behind the Navigators’ chart',
  text: 'You see their guesses and reminders, and what both sides know. Only Poseidon knows where the ships are.',
};
export const guesses = 'The Navigators’ chart';
/** Why this device does not see it, though it is open. */
export const chartBarred: Readonly<Record<ChartBarred, string>> = {
  poseidon: 'This device has seen Poseidon’s sea in this game: the chart stays closed to it.',
  'no-device': 'This page is too old to show the chart. Load it anew.',
  'too-many': 'This game has been shown on too many screens.',
};
