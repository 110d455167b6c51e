/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Lamp, MarkerKind, Phase, SeaMonster } from '../../../shared/game/game.ts';
import { colours, ships, tiles, square } from './common.ts';
import { markers } from './chart.ts';
import { capital, either, list } from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) => `${yours} of yours to go, ${all} in all`;
/** While Poseidon is at it: what he does, and what can be done meanwhile. */
export const waiting: Readonly<Partial<Record<Phase, { title: string; text: string }>>> = {
  dangers: {
    title: 'He hides maelstroms and fog banks',
    text: 'You will have to find them. Your ships lie at their start islands.',
  },
  poseidon: {
    title: 'He is choosing his storm',
    text: 'Change your chart as you like, or tap a ship to prepare its order.',
  },
};
/** @param count how many can sail, besides one that a sea monster holds */
export const stillToSail = (count: number, held: boolean) => {
  if (held && count === 0) return '1 ship held';
  const ships = count === 1 ? '1 ship still to sail' : `${count} ships still to sail`;
  return held ? `${ships}, 1 held` : ships;
};

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

export const crew = 'Ships';

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const chooseFirst = 'Choose a ship';
export const chooseFirstHint =
  'Tap it on the chart or above, in any order: what one ship sees can help the next.';
/** The ships that have not had their step yet, of those that this device may order. */
export const chooseNext = (ships: readonly Ship[]) =>
  `Go on with ${either(ships.map((ship) => colours[ship].toLowerCase()))}`;
/** The game is won, and a fourth ship is at sea. */
export const chooseFourth = (ship: Ship) =>
  `You have won. Does ${colours[ship].toLowerCase()} come home, too?`;
export const whereTo = (ship: Ship) => `Where does ${colours[ship].toLowerCase()} sail?`;
export const pickHeading = 'Pick a heading';
export const cantTakeBack = 'An order can’t be taken back.';
/** Its order is on its way, and not answered yet. */
export const castOff = (ship: Ship) => `${colours[ship]} has cast off…`;
/**
 * @param square where a heading leads; null: off the chart
 * @param certain the guess is known to be right
 */
export const leadsTo = (square: string | null, certain: boolean) => {
  const where = square === null ? 'Off the chart' : `To ${square}`;
  const led = certain ? `${where}.` : `${where}, if your guess is right.`;
  if (square !== null) return led;
  return certain ? `${led} It stays and surveys.` : `${led} Then it stays and surveys.`;
};
/** A sea monster holds the ship that is chosen. */
export const held = {
  title: (ship: Ship, monster: SeaMonster) => `The ${tiles[monster]} holds the ${ships[ship]}`,
  text: 'It can’t sail, but it can tell you what it sees.',
  /** Beside those that are still to sail. */
  too: (ship: Ship) => `${colours[ship]} is held, but can tell you what it sees.`,
};
export const survey = 'Keep a lookout';
export const isSafe = (ship: Ship) => `The ${ships[ship]} lies safe on the Sacred Island.`;
export const notYours = (ship: Ship, owner: string) => `${owner} orders the ${ships[ship]}.`;
export const yourShip = 'Your ship';
export const anybodysShip = 'Anybody may order this ship';
export const handOver = (name: string) => `${name}’s ship: hand over to ${name}`;
export const moveGuess = 'Change the guess';
export const moveGuessOf = (ship: Ship) => `Change the guess of the ${ships[ship]}`;
export const earlierIn = (round: number) => `Earlier in round ${round}`;

/** An order that is thought of before it can be given: it stays on this device. */
export const prepared = {
  note: 'Prepared. You sail it yourself once the storm has come.',
  since: 'You prepared this before the storm.',
  /** On a ship's button: its heading as on the rose. */
  state: (letter: string) => `${letter} planned`,
  dropped: (ship: Ship, why: string) => `Your order for ${colours[ship].toLowerCase()} is off. ${why}`,
};

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

