/** Storm tiles and sea monsters: what they are called, what is left of them, what they have done. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Tile } from '../../../shared/game/game.ts';
import { colours, faceDownTile, ships, tiles } from './common.ts';

export const name = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const short: Readonly<Record<Tile, string>> = {
  ...colours,
  great: 'Great',
  leviathan: tiles.leviathan,
  kraken: tiles.kraken,
};

// ── What is left ────────────────────────────────────────────────────────────────────────────────

export const hand = 'Your tiles';
export const barred = 'barred';
export const spent = 'spent';
/** After the name of the tile on its button. */
export const howMany = (left: number, of: number, why: string | null) =>
  why === null ? `${left} of ${of} left` : `${left} of ${of} left. ${why}`;
export const state = (tile: Tile, left: number, of: number, why: string | null) =>
  `${tiles[tile]}, ${left} of ${of} left${why === null ? '' : `. ${why}`}`;
export const storms = 'Storms';
export const leftOf = (left: number, all: number) => `${left} of ${all}`;
export const stormLeft = (tile: Tile, left: number, all: number) => `${tiles[tile]}: ${left} of ${all} left`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}: still to come` : `${tiles[monster]}: played`;
export const faceDownLeft = (left: number, all: number) => `Storms, face down: ${left} of ${all} left`;

// ── What they have done ─────────────────────────────────────────────────────────────────────────

export const allDriven = 'It has driven every ship that is not home yet to a square beside its own.';
export const maybeDriven = 'Any ship may have been driven to a square beside its own.';
export const holds = (ship: Ship) =>
  `It holds the ${ships[ship]}, which can’t sail but still tells what it sees.`;
const driven: Readonly<Record<Ship, string>> = {
  red: 'It has driven the red ship to a square beside its own.',
  green: 'It has driven the green ship to a square beside its own.',
  white: 'It has driven the white ship to a square beside its own.',
  yellow: 'It has driven the yellow ship to a square beside its own.',
};
/** A storm against a ship that is home moves none. */
const idle: Readonly<Record<Ship, string>> = {
  red: 'It can only drive the red ship, and that one is safe on the Sacred Island: no ship was moved.',
  green: 'It can only drive the green ship, and that one is safe on the Sacred Island: no ship was moved.',
  white: 'It can only drive the white ship, and that one is safe on the Sacred Island: no ship was moved.',
  yellow: 'It can only drive the yellow ship, and that one is safe on the Sacred Island: no ship was moved.',
};
/** What a tile has done, as far as the Navigators know. */
export function news(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return (safe ? idle : driven)[tile];
}
