/** The Navigators’ chart, and the panels beside it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import { headings, ships } from './common.ts';
import { hue, ofTheShip } from './words.ts';

/** What lies on a square, as it is spoken. */
export const things = {
  ship: (ship: Ship) => `${ships[ship]}, conjetura`,
  reminder: (ship: Ship) => `recordatorio ${hue[ship]}`,
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'faro',
  start: (ship: Ship) => `salida ${ofTheShip[ship]}`,
};
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'marcador de remolino',
  fogBank: 'marcador de niebla',
};

// ── Headings ────────────────────────────────────────────────────────────────────────────────────

export const rose = 'Rumbo';
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, fuera del mapa según tu conjetura` : headings[heading];

// ── The panels ──────────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Órdenes', tray: 'Fichas', journal: 'Diario' };
export const panels = 'Paneles';
export const orders = 'Órdenes';
export const tray = 'Recordatorios';
export const journal = 'Diario';
export const journalEmpty = 'Aquí encontrarás la partida, ronda a ronda.';
export const journalOf = (ship: Ship) => `Diario ${ofTheShip[ship]}`;
export const journalOfEmpty = 'Aquí encontrarás lo que hace e informa.';
export const journalViews = 'Qué barcos muestra el diario';
export const allShips = 'Todos los barcos';
export const noOrderYet = 'Aún sin orden';
export const round = (number: number) => `Ronda ${number}`;
export const ofMost = (fewest: number, most: number) =>
  fewest === most ? `de ${most}` : `de ${fewest}–${most}`;
/** Both in one. */
export const roundOf = (now: number, fewest: number, most: number) => `${round(now)} ${ofMost(fewest, most)}`;
export const notPlayedYet = 'Poseidón está eligiendo';
/** On a square, of a guess that a storm has put in doubt. */
export const inDoubt = 'en duda';

// ── What the crew says ──────────────────────────────────────────────────────────────────────────

export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Mira aquí',
  'i-am-sure': 'Sin duda',
  'i-am-not-sure': 'Tengo dudas',
  wait: 'Espera',
  'your-order': 'Tú primero',
  agreed: 'De acuerdo',
  'well-done': '¡Bien hecho!',
  'we-are-lost': '¡Sin rumbo!',
};
export const pointsAt = (name: string, square: string) => `${name} señala ${square}`;
export const signalled = 'Señales de la tripulación';
