/** What the screens of a running game share: the clock, the ships’ commanders, the board. */
import type { Ship } from '../../../shared/board/board.ts';
import { ships } from './common.ts';
import { capital } from './words.ts';

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
const secondsOf = (count: number) => (count === 1 ? '1 second' : `${count} seconds`);
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Time left: ${secondsOf(seconds)}`;
  const whole = `Time left: ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Little time is left.';
export const timeUp = 'Time is up';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'The ships and who commands them';
export const owned = (name: string) => `${name}’s`;
export const yours = 'Yours';
export const anybodys = 'Anybody’s';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Enlarge the board';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Keyboard',
  on: 'Single keys',
  onDoes: 'Switch them off if they get in the way of other software.',
  numberPad: 'The number pad does the same.',
  elsewhere: 'The letters are those of an English keyboard: on yours, the keys in the same places.',
  steer: 'The heading of the chosen ship, as the keys lie.',
  drive: 'Where the ship in hand is driven, as the keys lie.',
  nextShip: 'Choose the next ship',
  board: 'To the board',
  orders: 'To the order or the newest reply',
  tokens: 'To the reminders',
  journal: 'To the journal',
  moveGuess: 'Take the guess of the chosen ship in hand',
  tiles: 'To your tiles',
  log: 'To the orders and replies',
  cover: 'Cover the board, or lift the cover',
  always: [
    { key: '← ↑ ↓ →', does: 'On the board: from square to square' },
    { key: 'Enter', does: 'Press, or pick the square' },
    { key: 'Esc', does: 'Back, or put down what is in hand' },
    { key: '?', does: 'This list' },
  ],
};
