/** Names of things and buttons, used by every screen. */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Side, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';

export const appName = 'Odyssey';

export const ships: Readonly<Record<Ship, string>> = {
  red: 'rotes Schiff',
  green: 'grünes Schiff',
  white: 'weißes Schiff',
  yellow: 'gelbes Schiff',
};
/** Also what the ships are called: "Rot segelt nach Osten". */
export const colours: Readonly<Record<Ship, string>> = {
  red: 'Rot',
  green: 'Grün',
  white: 'Weiß',
  yellow: 'Gelb',
};
/** After "nach". */
export const headings: Readonly<Record<Heading, string>> = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
};
export const tiles: Readonly<Record<Tile, string>> = {
  red: 'Roter Sturm',
  green: 'Grüner Sturm',
  white: 'Weißer Sturm',
  yellow: 'Gelber Sturm',
  great: 'Großer Sturm',
  leviathan: 'Leviathan',
  kraken: 'Krake',
};
export const faceDownTile = 'Ein Sturm, verdeckt';
export const islands: Readonly<Record<IslandKind, string>> = {
  woody: 'Waldinsel',
  rocky: 'Felsinsel',
  sacred: 'Heilige Insel',
};
export const sides: Readonly<Record<Side, string>> = { poseidon: 'Poseidon', navigators: 'Navigatoren' };
export const sea = 'Meer';
export const deepSea = 'tiefe See';
/** A square, as it is written everywhere: "E7". */
export const square = (name: Square) => name.toUpperCase();
export const round = (now: number, most: number, fewest = most) =>
  `Runde ${now} von ${fewest === most ? most : `${fewest}–${most}`}`;
export const cancel = 'Abbrechen';
export const close = 'Schließen';
export const back = 'Zurück';
export const toHome = 'Zur Startseite';
export const rules = 'Die Regeln';
export const language = 'Sprache';
