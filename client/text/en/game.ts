/** A running game, whoever looks at it: the ships, what happens to them, the clock, the keyboard. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Outcome, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, ships } from './common.ts';
import { capital, list, low } from './words.ts';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'The ships and who commands them';
export const owned = (name: string) => `${name}’s`;
export const yours = 'Yours';
export const anybodys = 'Anybody’s';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;
export const ownerAway = (owner: string) => `${owner} is not here just now: the game waits.`;
/** How many of the ships that it takes to win. */
export const home = (ships: number, needed: number) => `${ships} of ${needed} home`;
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} orders ${list(theirs.map(low))}.`).join(' ');

// ── How a ship stands ───────────────────────────────────────────────────────────────────────────

const ORDINALS = ['1st', '2nd', '3rd', '4th'];
export const states = {
  ready: 'To sail',
  held: 'Held',
  done: (order: number) => `Went ${ORDINALS[order - 1] ?? order}`,
  safe: 'Safe',
  atStart: 'At start',
  waiting: 'At sea',
  notYours: 'To sail',
};
export const spokenStates = {
  ready: 'still to sail',
  held: 'held by a sea monster',
  done: (order: number) => `went ${ORDINALS[order - 1] ?? order} in this round`,
  safe: 'safe on the Sacred Island',
  atStart: 'at its start island',
  waiting: 'at sea',
  notYours: 'somebody else’s to order',
};

// ── Orders and storms ───────────────────────────────────────────────────────────────────────────

export const roseLetters: Readonly<Record<Heading, string>> = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SW',
  W: 'W',
  NW: 'NW',
};
export const sail = (ship: Ship, heading: Heading) =>
  `Sail ${colours[ship].toLowerCase()} ${headings[heading]}`;
export const unleash = (storm: Storm) =>
  storm === 'great' ? 'Unleash the Great Storm' : 'Unleash the storm';

// ── What happens ────────────────────────────────────────────────────────────────────────────────

/** As it is announced. */
export const roundAnnounced = (now: number) => `Round ${now}.`;
export const lighthousesStand = 'The lighthouses stand.';
/** Where the truth is shown: what a storm has done. */
export const driven = (pushes: readonly { ship: Ship; heading: Heading }[]) => {
  const phrases = pushes.map(({ ship, heading }, i) =>
    i === 0 ? `${colours[ship]} is driven ${headings[heading]}` : `${low(ship)} ${headings[heading]}`,
  );
  return phrases.length === 0 ? 'It finds nobody at sea.' : `${list(phrases)}.`;
};
export const beingPushed = (ship: Ship) => `Poseidon is driving the ${ships[ship]} out of the maelstrom.`;
export const pushedOut = (ship: Ship) =>
  `Poseidon has driven the ${ships[ship]} one square out of the maelstrom.`;
/** The third ship has arrived; the fourth may sail on. */
export const decided = 'Three ships are home: the Navigators have won.';
const safe = ['No ship is', 'One ship is', 'Two ships are', 'Three ships are', 'All four ships are'] as const;
/** Read aloud to everybody. */
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length]} on the Sacred Island. ${winner === 'poseidon' ? 'Poseidon wins.' : 'The Navigators win.'}`;

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

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Enlarge the board';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Keyboard',
  on: 'Single keys',
  onDoes: 'Switch them off if they get in the way of other software.',
  numberPad: 'The number pad does the same.',
  elsewhere: 'The letters are those of an English keyboard: on yours, the keys in the same places.',
  digits: 'A letter that lies there on your keyboard gives the heading: press the digit instead.',
  steer: 'The heading of the chosen ship, as the keys lie.',
  drive: 'Where the ship in hand is driven, as the keys lie.',
  nextShip: 'Choose the next ship',
  board: 'To the board',
  orders: 'To the order or the newest report',
  tokens: 'To the reminders',
  journal: 'To the journal',
  moveGuess: 'Take the guess of the chosen ship in hand',
  look: 'What a ship would report from the square',
  strike: 'Strike the square out for the chosen ship',
  tiles: 'To your tiles',
  log: 'To the orders and replies',
  cover: 'Cover the board, or lift the cover',
  chart: [
    { key: 'Ctrl+Z', does: 'Undo on the chart' },
    { key: 'Ctrl+Shift+Z', does: 'Do it again' },
  ],
  always: [
    { key: '← ↑ ↓ →', does: 'On the board: from square to square' },
    { key: 'Enter', does: 'Press, or pick the square' },
    { key: 'Esc', does: 'Back, or put down what is in hand' },
    { key: '?', does: 'This list' },
  ],
};

// ── A game that is over is fetched ──────────────────────────────────────────────────────────────

export const fetching = 'Raising the true course from the sea…';
export const notFetched = 'The true course could not be fetched.';
export const fetchAgain = 'Try again';
