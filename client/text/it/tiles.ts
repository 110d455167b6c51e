/** Storm tiles and sea monsters: what they are called, what is left of them, what they have done. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Tile } from '../../../shared/game/game.ts';
import { colours, faceDownTile, tiles } from './common.ts';
import { remain, theShip } from './ships.ts';

export const name = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const short: Readonly<Record<Tile, string>> = {
  ...colours,
  great: 'Grande',
  leviathan: tiles.leviathan,
  kraken: tiles.kraken,
};

// ── What is left ────────────────────────────────────────────────────────────────────────────────

export const hand = 'Le tue tessere';
export const barred = 'vietata';
export const spent = 'finita';
/** After the name of the tile on its button. */
export const howMany = (left: number, of: number, why: string | null) =>
  `${left === 1 ? 'ne resta' : 'ne restano'} ${left} di ${of}${why === null ? '' : `. ${why}`}`;
export const state = (tile: Tile, left: number, of: number, why: string | null) =>
  `${tiles[tile]}, ${howMany(left, of, why)}`;
export const storms = 'Tempeste';
export const leftOf = (count: number, all: number) => `${count} di ${all}`;
const leftOfAll = (count: number, all: number) => `${remain(count)} di ${all}`;
export const stormLeft = (tile: Tile, count: number, all: number) =>
  `${tiles[tile]}: ${leftOfAll(count, all)}`;
export const monsterLeft = (monster: SeaMonster, still: boolean) =>
  still ? `${tiles[monster]}: deve ancora arrivare` : `${tiles[monster]}: già giocato`;
export const faceDownLeft = (count: number, all: number) => `Tempeste coperte: ${leftOfAll(count, all)}`;

// ── What they have done ─────────────────────────────────────────────────────────────────────────

export const allDriven = 'Ha spinto su una casella accanto alla sua ogni nave che non è ancora a casa.';
export const maybeDriven = 'Qualsiasi nave può essere stata spinta su una casella accanto alla sua.';
export const holds = (ship: Ship) =>
  `Trattiene ${theShip[ship]}, che non può navigare ma dice comunque ciò che vede.`;
const driven: Readonly<Record<Ship, string>> = {
  red: 'Ha spinto la nave rossa su una casella accanto alla sua.',
  green: 'Ha spinto la nave verde su una casella accanto alla sua.',
  white: 'Ha spinto la nave bianca su una casella accanto alla sua.',
  yellow: 'Ha spinto la nave gialla su una casella accanto alla sua.',
};
/** A storm against a ship that is home moves none. */
const idle: Readonly<Record<Ship, string>> = {
  red: 'Può spingere solo la nave rossa, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
  green: 'Può spingere solo la nave verde, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
  white: 'Può spingere solo la nave bianca, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
  yellow: 'Può spingere solo la nave gialla, che è già in salvo sull’Isola Sacra: nessuna nave si è mossa.',
};
/** What a tile has done, as far as the Navigators know. */
export function news(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return (safe ? idle : driven)[tile];
}
