/** Names of things, and labels of buttons, that several screens use. */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Side, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';

export const appName = 'Odyssey';

export const ships: Readonly<Record<Ship, string>> = {
  red: 'red ship',
  green: 'green ship',
  white: 'white ship',
  yellow: 'yellow ship',
};
export const colours: Readonly<Record<Ship, string>> = {
  red: 'Red',
  green: 'Green',
  white: 'White',
  yellow: 'Yellow',
};
export const headings: Readonly<Record<Heading, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};
export const tiles: Readonly<Record<Tile, string>> = {
  red: 'Red storm',
  green: 'Green storm',
  white: 'White storm',
  yellow: 'Yellow storm',
  great: 'Great Storm',
  leviathan: 'Leviathan',
  kraken: 'Kraken',
};
export const faceDownTile = 'Face-down storm';
export const islands: Readonly<Record<IslandKind, string>> = {
  woody: 'woody island',
  rocky: 'rocky island',
  sacred: 'Sacred Island',
};
export const sides: Readonly<Record<Side, string>> = { poseidon: 'Poseidon', navigators: 'Navigators' };
export const sea = 'sea';
export const deepSea = 'deep sea';
/** The name of a square as it is written everywhere, such as "E7". */
export const square = (name: Square) => name.toUpperCase();
export const round = (now: number, most: number, fewest = most) =>
  `Round ${now} of ${fewest === most ? most : `${fewest}–${most}`}`;
export const cancel = 'Cancel';
export const close = 'Close';
export const back = 'Back';
export const toHome = 'Home';
export const rules = 'The rules';
export const language = 'Language';
