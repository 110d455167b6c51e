/** The Navigators’ chart, and the panels beside it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, ships } from './common.ts';

/** What lies on a square, as it is spoken. */
export const things = {
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

// ── Headings ────────────────────────────────────────────────────────────────────────────────────

export const rose = 'Heading';
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, off the chart by your guess` : headings[heading];

// ── The panels ──────────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Orders', tray: 'Tokens', journal: 'Journal' };
export const panels = 'Panels';
export const orders = 'Orders';
export const tray = 'Reminders';
export const journal = 'Journal';
export const journalEmpty = 'The game will stand here, round by round.';
export const journalOf = (ship: Ship) => `Log of the ${ships[ship]}`;
export const journalOfEmpty = 'What it does and reports will stand here.';
export const journalViews = 'Which ships the journal shows';
export const allShips = 'All ships';
export const noOrderYet = 'No order yet';
export const round = (number: number) => `Round ${number}`;
export const ofMost = (fewest: number, most: number) =>
  fewest === most ? `of ${most}` : `of ${fewest}–${most}`;
/** Both in one. */
export const roundOf = (now: number, fewest: number, most: number) => `${round(now)} ${ofMost(fewest, most)}`;
export const notPlayedYet = 'Poseidon is choosing';
