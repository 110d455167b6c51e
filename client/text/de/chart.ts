/** The Navigators’ chart, and the panels beside it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import { headings, ships } from './common.ts';
import { ofTheShip, reminder } from './words.ts';

/** What lies on a square, as it is spoken. */
export const things = {
  ship: (ship: Ship) => `${ships[ship]}, vermutet`,
  reminder: (ship: Ship) => reminder[ship],
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'Leuchtturm',
  start: (ship: Ship) => `Start ${ofTheShip[ship]}`,
};
/** The same in the singular and in the plural. */
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Strudel-Marker',
  fogBank: 'Nebel-Marker',
};

// ── Headings ────────────────────────────────────────────────────────────────────────────────────

export const rose = 'Kurs';
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, eurer Vermutung nach über den Rand` : headings[heading];

// ── The panels ──────────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Befehle', tray: 'Steine', journal: 'Logbuch' };
export const panels = 'Bereiche';
export const orders = 'Befehle';
export const tray = 'Merksteine';
export const journal = 'Logbuch';
export const journalEmpty = 'Hier steht dann die Partie, Runde für Runde.';
export const journalOf = (ship: Ship) => `Logbuch ${ofTheShip[ship]}`;
export const journalOfEmpty = 'Hier steht dann, was es tut und meldet.';
export const journalViews = 'Welche Schiffe das Logbuch zeigt';
export const allShips = 'Alle Schiffe';
export const noOrderYet = 'Noch kein Befehl';
export const round = (number: number) => `Runde ${number}`;
export const ofMost = (fewest: number, most: number) =>
  fewest === most ? `von ${most}` : `von ${fewest}–${most}`;
/** Both in one. */
export const roundOf = (now: number, fewest: number, most: number) => `${round(now)} ${ofMost(fewest, most)}`;
export const notPlayedYet = 'Poseidon wählt noch';
/** On a square, of a guess that a storm has put in doubt. */
export const inDoubt = 'ungewiss';

// ── What the crew says ──────────────────────────────────────────────────────────────────────────

export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Schau hier',
  'i-am-sure': 'Ich bin sicher',
  'i-am-not-sure': 'Ich bin unsicher',
  wait: 'Warte',
  'your-order': 'Nach dir',
  agreed: 'Abgemacht',
  'well-done': 'Gut gemacht!',
  'we-are-lost': 'Wir sind verloren!',
};
export const pointsAt = (name: string, square: string) => `${name} zeigt auf ${square}`;
export const signalled = 'Signale der Crew';
