/** The first page. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: a game of storms and guesses';
export const line =
  'One of you is Poseidon and drives the ships astray. The others must find their way home.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'A new table';
export const make = 'Make a table';
export const playAs = 'You play as';
export const change = 'Change';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'A friend’s table';
export const code = 'Code';
export const codeHint = 'Letters and digits, from your friend’s screen';
export const join = 'Join';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Type the code that your friend’s screen shows.'
    : `“${typed}” can’t be a code: it has four characters or more, such as M7KP or RH7 N2K.`;
export const severalCodes = (codes: readonly string[]) =>
  `There is more than one code in this: ${codes.join(', ')}. Type the one that you mean.`;
export const noSuchTable = (code: string) =>
  `There is no table ${code}. Compare it with your friend’s screen.`;

// ── Tables known here ───────────────────────────────────────────────────────────────────────────
export const goOnHeading = 'Go on';
export const goOn = (code: string) => `Go on at table ${code}`;
export const state: Readonly<Record<Looked['game'], string>> = {
  none: 'In the lobby',
  running: 'A game is running',
  over: 'Ready for another game',
};
export const seat = (side: Side | null) =>
  side === null ? 'without a seat' : side === 'poseidon' ? 'as Poseidon' : 'as a Navigator';
export const company = (names: readonly string[]) => names.join(', ');
export const looking = 'Looking…';
export const older = (count: number) => (count === 1 ? 'One older table' : `${count} older tables`);

// ── For newcomers ───────────────────────────────────────────────────────────────────────────────
export const newHere = 'New here?';
export const voyageNavigators = 'Learn: Navigators';
export const voyagePoseidon = 'Learn: Poseidon';
export const puzzles = 'Puzzles';

// ── Alone ───────────────────────────────────────────────────────────────────────────────────────
export const alone = 'Play alone';
export const daily = 'The daily voyage';
