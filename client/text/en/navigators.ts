/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, Phase, SeaMonster, Tile } from '../../../shared/game/game.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, faceDownTile, headings, ships, tiles } from './common.ts';
import { capital, list } from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Place the lighthouses',
  dangers: 'Poseidon prepares the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'Your turn',
  caught: 'Caught in a maelstrom',
  over: 'The game is over',
};
export const othersTurn = 'Your crew’s turn';
export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) => `${yours} of yours to go, ${all} in all`;
export const waiting: Readonly<Partial<Record<Phase, string>>> = {
  dangers:
    'He hides maelstroms and fog banks that you will have to find. Your ships lie at their start islands.',
  poseidon: 'He is choosing his storm. Your chart stays yours: change it as you like.',
};
export const beingPushed = (ship: Ship) => `Poseidon is driving the ${ships[ship]} out of the maelstrom.`;
export const stillToSail = (count: number) =>
  count === 1 ? '1 ship still to go' : `${count} ships still to go`;

// ── News ────────────────────────────────────────────────────────────────────────────────────────

const driven: Readonly<Record<Ship, string>> = {
  red: 'It has driven the red ship to a square beside its own.',
  green: 'It has driven the green ship to a square beside its own.',
  white: 'It has driven the white ship to a square beside its own.',
  yellow: 'It has driven the yellow ship to a square beside its own.',
};
export const allDriven = 'It has driven every ship at sea to a square beside its own.';
export const maybeDriven = 'Any ship may have been driven to a square beside its own.';
export const noneDriven = 'That ship is safe on the Sacred Island: it has moved nothing.';
export const holds = (ship: Ship) => `It holds the ${ships[ship]}, which can’t sail in this round.`;

/** What a tile has done, as far as the Navigators know. */
export function tileNews(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return safe ? noneDriven : driven[tile];
}
export const tileName = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const pushedOut = (ship: Ship) =>
  `Poseidon has driven the ${ships[ship]} one square out of the maelstrom.`;
export const lighthousesStand = 'The lighthouses stand.';

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

const ORDINALS = ['1st', '2nd', '3rd', '4th'];
export const crew = 'Ships';
export const states = {
  ready: 'To sail',
  held: 'Held',
  done: (order: number) => `Went ${ORDINALS[order - 1] ?? order}`,
  safe: 'Safe',
  waiting: 'At sea',
  notYours: 'To sail',
};
export const spokenStates = {
  ready: 'still to sail',
  held: 'held by a sea monster',
  done: (order: number) => `went ${ORDINALS[order - 1] ?? order} in this round`,
  safe: 'safe on the Sacred Island',
  waiting: 'at sea',
  notYours: 'somebody else’s to order',
};

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const orders = 'Orders';
export const chooseFirst = 'Choose a ship';
export const chooseFirstHint =
  'Tap it on the chart or above. Any order: what one ship sees can help the next.';
export const chooseNext = 'Choose the next ship';
export const whereTo = (ship: Ship) => `Where does ${colours[ship].toLowerCase()} sail?`;
export const rose = 'Heading';
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
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, off the chart by your guess` : headings[heading];
export const pickHeading = 'Pick a heading';
export const sail = (ship: Ship, heading: Heading) =>
  `Sail ${colours[ship].toLowerCase()} ${headings[heading]}`;
export const cantTakeBack = 'An order can’t be taken back.';
export const offChart = 'Off the chart, if your guess is right. Then it stays where it is and surveys.';
export const toSquare = (square: string) => `To ${square}, if your guess is right.`;
export const heldShip = (ship: Ship, monster: SeaMonster) =>
  `The ${tiles[monster]} holds the ${ships[ship]}. It can’t sail, but it can tell you what it sees.`;
export const survey = 'Keep a lookout';
export const isSafe = (ship: Ship) => `The ${ships[ship]} lies safe on the Sacred Island.`;
export const notYours = (ship: Ship, owner: string) => `${owner} orders the ${ships[ship]}.`;
export const ownerAway = (owner: string) => `${owner} is not here just now: the game waits.`;
const low = (names: readonly Ship[]) => list(names.map((ship) => colours[ship].toLowerCase()));
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} orders ${low(theirs)}.`).join(' ');
export const yourShip = 'Your ship';
export const anybodysShip = 'Anybody may order this ship';
export const handOver = (name: string) => `${name}’s ship: hand over to ${name}`;
export const moveGuess = 'Move the guess';
export const moveGuessOf = (ship: Ship) => `Move the guess of the ${ships[ship]}`;
export const earlierIn = (round: number) => `Earlier in round ${round}`;

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

