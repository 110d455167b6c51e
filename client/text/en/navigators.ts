/** Texts of the Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Lamp, MarkerKind, Phase, SeaMonster } from '../../../shared/game/game.ts';
import { colours, ships, tiles } from './common.ts';
import { dangers, markers } from './chart.ts';
import { either } from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) => `${yours} of yours to sail, ${all} in total`;
/** What Poseidon is doing, and what the Navigators can do in the meantime. */
export const waiting: Readonly<Partial<Record<Phase, { title: string; text: string }>>> = {
  dangers: {
    title: 'Poseidon is laying traps',
    text: 'You will have to find them. Your ships are waiting at their start islands.',
  },
  poseidon: {
    title: 'Poseidon is choosing a storm',
    text: 'Meanwhile, update your chart, or tap a ship to prepare its order.',
  },
};
/** For a Navigator without a ship at sea. `ships` is the number of their ships that are home. */
export const ashore = (ships: number) => {
  if (ships === 0) return 'You have no ship. You can help the others on the chart.';
  return `${ships === 1 ? 'Your ship is' : 'Your ships are'} home. You can still help the others on the chart.`;
};
/** @param count the number of ships that can sail, not counting a ship held by a sea monster */
export const stillToSail = (count: number, held: boolean) => {
  if (held && count === 0) return '1 ship held';
  const ships = count === 1 ? '1 ship still to sail' : `${count} ships still to sail`;
  return held ? `${ships}, 1 held` : ships;
};

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

export const crew = 'Ships';

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const chooseFirst = 'Choose a ship';
export const chooseFirstHint = 'Tap one on the chart or above. What one ship sees may help the next.';
/** Names the ships that have not sailed yet and that this device may give orders to. */
export const chooseNext = (ships: readonly Ship[]) =>
  `Next: ${either(ships.map((ship) => colours[ship].toLowerCase()))}`;
/** The question shown when the game is already won and the fourth ship is still at sea. */
export const chooseFourth = (ship: Ship) =>
  `You’ve won! Can you bring ${colours[ship].toLowerCase()} home as well?`;
export const whereTo = (ship: Ship) => `Where should ${colours[ship].toLowerCase()} sail?`;
export const pickHeading = 'Pick a heading';
export const cantTakeBack = 'An order can’t be taken back.';
/** Shown after an order was sent, until it is answered. */
export const castOff = (ship: Ship) => `${colours[ship]} has cast off…`;
/**
 * @param square the square that a heading leads to; null if it leads off the chart
 * @param certain true if the guess is known to be right
 */
export const leadsTo = (square: string | null, certain: boolean) => {
  if (square !== null) return certain ? `To ${square}.` : `To ${square}, if your guess is right.`;
  const stays = 'it would stay put and only report.';
  return certain ? `Off the chart: ${stays}` : `Off the chart, if your guess is right: ${stays}`;
};
/** Used if a sea monster is holding the chosen ship. */
export const held = {
  title: (ship: Ship, monster: SeaMonster) => `The ${tiles[monster]} is holding the ${ships[ship]}`,
  text: 'It can’t sail, but it can report what it sees.',
  /** Added while other ships have yet to sail. */
  too: (ship: Ship) => `${colours[ship]} is held, but can report what it sees.`,
};
export const survey = 'Stay and report';
export const isSafe = (ship: Ship) => `The ${ships[ship]} is home on the Sacred Island.`;
export const notYours = (ship: Ship, owner: string) => `${owner} commands the ${ships[ship]}.`;
export const yourShip = 'Your ship';
export const anybodysShip = 'Anyone can give this ship orders';
export const handOver = (name: string) => `${name}’s ship: pass the device to ${name}`;
export const moveGuess = 'Move the guess';
export const moveGuessOf = (ship: Ship) => `Move ${colours[ship].toLowerCase()}’s guess`;
export const earlierIn = (round: number) => `Earlier in round ${round}`;

/** Texts about orders that are prepared before they can be given. A prepared order stays on this device. */
export const prepared = {
  note: 'Ready. You’ll still have to give the order once the storm has struck.',
  since: 'You prepared this before the storm.',
  /** Shown on a ship’s button. `letter` is the letter of the planned heading, as on the compass rose. */
  state: (letter: string) => `${letter} planned`,
  dropped: (ship: Ship, why: string) =>
    `Your order for ${colours[ship].toLowerCase()} has been cancelled. ${why}`,
};

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

export const chart = 'Your chart: guesses and marks';
export const trayWithMarkers = 'Marks and markers';
/** The accessible name of the button for a ship’s marks. It starts with the visible word. */
export const reminderHeap = (ship: Ship, left: number) =>
  `${colours[ship]}, ${left} ${left === 1 ? 'reminder' : 'reminders'} left`;
