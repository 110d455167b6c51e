/** Which guesses the newest storm has put in doubt. Pure. */
import { SHIPS, type Ship } from '../../shared/board.ts';
import type { Tile } from '../../shared/game.ts';
import { isMonster } from '../../shared/rules/storms.ts';
import type { PublicView } from '../../shared/views/public.ts';

type Known = Pick<PublicView, 'arrived' | 'phase' | 'rounds' | 'stepped'>;

function drivenBy(tile: Tile | 'face-down'): readonly Ship[] {
  if (tile === 'great' || tile === 'face-down') return SHIPS;
  return isMonster(tile) ? [] : [tile];
}

/**
 * The ships at sea that the storm of this round has driven off, or may have if it lies face down
 * (ruling 5), and that have not reported since.
 */
export function adrift({ arrived, phase, rounds, stepped }: Known): readonly Ship[] {
  const tile = rounds.at(-1)?.tile;
  if (phase === 'poseidon' || phase === 'over' || !tile) return [];
  const hit = drivenBy(tile);
  return hit.filter((ship) => !arrived.includes(ship) && !stepped.includes(ship));
}
