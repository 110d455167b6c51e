import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { remain, toTheShip } from './words.ts';

const { faceDownTile } = common;
const remainOf = (left: number, of: number) => `${remain(left)} de ${of}`;
const driven: Readonly<Record<Ship, string>> = {
  red: 'Ha empujado el barco rojo a una casilla contigua.',
  green: 'Ha empujado el barco verde a una casilla contigua.',
  white: 'Ha empujado el barco blanco a una casilla contigua.',
  yellow: 'Ha empujado el barco amarillo a una casilla contigua.',
};
const idle: Readonly<Record<Ship, string>> = {
  red: 'Solo puede empujar el barco rojo, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
  green:
    'Solo puede empujar el barco verde, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
  white:
    'Solo puede empujar el barco blanco, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
  yellow:
    'Solo puede empujar el barco amarillo, que ya está a salvo en la Isla Sagrada: no ha movido ningún barco.',
};

export const tiles: Catalogue['tiles'] = {
  name: (tile) => (tile === 'face-down' ? faceDownTile : common.tiles[tile]),
  short: {
    red: 'Roja',
    green: 'Verde',
    white: 'Blanca',
    yellow: 'Amarilla',
    great: 'Grande',
    leviathan: common.tiles.leviathan,
    kraken: common.tiles.kraken,
  },

  hand: 'Tus losetas',
  barred: 'vetada',
  spent: 'gastada',
  howMany: (left, of, why) => (why === null ? remainOf(left, of) : `${remainOf(left, of)}. ${why}`),
  state: (tile, left, of, why) =>
    `${common.tiles[tile]}, ${remainOf(left, of)}${why === null ? '' : `. ${why}`}`,
  storms: 'Tormentas',
  leftOf: (left, all) => `${left} de ${all}`,
  stormLeft: (tile, left, all) => `${common.tiles[tile]}: ${remain(left)} de ${all}`,
  monsterLeft: (monster, left) =>
    left ? `${common.tiles[monster]}: aún por venir` : `${common.tiles[monster]}: ya jugado`,
  faceDownLeft: (left, all) => `Tormentas, boca abajo: ${remain(left)} de ${all}`,

  allDriven: 'Ha empujado a una casilla contigua todos los barcos que aún no están en casa.',
  maybeDriven: 'Puede haber empujado cualquier barco a una casilla contigua.',
  holds: (ship) => `Retiene ${toTheShip[ship]}, que no puede navegar, pero sí decir lo que ve.`,
  news(tile, against, safe) {
    if (tile === 'face-down') return tiles.maybeDriven;
    if (tile === 'great') return tiles.allDriven;
    if (tile === 'leviathan' || tile === 'kraken') return against ? tiles.holds(against) : '';
    return (safe ? idle : driven)[tile];
  },
};
