/** The true board, and what lies on its squares as it is spoken. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { ships, square } from './common.ts';
import { theShip } from './words.ts';

export const board = 'Das wahre Brett';
export const describe = (name: Square, things: readonly string[]) => `${square(name)}: ${things.join(', ')}`;
const heldBy: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'gehalten vom Leviathan',
  kraken: 'gehalten vom Kraken',
};
export const shipHere = (ship: Ship, held: SeaMonster | null) =>
  held ? `${ships[ship]}, ${heldBy[held]}` : ships[ship];
export const ghostHere = (ship: Ship) => `hierher wird ${theShip[ship]} getrieben`;
const lamps = {
  yellow: 'Leuchtturm mit gelbem Licht',
  red: 'Leuchtturm mit rotem Licht',
  unlit: 'Leuchtturm',
};
export const lampHere = (lamp: 'yellow' | 'red' | 'unlit') => lamps[lamp];
export const dangerHere: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Strudel',
  fogBank: 'Nebelbank',
};
export const mayDrive = (ship: Ship) => `hierher kann ${theShip[ship]} getrieben werden`;
export const mayPlace = 'darf gewählt werden';
