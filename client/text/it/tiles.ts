import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { remain, theShip } from './ships.ts';

const { colours, faceDownTile } = common;
const leftOfAll = (count: number, all: number) => `${remain(count)} di ${all}`;
const driven: Readonly<Record<Ship, string>> = {
  red: 'Ha spinto la nave rossa su una casella accanto alla sua.',
  green: 'Ha spinto la nave verde su una casella accanto alla sua.',
  white: 'Ha spinto la nave bianca su una casella accanto alla sua.',
  yellow: 'Ha spinto la nave gialla su una casella accanto alla sua.',
};
const idle: Readonly<Record<Ship, string>> = {
  red: 'Può spingere solo la nave rossa, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
  green: 'Può spingere solo la nave verde, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
  white: 'Può spingere solo la nave bianca, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
  yellow: 'Può spingere solo la nave gialla, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
};

export const tiles: Catalogue['tiles'] = {
  name: (tile) => (tile === 'face-down' ? faceDownTile : common.tiles[tile]),
  short: {
    ...colours,
    great: 'Grande',
    leviathan: common.tiles.leviathan,
    kraken: common.tiles.kraken,
  },

  hand: 'Le tue tessere',
  barred: 'vietata',
  spent: 'finita',
  howMany: (left, of, why) =>
    `${left === 1 ? 'ne resta' : 'ne restano'} ${left} di ${of}${why === null ? '' : `. ${why}`}`,
  state: (tile, left, of, why) => `${common.tiles[tile]}, ${tiles.howMany(left, of, why)}`,
  storms: 'Tempeste',
  leftOf: (count, all) => `${count} di ${all}`,
  stormLeft: (tile, count, all) => `${common.tiles[tile]}: ${leftOfAll(count, all)}`,
  monsterLeft: (monster, still) =>
    still ? `${common.tiles[monster]}: deve ancora arrivare` : `${common.tiles[monster]}: già giocato`,
  faceDownLeft: (count, all) => `Tempeste coperte: ${leftOfAll(count, all)}`,

  allDriven: 'Ha spinto su una casella accanto alla sua ogni nave che non è ancora a casa.',
  maybeDriven: 'Qualsiasi nave può essere stata spinta su una casella accanto alla sua.',
  holds: (ship) => `Trattiene ${theShip[ship]}, che non può navigare ma dice comunque ciò che vede.`,
  news(tile, against, safe) {
    if (tile === 'face-down') return tiles.maybeDriven;
    if (tile === 'great') return tiles.allDriven;
    if (tile === 'leviathan' || tile === 'kraken') return against ? tiles.holds(against) : '';
    return (safe ? idle : driven)[tile];
  },
};
