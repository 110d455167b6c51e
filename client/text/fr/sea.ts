/** The true board, and what lies on its squares as it is spoken. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { ships, square } from './common.ts';
import { theMonster, theShip } from './words.ts';

export const board = 'Le vrai plateau';
export const describe = (name: Square, things: readonly string[]) =>
  `${square(name)}\u202f: ${things.join(', ')}`;
export const shipHere = (ship: Ship, held: SeaMonster | null) =>
  held ? `${ships[ship]}, retenu par ${theMonster[held]}` : ships[ship];
export const ghostHere = (ship: Ship) => `${theShip[ship]} sera poussé ici`;
const LAMPS = { yellow: 'phare à feu jaune', red: 'phare à feu rouge', unlit: 'phare' } as const;
export const lampHere = (lamp: 'yellow' | 'red' | 'unlit') => LAMPS[lamp];
export const dangerHere: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'maelström',
  fogBank: 'banc de brume',
};
export const mayDrive = (ship: Ship) => `${theShip[ship]} peut être poussé ici`;
export const mayPlace = 'peut être choisie';
