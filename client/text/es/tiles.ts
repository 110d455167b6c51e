/** Storm tiles and sea monsters: what they are called, what is left of them, what they have done. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Tile } from '../../../shared/game/game.ts';
import { faceDownTile, tiles } from './common.ts';
import { remain, toTheShip } from './words.ts';

export const name = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const short: Readonly<Record<Tile, string>> = {
  red: 'Roja',
  green: 'Verde',
  white: 'Blanca',
  yellow: 'Amarilla',
  great: 'Grande',
  leviathan: tiles.leviathan,
  kraken: tiles.kraken,
};

// ── What is left ────────────────────────────────────────────────────────────────────────────────

export const hand = 'Tus losetas';
export const barred = 'vetada';
export const spent = 'gastada';
const remainOf = (left: number, of: number) => `${remain(left)} de ${of}`;
/** After the name of the tile on its button. */
export const howMany = (left: number, of: number, why: string | null) =>
  why === null ? remainOf(left, of) : `${remainOf(left, of)}. ${why}`;
export const state = (tile: Tile, left: number, of: number, why: string | null) =>
  `${tiles[tile]}, ${remainOf(left, of)}${why === null ? '' : `. ${why}`}`;
export const storms = 'Tormentas';
export const leftOf = (left: number, all: number) => `${left} de ${all}`;
export const stormLeft = (tile: Tile, left: number, all: number) =>
  `${tiles[tile]}: ${remain(left)} de ${all}`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}: aún por venir` : `${tiles[monster]}: ya jugado`;
export const faceDownLeft = (left: number, all: number) => `Tormentas, boca abajo: ${remain(left)} de ${all}`;

// ── What they have done ─────────────────────────────────────────────────────────────────────────

export const allDriven = 'Ha empujado a una casilla contigua todos los barcos que aún no están en casa.';
export const maybeDriven = 'Puede haber empujado cualquier barco a una casilla contigua.';
export const holds = (ship: Ship) =>
  `Retiene ${toTheShip[ship]}, que no puede navegar, pero sí decir lo que ve.`;
const driven: Readonly<Record<Ship, string>> = {
  red: 'Ha empujado el barco rojo a una casilla contigua.',
  green: 'Ha empujado el barco verde a una casilla contigua.',
  white: 'Ha empujado el barco blanco a una casilla contigua.',
  yellow: 'Ha empujado el barco amarillo a una casilla contigua.',
};
/** A storm against a ship that is home moves none. */
const idle: Readonly<Record<Ship, string>> = {
  red: 'Solo puede empujar el barco rojo, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
  green:
    'Solo puede empujar el barco verde, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
  white:
    'Solo puede empujar el barco blanco, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
  yellow:
    'Solo puede empujar el barco amarillo, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
};
/** What a tile has done, as far as the Navigators know. */
export function news(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return (safe ? idle : driven)[tile];
}
