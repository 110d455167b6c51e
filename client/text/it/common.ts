/** Names of things and buttons, used by every screen. */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Side, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';

export const appName = 'Odyssey';

export const ships: Readonly<Record<Ship, string>> = {
  red: 'nave rossa',
  green: 'nave verde',
  white: 'nave bianca',
  yellow: 'nave gialla',
};
/** Feminine: ships and storms are. */
export const colours: Readonly<Record<Ship, string>> = {
  red: 'Rossa',
  green: 'Verde',
  white: 'Bianca',
  yellow: 'Gialla',
};
export const headings: Readonly<Record<Heading, string>> = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ovest',
  W: 'ovest',
  NW: 'nord-ovest',
};
export const tiles: Readonly<Record<Tile, string>> = {
  red: 'Tempesta rossa',
  green: 'Tempesta verde',
  white: 'Tempesta bianca',
  yellow: 'Tempesta gialla',
  great: 'Grande Tempesta',
  leviathan: 'Leviatano',
  kraken: 'Kraken',
};
export const faceDownTile = 'Una tempesta coperta';
export const islands: Readonly<Record<IslandKind, string>> = {
  woody: 'isola boscosa',
  rocky: 'isola rocciosa',
  sacred: 'Isola Sacra',
};
export const sides: Readonly<Record<Side, string>> = { poseidon: 'Poseidone', navigators: 'Navigatori' };
export const sea = 'mare';
export const deepSea = 'acque profonde';
/** A square, as it is written everywhere: "E7". */
export const square = (name: Square) => name.toUpperCase();
export const round = (now: number, most: number, fewest = most) =>
  `Round ${now} di ${fewest === most ? most : `${fewest}–${most}`}`;
export const cancel = 'Annulla';
export const close = 'Chiudi';
export const back = 'Indietro';
export const toHome = 'Alla pagina iniziale';
export const rules = 'Le regole';
export const language = 'Lingua';