export const chart = 'Your chart: guesses and reminders';
export const onChart = {
  ship: (ship: Ship) => `${ships[ship]}, guess`,
  reminder: (ship: Ship) => `${colours[ship].toLowerCase()} reminder`,
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'lighthouse',
  start: (ship: Ship) => `start of the ${ships[ship]}`,
};
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'maelstrom marker',
  fogBank: 'fog bank marker',
};
export const tray = 'Reminders';
export const trayWithMarkers = 'Reminders and markers';
export const reminderHeap = (ship: Ship, left: number) => `${colours[ship]} reminders, ${left} left`;
export const markerHeap = (kind: MarkerKind, left: number) => `${capital(markers[kind])}s, ${left} left`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} in hand: tap its square.`,
  reminder: (ship: Ship) => `${colours[ship]} reminder in hand: tap a square.`,
  marker: (kind: MarkerKind) => `${capital(markers[kind])} in hand: tap a square.`,
};
export const putDown = 'Put down';
export const takeBack = 'Take back';
export const clear = (ship: Ship) => `Clear ${colours[ship].toLowerCase()}`;
export const clearReminders = (ship: Ship) => `Clear the ${colours[ship].toLowerCase()} reminders`;
export const trayHint = 'Drag onto the chart, or tap and tap a square.';
export const fromMemory = 'Played from memory: no reminders.';

// ── Tabs and journal ────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Orders', tray: 'Tokens', journal: 'Journal' };
export const panels = 'Panels';
export const journal = 'Journal';
export const journalEmpty = 'The game will stand here, round by round.';
export const round = (number: number) => `Round ${number}`;
export const ofMost = (most: number) => `of ${most}`;
export const notPlayedYet = 'Poseidon is choosing';
export const storms = 'Storms';
export const leftOf = (left: number, all: number) => `${left} of ${all}`;
export const tileLeft = (tile: Tile, left: number, all: number) => `${tiles[tile]}: ${left} of ${all} left`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}: still to come` : `${tiles[monster]}: played`;
export const faceDownLeft = (left: number, all: number) => `Storms, face down: ${left} of ${all} left`;

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  title: (count: number) => (count === 1 ? 'Place your lighthouse' : 'Place your two lighthouses'),
  text: (count: number) =>
    count === 1
      ? 'A ship beside it or on it will tell you so: then you know where it is. Choose any marked square. Poseidon will see it too.'
      : 'A ship beside one or on one will tell you so. Only on its own square does it tell the lamp: yellow or red. Choose two marked squares. Poseidon will see them too.',
  chart: 'The chart: choose squares for the lighthouses',
  random: 'Place at random',
  again: 'Others at random',
  buildHere: 'Build here',
  propose: 'Propose these squares',
  agree: 'Agree',
  agreed: 'Has agreed',
  thinking: 'Is thinking',
  youAgreed: 'You have agreed. Waiting for the others.',
  proposed: 'Proposed to all of you. When everybody agrees, they are built.',
  change: 'Tap other squares to propose a change.',
  who: 'Who agrees',
  squareFree: 'may hold a lighthouse',
  lamp: { yellow: 'yellow lamp', red: 'red lamp', unlit: 'lighthouse' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Signal your crew';
export const point = 'Point at a square';
export const pointHint = 'Or hold your finger on a square of the chart.';
export const pointing = 'Tap the square you mean: your crew sees it.';
export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Look here',
  'i-am-sure': 'I am sure',
  'i-am-not-sure': 'I am not sure',
  wait: 'Wait',
  'your-order': 'Your order',
  agreed: 'Agreed',
  'well-done': 'Well done!',
  'we-are-lost': 'We are lost!',
};
export const pointsAt = (name: string, square: string) => `${name} points at ${square}`;
export const signalled = 'Signals of the crew';
