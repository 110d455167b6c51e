/** Texts that every side sees during a game: the ships, what happens to them, and the keyboard. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Outcome, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, ships } from './common.ts';
import { capital, list, low } from './words.ts';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'The ships and their owners';
export const owned = (name: string) => `${name}’s`;
export const yours = 'Yours';
export const anybodys = 'Shared';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;
export const ownerAway = (owner: string) => `${owner} isn’t here right now. The game is waiting.`;
/** @param needed the number of ships that the Navigators need to win */
export const home = (ships: number, needed: number) => `${ships} of ${needed} home`;
/** Names the players whose orders the Navigators’ turn is waiting for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  `Waiting for ${list(those.map(({ name, ships: theirs }) => `${name} (${theirs.map(low).join(', ')})`))}.`;

// ── The state of a ship ───────────────────────────────────────────────────────────────────────────

const ORDINALS = ['1st', '2nd', '3rd', '4th'];
export const states = {
  ready: 'Ready',
  held: 'Held',
  done: (order: number) => `Went ${ORDINALS[order - 1] ?? order}`,
  safe: 'Home',
  atStart: 'At start',
  waiting: 'At sea',
  notYours: 'Ready',
};
export const spokenStates = {
  ready: 'still to sail',
  held: 'held by a sea monster',
  done: (order: number) => `went ${ORDINALS[order - 1] ?? order} this round`,
  safe: 'home on the Sacred Island',
  atStart: 'at its start island',
  waiting: 'at sea',
  notYours: 'commanded by another player',
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

/** The new round, announced to screen readers. */
export const roundAnnounced = (now: number) => `Round ${now}.`;
export const lighthousesStand = (count: number) =>
  count === 1 ? 'The lighthouse has been built.' : 'The lighthouses have been built.';
/** Where a storm has driven ships, for screens that show the true board. */
export const driven = (pushes: readonly { ship: Ship; heading: Heading }[]) => {
  const phrases = pushes.map(({ ship, heading }, i) =>
    i === 0 ? `${colours[ship]} is driven ${headings[heading]}` : `${low(ship)} ${headings[heading]}`,
  );
  return phrases.length === 0 ? 'It moves nothing.' : `${list(phrases)}.`;
};
export const beingPushed = (ship: Ship) => `Poseidon is driving the ${ships[ship]} out of the maelstrom.`;
export const pushedOut = (ship: Ship) =>
  `Poseidon has driven the ${ships[ship]} one square out of the maelstrom.`;
/** Shown when the third ship is home. The fourth ship may continue to sail. */
export const decided = 'Three ships are home: the Navigators have won.';
const COUNTS = [
  'No ship is',
  'One ship is',
  'Two ships are',
  'Three ships are',
  'All four ships are',
] as const;
/** The result of the game, read aloud to everyone at the table. */
export const verdict = ({ winner, arrived }: Outcome) =>
  `${COUNTS[arrived.length]} home. ${winner === 'poseidon' ? 'Poseidon wins.' : 'The Navigators win.'}`;

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Enlarge the board';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Keyboard',
  on: 'Single-key shortcuts',
  onDoes: 'Turn these off if they get in the way of other software.',
  numberPad: 'The number pad does the same.',
  elsewhere:
    'These are the letters of an English keyboard. On any other, use the keys in the same positions.',
  digits:
    'If a shortcut’s letter is on one of these heading keys on your keyboard, the key sets the heading. Use the shortcut’s digit instead.',
  steer: 'Sets the chosen ship’s heading; the keys match the compass.',
  drive: 'Drives the selected ship; the keys match the compass.',
  nextShip: 'Choose the next ship',
  board: 'Go to the board',
  orders: 'Go to the order or the newest report',
  tokens: 'Go to the marks',
  journal: 'Go to the journal',
  moveGuess: 'Pick up the chosen ship’s guess',
  look: 'See what a ship would report from the square',
  strike: 'Change the square’s mark for the chosen ship',
  tiles: 'Go to your tiles',
  log: 'Go to the journal',
  cover: 'Cover the board, or lift the cover',
  chart: [
    { key: 'Ctrl+Z', does: 'Undo a change to the chart' },
    { key: 'Ctrl+Shift+Z', does: 'Redo it' },
  ],
  always: [
    { key: '← ↑ ↓ →', does: 'Move from square to square on the board' },
    { key: 'Enter', does: 'Press the button, or pick the square' },
    { key: 'Esc', does: 'Go back, or put down what you’re holding' },
    { key: '?', does: 'Show this list' },
  ],
};

// ── Loading a finished game ─────────────────────────────────────────────────────────────────────

export const fetching = 'Raising the true courses from the sea…';
export const notFetched = 'The ships’ true courses could not be loaded.';
export const fetchAgain = 'Try again';
