/** Names of things and buttons, used by every screen. */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Side, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';

export const appName = 'Odyssey';

export const ships: Readonly<Record<Ship, string>> = {
  red: 'navire rouge',
  green: 'navire vert',
  white: 'navire blanc',
  yellow: 'navire jaune',
};
export const colours: Readonly<Record<Ship, string>> = {
  red: 'Rouge',
  green: 'Vert',
  white: 'Blanc',
  yellow: 'Jaune',
};
export const headings: Readonly<Record<Heading, string>> = {
  N: 'nord',
  NE: 'nord-est',
  E: 'est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ouest',
  W: 'ouest',
  NW: 'nord-ouest',
};
export const tiles: Readonly<Record<Tile, string>> = {
  red: 'Tempête rouge',
  green: 'Tempête verte',
  white: 'Tempête blanche',
  yellow: 'Tempête jaune',
  great: 'Grande Tempête',
  leviathan: 'Léviathan',
  kraken: 'Kraken',
};
export const faceDownTile = 'Une tempête, face cachée';
export const islands: Readonly<Record<IslandKind, string>> = {
  woody: 'île boisée',
  rocky: 'île rocheuse',
  sacred: 'Île sacrée',
};
export const sides: Readonly<Record<Side, string>> = { poseidon: 'Poséidon', navigators: 'Navigateurs' };
export const sea = 'mer';
export const deepSea = 'eaux profondes';
/** A square, as it is written everywhere: "E7". */
export const square = (name: Square) => name.toUpperCase();
export const round = (now: number, most: number, fewest = most) =>
  `Manche ${now} sur ${fewest === most ? most : `${fewest}–${most}`}`;
export const cancel = 'Annuler';
export const close = 'Fermer';
export const back = 'Retour';
export const toHome = 'À l’accueil';
export const rules = 'Les règles';
export const language = 'Langue';
