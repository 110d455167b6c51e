/** Texts about the clock: what the lobby asks about it, and what it says in a game. */
import type { Side } from '../../../shared/game/game.ts';
import type { Clock } from '../../../shared/table/clock.ts';
import { list } from './words.ts';

export const name = 'The clock';
export const kinds = { none: 'None', relaxed: 'Relaxed', brisk: 'Brisk', days: 'Over days' };
export const offDoes = 'A time limit for each of Poseidon’s turns and each of the Navigators’ orders.';
export const times = (poseidon: string, order: string) =>
  `${poseidon} for each of Poseidon’s turns, ${order} for each order.`;
export const own = (poseidon: string, order: string) => `${poseidon} / ${order}`;
export const overDaysDoes =
  'Play whenever you have time. The clock runs day and night, even while nobody is here.';
export const turnTime = 'Time for a turn';
export const turnTimeDoes =
  'For each of Poseidon’s turns, and for all the Navigators’ orders of a round together.';
export const eachTurn = (time: string) => `${time} for each turn`;
export const atZero = 'When the time is up';
export const atZeroOptions: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Warning only',
  'random move': 'Random move',
  opponent: 'Opponent plays',
};
export const atZeroDoes: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'You only get a warning: nothing is played for you.',
  'random move': 'Random legal moves are played for you.',
  opponent: 'An opponent plays for you until you are back.',
};

export const timeLeft = (time: string) => `Time left: ${time}`;
export const warnings = {
  half: 'Half of the time has passed.',
  short: 'Time is running out.',
  up: 'Time is up',
};

// ── More time in a game over days ───────────────────────────────────────────────────────────────
export const askForTime = 'Ask for more time';
/** The same button after this player has asked. It takes the request back. */
export const askedForTime = 'Asked for more time';
/** Shown to the player who has asked. */
export const iAskForTime = 'You’ve asked for more time for this turn.';
/** Shown to the other side. */
export const timeWanted = (names: readonly string[]) => `${list(names)} would like more time for this turn.`;
/** The button with which the other side agrees. */
export const giveTime = (time: string) => `Give ${time}`;

// ── An opponent that stands in ──────────────────────────────────────────────────────────────────
export const standsIn: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon’s time was up. An opponent plays until Poseidon is back.',
  navigators: 'The Navigators’ time was up. An opponent plays until one of them is back.',
};
export const standsInForYou = 'Your time was up, so an opponent is playing for you.';
export const finishesForYou = 'Your time was up, so an opponent is finishing this turn.';
export const back = 'I’m back';
/** Shown after the game. */
export const stoodIn = (side: Side, from: number, to: number) => {
  const whom = side === 'poseidon' ? 'Poseidon' : 'the Navigators';
  return from === to
    ? `An opponent played for ${whom} in round ${from}.`
    : `An opponent played for ${whom} in rounds ${from} to ${to}.`;
};
