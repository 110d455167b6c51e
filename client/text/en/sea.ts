/** Texts for screen readers about the true board and the things that can be on its squares. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { ships, square, tiles } from './common.ts';

export const board = 'The true board';
export const describe = (name: Square, things: readonly string[]) => `${square(name)}: ${things.join(', ')}`;
export const shipHere = (ship: Ship, held: SeaMonster | null) =>
  held ? `${ships[ship]}, held by the ${tiles[held]}` : ships[ship];
export const ghostHere = (ship: Ship) => `the ${ships[ship]} will be driven here`;
export const lampHere = (lamp: 'yellow' | 'red' | 'unlit') =>
  lamp === 'unlit' ? 'lighthouse' : `${lamp} lighthouse`;
export const dangerHere: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'maelstrom',
  fogBank: 'fog bank',
};
export const mayDrive = (ship: Ship) => `the ${ships[ship]} can be driven here`;
export const mayPlace = 'can be chosen';
