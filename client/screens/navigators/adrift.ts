/** Which guesses a storm or a maelstrom has put in doubt. Pure. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Tile } from '../../../shared/game/game.ts';
import { isMonster, shipsHit } from '../../../shared/game/rules/storms.ts';
import type { PublicView } from '../../../shared/game/views/public.ts';

type Known = Pick<PublicView, 'arrived' | 'caught' | 'phase' | 'rounds' | 'stepped'>;

function drivenBy(tile: Tile | 'face-down', arrived: readonly Ship[]): readonly Ship[] {
  if (tile === 'face-down') return SHIPS;
  return isMonster(tile) ? [] : shipsHit(tile, arrived);
}

/** Pushed out of a maelstrom, and not heard of since (ruling 21: the push comes after the survey). */
function pushedOut(ship: Ship, { caught, rounds }: Known): boolean {
  const steps = rounds.flatMap(({ steps }) => steps);
  return caught !== ship && steps.findLast((step) => step.ship === ship)?.caught === true;
}

/**
 * The ships at sea that have been driven off since they last reported: by the storm of this round, or maybe,
 * if it lies face down (ruling 5); or out of a maelstrom (ruling 21).
 */
export function adrift(known: Known): readonly Ship[] {
  const { arrived, phase, rounds, stepped } = known;
  if (phase === 'over') return [];
  const tile = phase === 'poseidon' ? null : rounds.at(-1)?.tile;
  const hit = tile ? drivenBy(tile, arrived).filter((ship) => !stepped.includes(ship)) : [];
  return SHIPS.filter((ship) => !arrived.includes(ship) && (hit.includes(ship) || pushedOut(ship, known)));
}
