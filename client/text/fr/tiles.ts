import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theShip } from './words.ts';

const { faceDownTile } = common;
const driven: Readonly<Record<Ship, string>> = {
  red: 'Elle a poussé le navire rouge sur une case voisine.',
  green: 'Elle a poussé le navire vert sur une case voisine.',
  white: 'Elle a poussé le navire blanc sur une case voisine.',
  yellow: 'Elle a poussé le navire jaune sur une case voisine.',
};
const idle: Readonly<Record<Ship, string>> = {
  red: 'Elle ne peut pousser que le navire rouge, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
  green:
    'Elle ne peut pousser que le navire vert, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
  white:
    'Elle ne peut pousser que le navire blanc, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
  yellow:
    'Elle ne peut pousser que le navire jaune, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
};

export const tiles: Catalogue['tiles'] = {
  name: (tile) => (tile === 'face-down' ? faceDownTile : common.tiles[tile]),
  /** The colours of storms are feminine, unlike those of ships. */
  short: {
    red: 'Rouge',
    green: 'Verte',
    white: 'Blanche',
    yellow: 'Jaune',
    great: 'Grande',
    leviathan: common.tiles.leviathan,
    kraken: common.tiles.kraken,
  },

  hand: 'Tes tuiles',
  barred: 'bloquée',
  spent: 'épuisée',
  howMany: (left, of, why) => (why === null ? `reste ${left} sur ${of}` : `reste ${left} sur ${of}. ${why}`),
  state: (tile, left, of, why) =>
    `${common.tiles[tile]}, reste ${left} sur ${of}${why === null ? '' : `. ${why}`}`,
  storms: 'Tempêtes',
  leftOf: (left, all) => `${left} sur ${all}`,
  stormLeft: (tile, left, all) => `${common.tiles[tile]}\u202f: reste ${left} sur ${all}`,
  monsterLeft: (monster, left) =>
    left ? `${common.tiles[monster]}\u202f: encore à venir` : `${common.tiles[monster]}\u202f: joué`,
  faceDownLeft: (left, all) => `Tempêtes, face cachée\u202f: reste ${left} sur ${all}`,

  allDriven: 'Elle a poussé sur une case voisine chaque navire qui n’est pas encore rentré.',
  maybeDriven: 'N’importe quel navire a pu être poussé sur une case voisine.',
  holds: (ship) => `Il retient ${theShip[ship]}, qui ne peut pas naviguer mais dit toujours ce qu’il voit.`,
  news(tile, against, safe) {
    if (tile === 'face-down') return tiles.maybeDriven;
    if (tile === 'great') return tiles.allDriven;
    if (tile === 'leviathan' || tile === 'kraken') return against ? tiles.holds(against) : '';
    return (safe ? idle : driven)[tile];
  },
};
