/** The true board, and what lies on its squares as it is spoken. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { ships, square } from './common.ts';
import { byTheMonster, theShip } from './ships.ts';

export const board = 'Il vero tabellone';
export const describe = (name: Square, things: readonly string[]) => `${square(name)}: ${things.join(', ')}`;
export const shipHere = (ship: Ship, held: SeaMonster | null) =>
  held ? `${ships[ship]}, trattenuta ${byTheMonster[held]}` : ships[ship];
export const ghostHere = (ship: Ship) => `qui sarà spinta ${theShip[ship]}`;
const lamps = { yellow: 'faro dalla luce gialla', red: 'faro dalla luce rossa', unlit: 'faro' };
export const lampHere = (lamp: 'yellow' | 'red' | 'unlit') => lamps[lamp];
export const dangerHere: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'vortice',
  fogBank: 'banco di nebbia',
};
export const mayDrive = (ship: Ship) => `qui si può spingere ${theShip[ship]}`;
export const mayPlace = 'si può scegliere';
