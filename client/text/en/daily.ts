/** The daily voyage. */

export const title = 'The daily voyage';
export const lead = 'The same sea and the same storms for everybody, anew every day.';
export const today = 'Today';
export const steers = (name: string) => `${name} steers the storms, and all four ships are yours.`;
export const begin = 'Set sail';
export const goOn = 'Go on';
export const catchUp = 'Sail it now';
export const late = 'Sailed later';
export const lateHint = 'A day that you sail later does not count for the streak.';
export const alone = 'Play alone';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const won = 'Won';
export const lost = 'Lost';
const HOME = ['No ship home', 'One ship home', 'Two ships home', 'Three ships home', 'All four ships home'];
export const home = (ships: number, round: number) =>
  `${HOME[ships] ?? ''} ${round === 1 ? 'after one round' : `after ${round} rounds`}`;
export const score = (score: number) => `Deduction ${score} of 100`;
export const noScore = 'Look back at the game, in the record, and your score is worked out.';
export const look = 'To the record';
/** What the signs of the rounds mean. */
export const marks = 'Wave: a round. Anchor: a ship came home.';

// ── To share ────────────────────────────────────────────────────────────────────────────────────

export const result = 'The result as text';
export const resultHint = 'The result gives away nothing of the voyage.';
export const shareTitle = (date: string, board: string) => `Odyssey, ${date} · Board ${board}`;
export const shareScore = (score: number) => `Deduction ${score}`;
export const copy = 'Copy the result';
export const copied = 'The result is copied.';
export const copyByHand = 'The result is marked: copy it by hand.';

// ── The calendar ────────────────────────────────────────────────────────────────────────────────

export const calendar = 'The days';
export const before = 'The month before';
export const after = 'The month after';
export const streak = (count: number) =>
  count === 0 ? 'No streak yet' : count === 1 ? 'One day in a row' : `${count} days in a row`;
export const states = {
  won: 'won',
  lost: 'lost',
  running: 'begun',
  open: 'not sailed yet',
};
