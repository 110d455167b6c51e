/**
 * The reply as a person says it. Everything is put together from whole phrases, joined as this
 * language joins a list: another language writes this file anew, with its own genders and plurals.
 */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Lamp, Reply } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { replyTeller } from '../reply.ts';
import { colours, headings } from './common.ts';
import { capital, list, either } from './words.ts';

/** No more than eight squares lie around a ship. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

// ── The ship's own square ───────────────────────────────────────────────────────────────────────

const ON_ISLAND: Readonly<Record<IslandKind, string>> = {
  woody: 'You are on a woody island',
  rocky: 'You are on a rocky island',
  sacred: 'You have reached the Sacred Island',
};
const AT_LIGHTHOUSE: Readonly<Record<Lamp | 'unlit', string>> = {
  unlit: 'You are at a lighthouse',
  yellow: 'You are at the lighthouse of the yellow lamp',
  red: 'You are at the lighthouse of the red lamp',
};
const theShip: Readonly<Record<Ship, string>> = {
  red: 'the red ship',
  green: 'the green ship',
  white: 'the white ship',
  yellow: 'the yellow ship',
};
const theShips = (ships: readonly Ship[]) => list(ships.map((ship) => theShip[ship]));

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'a woody island' : `${number(count)} woody islands`),
  rocky: (count) => (count === 1 ? 'a rocky island' : `${number(count)} rocky islands`),
  sacred: () => 'the Sacred Island',
};

const islands = (count: number) => (count === 1 ? 'an island' : `${number(count)} islands`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'one ship or more';
  return count === 1 ? 'a ship' : `${number(count)} ships`;
};
const lighthouses = (count: number) => (count === 1 ? 'a lighthouse' : `${number(count)} lighthouses`);
const fogBanks = (count: number) => (count === 1 ? 'a fog bank' : `${number(count)} fog banks`);

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const { here, around, inSight, sentence } = replyTeller({
  onIsland: ON_ISLAND,
  atLighthouse: AT_LIGHTHOUSE,
  inFogBank: 'You are in a fog bank',
  inDeepSea: 'You are in deep sea',
  withShips: (ships) => `with ${theShips(ships)}`,
  shipsHere: (ships) => `${capital(theShips(ships))} ${ships.length === 1 ? 'is' : 'are'} here with you.`,
  islands,
  islandsOf,
  ships,
  theShip,
  lighthouses,
  fogBanks,
  coastline: 'the coastline',
  youSee: (seen) => `You see ${list(seen)}.`,
  youSeeNothing: 'You see nothing.',
  edge: 'You can go no further: this is the edge of the board.',
});

/** The order, above its reply; no heading is a ship that a sea monster held. */
export const order = (ship: Ship, heading: Heading | null) =>
  heading ? `${colours[ship]} sails ${headings[heading]}` : `${colours[ship]} keeps a lookout`;

/** The order and its reply for those who only hear. */
export const spoken = (ship: Ship, heading: Heading | null, reply: Reply) =>
  `${order(ship, heading)}. ${sentence(reply)}`;

export const arrived: Readonly<Record<Ship, string>> = {
  red: 'The red ship is safe.',
  green: 'The green ship is safe.',
  white: 'The white ship is safe.',
  yellow: 'The yellow ship is safe.',
};
export const caught = 'Caught in a maelstrom!';
/** Use Your Memory: the reply is not shown any more. */
export const forgotten = 'Played from memory: what it saw is no longer written here.';

// ── What somebody thinks ────────────────────────────────────────────────────────────────────────

/** After the squares that a reason names, where there may be more. */
export const elsewhere = 'elsewhere';
/** From what a ship saw before its order, where somebody thought that it was; without a reply, only where. */
export const reasoned = (ship: Ship, reply: Reply | null, squares: readonly string[]) => {
  const where = either(squares);
  if (!reply) return `${colours[ship]} before: ${where}`;
  const seen = inSight(reply.sighting);
  return seen.length === 0
    ? `Before, ${colours[ship].toLowerCase()} saw nothing, so ${where}`
    : `Before, ${colours[ship].toLowerCase()} saw ${list(seen)}, so ${where}`;
};

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';

// ── Help of the table to read replies ───────────────────────────────────────────────────────────

export const help = {
  name: 'Help with replies',
  options: { none: 'None', squares: 'Squares', guesses: 'Guesses too' },
  does: {
    none: 'The Navigators compare replies with the chart by themselves.',
    squares: 'Point at a square, or hold it, and it says what a ship there would report of what is printed.',
    guesses:
      'Squares say what a ship there would report, and a guess that its last report does not fit is marked.',
  },
  inGame: {
    none: 'No help with replies',
    squares: 'Squares say what a ship would report',
    guesses: 'Guesses are compared with replies',
  },
  byItself: 'On a first voyage it is given in full, unless you choose otherwise.',
  /** Before the reply that a ship on a square would give. */
  from: (square: string) => `From ${square}, not counting ships:`,
};
