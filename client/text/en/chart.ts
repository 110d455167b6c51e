/** Texts of the Navigators’ chart and of the panels beside it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import { colours, headings, ships } from './common.ts';

/** The things that can be on a square, as screen readers name them. */
export const things = {
  ship: (ship: Ship) => `${ships[ship]}, guess`,
  reminder: (ship: Ship) => `${colours[ship].toLowerCase()} reminder`,
  cross: (ship: Ship) => `${colours[ship].toLowerCase()} is not here`,
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'lighthouse',
  start: (ship: Ship) => `the ${ships[ship]}’s start`,
};
/** The names of tiles that Poseidon places, and of the markers for them. */
export const dangers: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Maelstrom', fogBank: 'Fog bank' };
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'maelstrom marker',
  fogBank: 'fog bank marker',
};

// ── Headings ────────────────────────────────────────────────────────────────────────────────────

export const rose = 'Heading';
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, off the chart, going by your guess` : headings[heading];

// ── The panels ──────────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Orders', tray: 'Marks', journal: 'Journal' };
export const panels = 'Panels';
export const orders = 'Orders';
export const tray = 'Marks';
export const journal = 'Journal';
export const journalEmpty = 'The game will appear here, round by round.';
export const journalOf = (ship: Ship) => `${colours[ship]} ship’s journal`;
export const journalOfEmpty = 'Its orders and reports will appear here.';
export const journalViews = 'Which ships the journal shows';
export const allShips = 'All ships';
export const noOrderYet = 'No order yet';
export const round = (number: number) => `Round ${number}`;
export const ofMost = (fewest: number, most: number) =>
  fewest === most ? `of ${most}` : `of ${fewest}–${most}`;
/** The current round, and how many rounds the game can have. */
export const roundOf = (now: number, fewest: number, most: number) => `${round(now)} ${ofMost(fewest, most)}`;
export const notPlayedYet = 'Poseidon is choosing';
/** Spoken after the name of a guess that a storm has put in doubt. */
export const inDoubt = 'in doubt';

// ── What the crew says ──────────────────────────────────────────────────────────────────────────

export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Look here',
  'i-am-sure': 'I’m sure',
  'i-am-not-sure': 'I’m not sure',
  wait: 'Wait',
  'your-order': 'After you',
  agreed: 'Agreed',
  'well-done': 'Well done!',
  'we-are-lost': 'We’re lost!',
};
export const pointsAt = (name: string, square: string) => `${name} points at ${square}`;
export const signalled = 'Crew signals';
