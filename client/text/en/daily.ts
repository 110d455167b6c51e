/** Texts about the daily game, which is called "the daily voyage" on the screens. */

export const title = 'The daily voyage';
export const lead = 'A new sea every day, with the same storms for everyone.';
export const today = 'Today';
export const steers = (name: string) => `${name} sends the storms, and all four ships are yours.`;
export const noTiles = 'storm tiles only';
export const help = 'Help:';
/** The mark of a result that was sailed on the day's easier sea. */
export const easier = 'Easier sea';
export const easierBegin = 'Take the easier sea';
export const easierTitle = 'An easier sea';
export const easierHint =
  'The same board, with a gentler opponent and hints. It counts towards your streak too.';
/** If the day’s easier sea is another board than the usual one. */
export const easierSeaHint =
  'A gentler sea, with a gentler opponent and hints. It counts towards your streak too.';
export const begin = 'Set sail';
export const goOn = 'Continue';
export const catchUp = 'Sail it now';
export const late = 'Sailed late';
export const lateHint = 'Voyages sailed late don’t count towards your streak.';
export const alone = 'Play solo';

// ── The result ──────────────────────────────────────────────────────────────────────────────────

export const won = 'Won';
export const lost = 'Lost';
const HOME = ['No ships home', 'One ship home', 'Two ships home', 'Three ships home', 'All four ships home'];
export const home = (ships: number, round: number) =>
  `${HOME[ships] ?? ''} ${round === 1 ? 'after one round' : `after ${round} rounds`}`;
export const score = (score: number) => `Deduction ${score} out of 100`;
export const noScore = 'For your score, open the game’s review.';
export const look = 'View the game';
/** The legend for the symbols of the rounds. */
export const marks = 'Wave: a round. Anchor: a ship came home.';

// ── The result to share ─────────────────────────────────────────────────────────────────────────

export const result = 'The result as text';
export const resultHint = 'The result gives nothing away about the voyage.';
export const shareTitle = (date: string, board: string) => `Odyssey, ${date} · ${board}`;
export const shareScore = (score: number) => `Deduction ${score}`;
export const copy = 'Copy the result';
export const copied = 'Result copied.';
export const copyByHand = 'The result is selected: copy it manually.';

// ── The calendar ────────────────────────────────────────────────────────────────────────────────

export const calendar = 'Calendar';
export const before = 'Previous month';
export const after = 'Next month';
export const streak = (count: number) => (count === 0 ? 'No streak yet' : `${count}-day streak`);
export const states = {
  won: 'won',
  lost: 'lost',
  running: 'in progress',
  open: 'not sailed yet',
};
