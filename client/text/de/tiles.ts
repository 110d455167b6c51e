/** Storm tiles and sea monsters: what they are called, what is left of them, what they have done. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Tile } from '../../../shared/game/game.ts';
import { colours, faceDownTile, tiles } from './common.ts';

export const name = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const short: Readonly<Record<Tile, string>> = {
  ...colours,
  great: 'Groß',
  leviathan: tiles.leviathan,
  kraken: tiles.kraken,
};

// ── What is left ────────────────────────────────────────────────────────────────────────────────

export const hand = 'Deine Plättchen';
export const barred = 'gesperrt';
export const spent = 'gespielt';
/** After the name of the tile on its button. */
export const howMany = (left: number, of: number, why: string | null) =>
  why === null ? `noch ${left} von ${of}` : `noch ${left} von ${of}. ${why}`;
export const state = (tile: Tile, left: number, of: number, why: string | null) =>
  `${tiles[tile]}, noch ${left} von ${of}${why === null ? '' : `. ${why}`}`;
export const storms = 'Stürme';
export const leftOf = (left: number, all: number) => `${left} von ${all}`;
export const stormLeft = (tile: Tile, left: number, all: number) => `${tiles[tile]}: noch ${left} von ${all}`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}: kann noch kommen` : `${tiles[monster]}: gespielt`;
export const faceDownLeft = (left: number, all: number) => `Stürme, verdeckt: noch ${left} von ${all}`;

// ── What they have done ─────────────────────────────────────────────────────────────────────────

export const allDriven = 'Er hat jedes Schiff, das noch nicht daheim ist, auf ein Nachbarfeld getrieben.';
export const maybeDriven = 'Jedes Schiff kann auf ein Nachbarfeld getrieben worden sein.';
const held: Readonly<Record<Ship, string>> = {
  red: 'Das rote Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
  green: 'Das grüne Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
  white: 'Das weiße Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
  yellow: 'Das gelbe Schiff wird festgehalten: Es segelt nicht, kann aber melden, was es sieht.',
};
export const holds = (ship: Ship) => held[ship];
const driven: Readonly<Record<Ship, string>> = {
  red: 'Er hat das rote Schiff auf ein Nachbarfeld getrieben.',
  green: 'Er hat das grüne Schiff auf ein Nachbarfeld getrieben.',
  white: 'Er hat das weiße Schiff auf ein Nachbarfeld getrieben.',
  yellow: 'Er hat das gelbe Schiff auf ein Nachbarfeld getrieben.',
};
/** A storm against a ship that is home moves none. */
const idle: Readonly<Record<Ship, string>> = {
  red: 'Er treibt nur das rote Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
  green:
    'Er treibt nur das grüne Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
  white:
    'Er treibt nur das weiße Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
  yellow:
    'Er treibt nur das gelbe Schiff, und das ist sicher auf der Heiligen Insel: Kein Schiff wurde bewegt.',
};
/** What a tile has done, as far as the Navigators know. */
export function news(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return (safe ? idle : driven)[tile];
}
