/** Texts of the spectators' screen. */
import type { ChartBarred } from '../../../shared/table/rules/open-chart.ts';
import type { TurnKey } from '../turn-key.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'You are watching';
export const watchingText =
  'You see what both sides know: the board, the tiles, the orders and the reports. Once the storms begin, only Poseidon knows where the ships are.';
/** Explains, once the first ship has reported, which ships are shown. */
export const knownShips =
  'Ships are shown while both sides know where they are: until a storm drives them, and once they are home. The Navigators keep their guesses to themselves.';
export const pageTitle = (turn: TurnKey) => `${turns[turn]} · Odyssey`;
export const chart = 'The board';
export const help = 'Help the Navigators';
export const helpText =
  'You’ll join the Navigators for the rest of this game, see their chart and give orders. Ships without an owner may become yours.';
export const helpAsk = 'Help the Navigators?';
export const tab = 'Now';

// ── The Navigators’ chart, if it is open ────────────────────────────────────────────────────────

export const chartOpen = 'The chart is open to you';
export const chartOpenText =
  'You can see the Navigators’ guesses and reminders. If you then sit down as Poseidon in this game, everyone will be told.';
export const lookAtChart = 'See the chart';
export const leaveChart = 'Hide the chart';
export const atChart = {
  title: 'The Navigators’ chart',
  text: 'You see their guesses and reminders, and what both sides know. Only Poseidon knows where the ships are.',
};
export const guesses = 'The Navigators’ chart';
/** Why this device can't show the chart, although it is open to spectators. */
export const chartBarred: Readonly<Record<ChartBarred, string>> = {
  poseidon: 'This device has seen the true board in this game, so it can’t show the chart.',
  'no-device': 'This page is out of date. Reload it to see the chart.',
  'too-many': 'This game has been shown on too many screens.',
};
