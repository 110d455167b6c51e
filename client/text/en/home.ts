/** The first page, and the banner of the connection. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: a game of storms and guesses';
export const line =
  'One of you is Poseidon and drives the ships astray. The others must find their way home.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'A new table';
export const make = 'Make a table';
export const name = 'Your name';
export const nameHint = 'As the others will see it';
export const nameMissing = 'Please give a name, so that the others know you.';
export const nameTaken = 'Somebody here has that name already. Add something to tell you apart.';
export const playAs = 'You play as';
export const change = 'Change';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'A friend’s table';
export const code = 'Code';
export const codeHint = 'Four characters, from your friend’s screen';
export const join = 'Join';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Type the four characters that your friend’s screen shows.'
    : `“${typed}” can’t be a code: it has four characters, such as M7KP.`;
export const noSuchTable = (code: string) =>
  `There is no table ${code}. Compare it with your friend’s screen.`;
export const noAnswer = 'The server does not answer. Please try again in a moment.';

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

// ── Nowhere ─────────────────────────────────────────────────────────────────────────────────────
export const nowhereTitle = 'Off the chart';
export const nowhereText = 'There is nothing at this address. A table’s link ends with its four characters.';
export const wayHome = 'To the first page';

// ── The connection ──────────────────────────────────────────────────────────────────────────────
export const connecting = 'Looking for the server…';
export const lost = 'The connection is lost. Looking for it…';
export const outdated = 'A newer version of Odyssey has come.';
export const notLoaded = 'A part of the page could not be loaded.';
export const reload = 'Reload';

// ── For newcomers, and this device ──────────────────────────────────────────────────────────────
export const newHere = 'New here?';
export const voyageNavigators = 'First voyage: Navigators';
export const voyagePoseidon = 'First voyage: Poseidon';
export const rules = 'The rules';
export const language = 'Language';
