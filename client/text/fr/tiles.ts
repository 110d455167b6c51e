/** Storm tiles and sea monsters: what they are called, what is left of them, what they have done. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Tile } from '../../../shared/game/game.ts';
import { faceDownTile, tiles } from './common.ts';
import { theShip } from './words.ts';

export const name = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
/** The storms are feminine, other than the ships. */
export const short: Readonly<Record<Tile, string>> = {
  red: 'Rouge',
  green: 'Verte',
  white: 'Blanche',
  yellow: 'Jaune',
  great: 'Grande',
  leviathan: tiles.leviathan,
  kraken: tiles.kraken,
};

// ── What is left ────────────────────────────────────────────────────────────────────────────────

export const hand = 'Tes tuiles';
export const barred = 'bloquée';
export const spent = 'épuisée';
/** After the name of the tile on its button. */
export const howMany = (left: number, of: number, why: string | null) =>
  why === null ? `reste ${left} sur ${of}` : `reste ${left} sur ${of}. ${why}`;
export const state = (tile: Tile, left: number, of: number, why: string | null) =>
  `${tiles[tile]}, reste ${left} sur ${of}${why === null ? '' : `. ${why}`}`;
export const storms = 'Tempêtes';
export const leftOf = (left: number, all: number) => `${left} sur ${all}`;
export const stormLeft = (tile: Tile, left: number, all: number) =>
  `${tiles[tile]}\u202f: reste ${left} sur ${all}`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}\u202f: encore à venir` : `${tiles[monster]}\u202f: joué`;
export const faceDownLeft = (left: number, all: number) =>
  `Tempêtes, face cachée\u202f: reste ${left} sur ${all}`;

// ── What they have done ─────────────────────────────────────────────────────────────────────────

export const allDriven = 'Elle a poussé sur une case voisine chaque navire qui n’est pas encore rentré.';
export const maybeDriven = 'N’importe quel navire a pu être poussé sur une case voisine.';
export const holds = (ship: Ship) =>
  `Il retient ${theShip[ship]}, qui ne peut pas naviguer mais dit toujours ce qu’il voit.`;
const driven: Readonly<Record<Ship, string>> = {
  red: 'Elle a poussé le navire rouge sur une case voisine.',
  green: 'Elle a poussé le navire vert sur une case voisine.',
  white: 'Elle a poussé le navire blanc sur une case voisine.',
  yellow: 'Elle a poussé le navire jaune sur une case voisine.',
};
/** A storm against a ship that is home moves none. */
const idle: Readonly<Record<Ship, string>> = {
  red: 'Elle ne peut pousser que le navire rouge, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
  green:
    'Elle ne peut pousser que le navire vert, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
  white:
    'Elle ne peut pousser que le navire blanc, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
  yellow:
    'Elle ne peut pousser que le navire jaune, déjà à l’abri sur l’Île sacrée\u202f: aucun navire n’a bougé.',
};
/** What a tile has done, as far as the Navigators know. */
export function news(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return (safe ? idle : driven)[tile];
}
