import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';

const { colours, faceDownTile } = common;
const held: Readonly<Record<Ship, string>> = {
  red: 'Das rote Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
  green: 'Das grüne Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
  white: 'Das weiße Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
  yellow: 'Das gelbe Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
};
const driven: Readonly<Record<Ship, string>> = {
  red: 'Er hat das rote Schiff auf ein Nachbarfeld getrieben.',
  green: 'Er hat das grüne Schiff auf ein Nachbarfeld getrieben.',
  white: 'Er hat das weiße Schiff auf ein Nachbarfeld getrieben.',
  yellow: 'Er hat das gelbe Schiff auf ein Nachbarfeld getrieben.',
};
const idle: Readonly<Record<Ship, string>> = {
  red: 'Er treibt nur das rote Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
  green:
    'Er treibt nur das grüne Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
  white:
    'Er treibt nur das weiße Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
  yellow:
    'Er treibt nur das gelbe Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
};

export const tiles: Catalogue['tiles'] = {
  name: (tile) => (tile === 'face-down' ? faceDownTile : common.tiles[tile]),
  short: {
    ...colours,
    great: 'Groß',
    leviathan: common.tiles.leviathan,
    kraken: common.tiles.kraken,
  },

  hand: 'Deine Plättchen',
  barred: 'gesperrt',
  spent: 'gespielt',
  howMany: (left, of, why) => (why === null ? `noch ${left} von ${of}` : `noch ${left} von ${of}. ${why}`),
  state: (tile, left, of, why) =>
    `${common.tiles[tile]}, noch ${left} von ${of}${why === null ? '' : `. ${why}`}`,
  storms: 'Stürme',
  leftOf: (left, all) => `${left} von ${all}`,
  stormLeft: (tile, left, all) => `${common.tiles[tile]}: noch ${left} von ${all}`,
  monsterLeft: (monster, left) =>
    left ? `${common.tiles[monster]}: kann noch kommen` : `${common.tiles[monster]}: gespielt`,
  faceDownLeft: (left, all) => `Stürme, verdeckt: noch ${left} von ${all}`,

  allDriven: 'Er hat jedes Schiff, das noch nicht daheim ist, auf ein Nachbarfeld getrieben.',
  maybeDriven: 'Jedes Schiff kann auf ein Nachbarfeld getrieben worden sein.',
  holds: (ship) => held[ship],
  news(tile, against, safe) {
    if (tile === 'face-down') return tiles.maybeDriven;
    if (tile === 'great') return tiles.allDriven;
    if (tile === 'leviathan' || tile === 'kraken') return against ? tiles.holds(against) : '';
    return (safe ? idle : driven)[tile];
  },
};
