/**
 * A ship's report in words. It consists of whole phrases, joined in the way this language joins a list. Every other
 * language has its own version of this file, with its own genders and plurals.
 */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Lamp, Reply } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { replyTeller } from '../reply.ts';
import { colours, headings } from './common.ts';
import { capital, list, either } from './words.ts';

/** The numbers go up to eight, because a ship has at most eight squares around it. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

// ── The ship's own square ───────────────────────────────────────────────────────────────────────

const ON_ISLAND: Readonly<Record<IslandKind, string>> = {
  woody: 'You are on a woody island',
  rocky: 'You are on a rocky island',
  sacred: 'You are home on the Sacred Island',
};
const AT_LIGHTHOUSE: Readonly<Record<Lamp | 'unlit', string>> = {
  unlit: 'You are at a lighthouse',
  yellow: 'You are at the lighthouse with the yellow lamp',
  red: 'You are at the lighthouse with the red lamp',
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
  if (count === 'some') return 'at least one ship';
  return count === 1 ? 'a ship' : `${number(count)} ships`;
};
const lighthouses = (count: number) => (count === 1 ? 'a lighthouse' : `${number(count)} lighthouses`);
const fogBanks = (count: number) => (count === 1 ? 'a fog bank' : `${number(count)} fog banks`);

// ── The whole report ─────────────────────────────────────────────────────────────────────────────

export const { here, around, inSight, sentence } = replyTeller({
  onIsland: ON_ISLAND,
  atLighthouse: AT_LIGHTHOUSE,
  inFogBank: 'You are in a fog bank',
  inDeepSea: 'You are in the deep sea',
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

/** The heading above a report, which states the order. If there is no heading, a sea monster held the ship. */
export const order = (ship: Ship, heading: Heading | null) =>
  heading ? `${colours[ship]} sails ${headings[heading]}` : `${colours[ship]} stays and reports`;

/** An order and its report, for screen readers and for reading aloud. */
export const spoken = (ship: Ship, heading: Heading | null, reply: Reply) =>
  `${order(ship, heading)}. ${sentence(reply)}`;

export const arrived: Readonly<Record<Ship, string>> = {
  red: 'The red ship is home.',
  green: 'The green ship is home.',
  white: 'The white ship is home.',
  yellow: 'The yellow ship is home.',
};
/** The name of a report’s button for screen readers. */
export const area = 'Show on the board which squares this report covers';
export const caught = 'Caught in a maelstrom!';
/** Shown instead of a report that Use Your Memory has hidden. */
export const forgotten = 'Played from memory: what it saw is no longer shown.';

// ── A computer player’s reasons ─────────────────────────────────────────────────────────────────────────

/** Added to the squares in a reason if there may be others. */
export const elsewhere = 'elsewhere';
/** Where an opponent thought a ship was. If an earlier report was its reason, also states that report. */
export const reasoned = (ship: Ship, reply: Reply | null, squares: readonly string[]) => {
  const where = either(squares);
  if (!reply) return `${colours[ship]} was on ${where}`;
  const seen = inSight(reply.sighting);
  return seen.length === 0
    ? `${colours[ship]} had seen nothing, so it was on ${where}`
    : `${colours[ship]} had seen ${list(seen)}, so it was on ${where}`;
};

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many things a picture stands for. */
export const times = (count: number) => `×${count}`;
/** Shown instead of a number if a report says only "some". */
export const atLeastOne = '1+';

// ── Help with reports ─────────────────────────────────────────────────────────────────────────

export const help = {
  name: 'Help with reports',
  options: { none: 'None', squares: 'Squares', guesses: 'Guesses too' },
  does: {
    none: 'The Navigators compare reports with the chart themselves.',
    squares:
      'Hover over a square, or press and hold it, to see what a ship there would report, ignoring other ships.',
    guesses:
      'Squares show what a ship there would report, and a guess that doesn’t fit the ship’s last report is marked.',
  },
  inGame: {
    none: 'No help with reports',
    squares: 'Squares show what a ship would report',
    guesses: 'Guesses are compared with reports',
  },
  byItself: 'With the First voyage rules, full help is on unless you choose otherwise.',
  /** Shown before the report that a ship on a square would give. */
  from: (square: string) => `From ${square}, ignoring other ships:`,
};
