/** Texts of the home page. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: a game of storms and guesses';
export const line =
  'One of you is Poseidon and drives the ships off course. The rest must find the way home.';
export const facts = 'Two to five players, 45 minutes, a phone or tablet each. Or play alone.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'A new table';
export const make = 'Start a table';
export const playAs = 'Playing as';
export const change = 'Change';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'A friend’s table';
export const code = 'Code';
export const codeHint = 'Letters and digits, from your friend’s screen';
export const join = 'Join';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Type the code shown on your friend’s screen.'
    : `“${typed}” isn’t a code. Codes have at least four characters, such as M7KP or RH7 N2K.`;
export const severalCodes = (codes: readonly string[]) =>
  `There is more than one code here: ${codes.join(', ')}. Type the one you mean.`;
export const noSuchTable = (code: string) =>
  `There is no table ${code}. Check the code on your friend’s screen.`;

// ── Tables where this device holds a seat ───────────────────────────────────────────────────────
export const goOnHeading = 'Continue';
export const goOn = (code: string) => `Back to table ${code}`;
export const state: Readonly<Record<Looked['game'], string>> = {
  none: 'In the lobby',
  running: 'Game in progress',
  over: 'Ready for another game',
};
export const seat = (side: Side | null) =>
  side === null ? 'not seated' : side === 'poseidon' ? 'you’re Poseidon' : 'you’re a Navigator';
export const yourTurn = 'Your turn';
export const waitsFor = (names: readonly string[]) => `Waiting for ${names.join(', ')}`;
export const waitsForSide: Readonly<Record<Side, string>> = {
  poseidon: 'Waiting for Poseidon',
  navigators: 'Waiting for the Navigators',
};
/** How long a turn still lasts, and when it began, such as "21 hr left, began 3 hr ago". */
export const turnTime = (left: string, ago: string) => `${left} left, began ${ago}`;
export const company = (names: readonly string[]) => names.join(', ');
export const looking = 'Checking…';
export const older = (count: number) => (count === 1 ? 'One more table' : `${count} more tables`);

// ── For newcomers ───────────────────────────────────────────────────────────────────────────────
export const newHere = 'New here?';
export const voyageNavigators = 'Tutorial: Navigators';
export const voyagePoseidon = 'Tutorial: Poseidon';
export const puzzles = 'Puzzles';
export const boards = 'Your boards';

// ── Solo ────────────────────────────────────────────────────────────────────────────────────────
export const alone = 'Play solo';
export const daily = 'The daily voyage';
