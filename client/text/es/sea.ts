/** The true board, and what lies on its squares as it is spoken. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { ships, square } from './common.ts';
import { theMonster, theShip } from './words.ts';

export const board = 'El tablero verdadero';
export const describe = (name: Square, things: readonly string[]) => `${square(name)}: ${things.join(', ')}`;
export const shipHere = (ship: Ship, held: SeaMonster | null) =>
  held ? `${ships[ship]}, retenido por ${theMonster[held]}` : ships[ship];
export const ghostHere = (ship: Ship) => `aquí irá a parar ${theShip[ship]}`;
const LAMPS: Readonly<Record<'yellow' | 'red' | 'unlit', string>> = {
  unlit: 'faro',
  yellow: 'faro de luz amarilla',
  red: 'faro de luz roja',
};
export const lampHere = (lamp: 'yellow' | 'red' | 'unlit') => LAMPS[lamp];
export const dangerHere: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'remolino',
  fogBank: 'banco de niebla',
};
export const mayDrive = (ship: Ship) => `aquí puedes empujar ${theShip[ship]}`;
export const mayPlace = 'se puede elegir';
