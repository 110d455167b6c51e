/** Names of things and buttons, used by every screen. */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Side, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';

export const appName = 'Odyssey';

export const ships: Readonly<Record<Ship, string>> = {
  red: 'barco rojo',
  green: 'barco verde',
  white: 'barco blanco',
  yellow: 'barco amarillo',
};
export const colours: Readonly<Record<Ship, string>> = {
  red: 'Rojo',
  green: 'Verde',
  white: 'Blanco',
  yellow: 'Amarillo',
};
export const headings: Readonly<Record<Heading, string>> = {
  N: 'norte',
  NE: 'noreste',
  E: 'este',
  SE: 'sureste',
  S: 'sur',
  SW: 'suroeste',
  W: 'oeste',
  NW: 'noroeste',
};
export const tiles: Readonly<Record<Tile, string>> = {
  red: 'Tormenta roja',
  green: 'Tormenta verde',
  white: 'Tormenta blanca',
  yellow: 'Tormenta amarilla',
  great: 'Gran Tormenta',
  leviathan: 'Leviatán',
  kraken: 'Kraken',
};
export const faceDownTile = 'Una tormenta, boca abajo';
export const islands: Readonly<Record<IslandKind, string>> = {
  woody: 'isla arbolada',
  rocky: 'isla rocosa',
  sacred: 'Isla Sagrada',
};
export const sides: Readonly<Record<Side, string>> = { poseidon: 'Poseidón', navigators: 'Navegantes' };
export const sea = 'mar';
export const deepSea = 'aguas profundas';
/** A square, as it is written everywhere: "E7". */
export const square = (name: Square) => name.toUpperCase();
export const round = (now: number, most: number, fewest = most) =>
  `Ronda ${now} de ${fewest === most ? most : `${fewest}–${most}`}`;
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const back = 'Atrás';
export const toHome = 'A la portada';
export const rules = 'Las reglas';
export const language = 'Idioma';
