/** The Navigators’ chart, and the panels beside it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import { headings, ships } from './common.ts';
import { ofTheShip, reminder } from './ships.ts';

/** What lies on a square, as it is spoken. */
export const things = {
  ship: (ship: Ship) => `${ships[ship]}, ipotesi`,
  reminder: (ship: Ship) => reminder[ship],
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'faro',
  start: (ship: Ship) => `partenza ${ofTheShip[ship]}`,
};
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'segnalino vortice',
  fogBank: 'segnalino nebbia',
};

// ── Headings ────────────────────────────────────────────────────────────────────────────────────

export const rose = 'Rotta';
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, fuori dalla carta secondo la tua ipotesi` : headings[heading];

// ── The panels ──────────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Ordini', tray: 'Gettoni', journal: 'Diario' };
export const panels = 'Riquadri';
export const orders = 'Ordini';
export const tray = 'Promemoria';
export const journal = 'Diario';
export const journalEmpty = 'Qui troverai la partita, round per round.';
export const journalOf = (ship: Ship) => `Diario ${ofTheShip[ship]}`;
export const journalOfEmpty = 'Qui troverai che cosa fa e che cosa riferisce.';
export const journalViews = 'Quali navi mostra il diario';
export const allShips = 'Tutte le navi';
export const noOrderYet = 'Ancora nessun ordine';
export const round = (number: number) => `Round ${number}`;
export const ofMost = (fewest: number, most: number) =>
  fewest === most ? `di ${most}` : `di ${fewest}–${most}`;
/** Both in one. */
export const roundOf = (now: number, fewest: number, most: number) => `${round(now)} ${ofMost(fewest, most)}`;
export const notPlayedYet = 'Poseidone sta scegliendo';
/** On a square, of a guess that a storm has put in doubt. */
export const inDoubt = 'in dubbio';

// ── What the crew says ──────────────────────────────────────────────────────────────────────────

export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Guarda qui',
  'i-am-sure': 'Non ho dubbi',
  'i-am-not-sure': 'Ho dei dubbi',
  wait: 'Aspetta',
  'your-order': 'Prima tu',
  agreed: 'D’accordo',
  'well-done': 'Ben fatto!',
  'we-are-lost': 'Siamo perduti!',
};
export const pointsAt = (name: string, square: string) => `${name} indica ${square}`;
export const signalled = 'Segnali dell’equipaggio';