export const markerHeap = (kind: MarkerKind, left: number) => `${dangers[kind]}, ${left} left`;
export const inHand = {
  ship: (ship: Ship) => `Tap the square where you think ${colours[ship].toLowerCase()} is.`,
  marker: (kind: MarkerKind) => `Tap a square for the ${markers[kind]}.`,
};
export const leaveIt = 'Cancel';
export const takeOff = 'Remove it';
export const done = 'Done';
export const clear = (ship: Ship) => `Clear ${colours[ship].toLowerCase()}`;
export const trayHint = 'Tap a colour, then the squares where that ship could be.';
/** Shown if the oracle answers in full. */
export const layingHint = 'Choose a ship, and you can ask the oracle where it could be.';
export const fromMemory = 'Played from memory: no reminders or crosses.';
export const undo = 'Undo';
export const redo = 'Redo';
/** Spoken when a piece or a cross is taken off a square. */
export const backInTray = 'removed';
export const overtaken = (count: number) =>
  count === 1
    ? 'One change couldn’t be undone or redone: someone has changed the same thing since.'
    : `${count} changes couldn’t be undone or redone: someone has changed the same things since.`;

/** Marks on squares: a ship could be here (a reminder), or it is not here (a cross). */
export const marks = {
  tap: (ship: Ship) => `Tap squares for ${colours[ship].toLowerCase()}. Tap again to change the mark.`,
  maybe: 'could be here',
  not: 'not here',
  none: 'no mark',
  /** The label of the button that changes a square’s mark. */
  now: (ship: Ship, mark: 'maybe' | 'not' | 'none') => `${colours[ship]}: ${marks[mark]}`,
  /** Spoken after a mark has changed. */
  said: (square: string, ship: Ship, mark: 'maybe' | 'not' | 'none') =>
    `${square}, ${colours[ship].toLowerCase()}: ${marks[mark]}`,
  noneLeft: (ship: Ship) =>
    `All four ${colours[ship].toLowerCase()} reminders are on the chart, so this square is crossed out.`,
  clear: (ship: Ship) => `Clear all of ${colours[ship].toLowerCase()}’s marks`,
};
/** Shown with a ship whose guess a storm has put in doubt. */
export const doubt =
  'A storm may have driven it. The “?” goes when you set the guess again, even on the same square.';

// ── What becomes of a ship’s marks when it sails ────────────────────────────────────────────────

export const along = {
  asks: (ship: Ship) => `Move ${colours[ship].toLowerCase()}’s marks with it?`,
  remembered: 'Your answer will hold for later orders too.',
  move: 'Move',
  clear: 'Clear',
  did: {
    along: (ship: Ship) => `${colours[ship]}’s marks have moved with it.`,
    clear: (ship: Ship) => `${colours[ship]}’s marks have been cleared.`,
  },
  /** Labels of the button that changes the answer. */
  instead: { along: 'Move instead', clear: 'Clear instead' },
  leaving: (count: number) =>
    count === 1
      ? 'One reminder would end up off the chart.'
      : `${count} reminders would end up off the chart.`,
};

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  header: (count: number) => (count === 1 ? 'Place the lighthouse' : 'Place the lighthouses'),
  title: (count: number) => (count === 1 ? 'Place your lighthouse' : 'Place your two lighthouses'),
  text: (count: number) =>
    count === 1
      ? 'A ship on it or next to it will report it, so you’ll know roughly where the ship is. Poseidon will see the lighthouse too.'
      : 'A ship on a lighthouse or next to it will report it. Only a ship on its square learns which lamp it is, yellow or red. Poseidon will see the lighthouses too.',
  chart: (count: number) =>
    count === 1
      ? 'The chart: choose a square for the lighthouse'
      : 'The chart: choose squares for the lighthouses',
  /** The accessible name of the group with the lighthouses to place. */
  towers: (count: number) => (count === 1 ? 'The lighthouse' : 'The lighthouses'),
  /** @param lamp 'unlit' if there is only one lighthouse */
  tap: (lamp: Lamp | 'unlit') =>
    lamp === 'unlit' ? 'Tap a marked square.' : `Tap a marked square for the ${lamp} lamp.`,
  stand: (count: number) =>
    count === 1
      ? 'To move it, tap it, then another square.'
      : 'Both are placed. To move one, tap it, then another square.',
  notYet: 'not placed yet',
  /** Shown before the report that a ship on the lighthouse's square would give. */
  here: 'A ship here would report:',
  random: 'Place at random',
  again: (count: number) => (count === 1 ? 'Another at random' : 'Others at random'),
  buildHere: 'Build here',
  propose: 'Propose these squares',
  agree: 'Agree',
  agreed: 'Agreed',
  thinking: 'Thinking…',
  youAgreed: 'You have agreed. Waiting for the others.',
  proposed: 'Proposed to everyone. Building starts once everyone agrees.',
  change: 'Move one to propose a change.',
  who: 'Agreement',
  squareFree: 'a lighthouse can go here',
  lamp: { yellow: 'yellow lamp', red: 'red lamp', unlit: 'lighthouse' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Talk and signals';
export const point = 'Point at a square';
export const pointHint = 'Or press and hold a square on the chart.';
export const pointing = 'Tap the square you mean; your crew will see it.';
