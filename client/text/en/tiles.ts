/** Texts about storm tiles and sea monsters: their names, how many are left, and their effects. */
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

// ── Which tiles are left ────────────────────────────────────────────────────────────────────────

export const hand = 'Your tiles';
export const barred = 'not now';
export const spent = 'spent';
/** Added to a tile's name on its button. */
export const howMany = (left: number, of: number, why: string | null) =>
  why === null ? `${left} of ${of} left` : `${left} of ${of} left. ${why}`;
export const state = (tile: Tile, left: number, of: number, why: string | null) =>
  `${tiles[tile]}, ${left} of ${of} left${why === null ? '' : `. ${why}`}`;
export const storms = 'Storms';
export const leftOf = (left: number, all: number) => `${left} of ${all}`;
export const stormLeft = (tile: Tile, left: number, all: number) => `${tiles[tile]}: ${left} of ${all} left`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}: not played yet` : `${tiles[monster]}: played`;
export const faceDownLeft = (left: number, all: number) => `Face-down storms: ${left} of ${all} left`;

// ── What the tiles have done ────────────────────────────────────────────────────────────────────

export const allDriven = 'It has driven every ship still at sea to a neighbouring square.';
export const maybeDriven = 'Any ship may have been driven to a neighbouring square.';
export const holds = (ship: Ship) =>
  `It is holding the ${ships[ship]}, which can’t sail but still reports what it sees.`;
const driven: Readonly<Record<Ship, string>> = {
  red: 'It has driven the red ship to a neighbouring square.',
  green: 'It has driven the green ship to a neighbouring square.',
  white: 'It has driven the white ship to a neighbouring square.',
  yellow: 'It has driven the yellow ship to a neighbouring square.',
};
/** Used if a storm's ship is home, so the storm has moved nothing. */
const idle: Readonly<Record<Ship, string>> = {
  red: 'The red ship is home on the Sacred Island, so nothing moved.',
  green: 'The green ship is home on the Sacred Island, so nothing moved.',
  white: 'The white ship is home on the Sacred Island, so nothing moved.',
  yellow: 'The yellow ship is home on the Sacred Island, so nothing moved.',
};
/** The effect of a tile, as far as the Navigators can know it. */
export function news(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return (safe ? idle : driven)[tile];
}