export const chart = 'Your chart: guesses and reminders';
export const trayWithMarkers = 'Reminders and markers';
export const reminderHeap = (ship: Ship, left: number) => `${colours[ship]} reminders, ${left} left`;
export const markerHeap = (kind: MarkerKind, left: number) => `${capital(markers[kind])}s, ${left} left`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} in hand: tap its square.`,
  reminder: (ship: Ship) => `${colours[ship]} reminder in hand: tap a square.`,
  marker: (kind: MarkerKind) => `${capital(markers[kind])} in hand: tap a square.`,
};
export const leaveIt = 'Leave it';
export const takeOff = 'Take it off';
export const done = 'Done';
export const clear = (ship: Ship) => `Clear ${colours[ship].toLowerCase()}`;
export const clearReminders = (ship: Ship) => `Clear the ${colours[ship].toLowerCase()} reminders`;
export const trayHint = 'Drag one onto the chart, or tap it and then a square.';
/** Where the oracle says all that can be known. */
export const layingHint = 'Choose a ship, and the oracle can lay its reminders.';
export const fromMemory = 'Played from memory: no reminders.';
/** What this device did to the chart. */
export const undo = 'Undo';
export const redo = 'Redo';
/** Where a token went, as it is spoken. */
export const backInTray = 'back in the tray';
export const overtaken = (count: number) =>
  count === 1 ? 'One piece was moved since, and stays.' : `${count} pieces were moved since, and stay.`;

/** Squares that somebody strikes out for a ship, for themselves. */
export const notHere = {
  /** On its button; `start` says it in full. */
  name: 'Strike out',
  start: (ship: Ship) => `Strike out squares for ${colours[ship].toLowerCase()}`,
  striking: (ship: Ship) =>
    `Tap the squares where ${colours[ship].toLowerCase()} is not. Only you see the crosses.`,
  mark: (ship: Ship) => `${colours[ship]}: not here`,
  spoken: (ship: Ship) => `${colours[ship].toLowerCase()} struck out`,
  /** After a key: the square, and how it stands now. */
  said: (ship: Ship, square: string, struck: boolean) =>
    `${square}: ${colours[ship].toLowerCase()} ${struck ? 'struck out' : 'possible again'}`,
};
/** A guess that a storm has put in doubt. */
export const doubt = { takeOff: 'Take the “?” off' };

// ── Reminders that sail along with their ship ───────────────────────────────────────────────────

export const along = {
  can: (count: number) =>
    count === 1 ? 'One reminder can sail along.' : `${count} reminders can sail along.`,
  sail: 'Sail along',
  sailed: (count: number) =>
    count === 1 ? 'One reminder has sailed along.' : `${count} reminders have sailed along.`,
  astray: (squares: readonly Square[]) => `${list(squares.map(square))} can’t be right after this order.`,
  takeOff: (count: number) => (count === 1 ? 'Take it off' : `Take ${count} off`),
  always: 'Always, on this device',
  leaving: (count: number) =>
    count === 1
      ? 'From one reminder it would leave the chart.'
      : `From ${count} reminders it would leave the chart.`,
};

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  header: (count: number) => (count === 1 ? 'Place the lighthouse' : 'Place the lighthouses'),
  title: (count: number) => (count === 1 ? 'Place your lighthouse' : 'Place your two lighthouses'),
  text: (count: number) =>
    count === 1
      ? 'A ship on it or beside it will tell you so: then you know where the ship is. Poseidon will see the lighthouse too.'
      : 'A ship on a lighthouse or beside it will tell you so. Only on its square does it tell the lamp: yellow or red. Poseidon will see the lighthouses too.',
  chart: (count: number) =>
    count === 1
      ? 'The chart: choose a square for the lighthouse'
      : 'The chart: choose squares for the lighthouses',
  /** The lighthouses to place, as a group. */
  towers: (count: number) => (count === 1 ? 'The lighthouse' : 'The lighthouses'),
  /** The lamp of the one in hand; 'unlit': there is but one. */
  tap: (lamp: Lamp | 'unlit') =>
    lamp === 'unlit' ? 'Tap a marked square.' : `Tap a marked square for the ${lamp} lamp.`,
  stand: (count: number) =>
    count === 1
      ? 'To move it, tap it, then another square.'
      : 'Both stand. To move one, tap it, then another square.',
  notYet: 'not placed yet',
  /** Before what a ship on its square would report. */
  here: 'A ship here reports:',
  random: 'Place at random',
  again: (count: number) => (count === 1 ? 'Another at random' : 'Others at random'),
  buildHere: 'Build here',
  propose: 'Propose these squares',
  agree: 'Agree',
  agreed: 'Has agreed',
  thinking: 'Is thinking',
  youAgreed: 'You have agreed. Waiting for the others.',
  proposed: 'Proposed to all of you. When everybody agrees, they are built.',
  change: 'Move one to propose a change.',
  who: 'Who agrees',
  squareFree: 'may hold a lighthouse',
  lamp: { yellow: 'yellow lamp', red: 'red lamp', unlit: 'lighthouse' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Signal your crew';
export const point = 'Point at a square';
export const pointHint = 'Or press and hold a square of the chart.';
export const pointing = 'Tap the square you mean: your crew sees it.';
