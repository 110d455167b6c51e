/** The storm that Poseidon prepares while the Navigators order: what of it still stands. Pure, and never sent. */
import type { Ship } from '../../../shared/board/board.ts';
import type { GameRefusal, Pushes, SeaMonster, Tile } from '../../../shared/game/game.ts';
import {
  isMonster,
  shipsHit,
  stormsOf,
  whyBarred,
  whyNoMonster,
  whyNoPush,
} from '../../../shared/game/rules/storms.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';

/** A tile as it is meant to be played: all of it can be changed until it is sent. */
export interface Plan {
  readonly tile: Tile | null;
  /** The ship in hand: the next to be driven, or the one that a monster shall hold. */
  readonly ship: Ship | null;
  /** Where ships are to be driven; a square, so that a ship which has sailed meanwhile goes there all the same. */
  readonly pushes: Pushes;
}

/** Something that was prepared and has become impossible. */
export type Dropped =
  /** The tile can't be played (any more). */
  | { readonly what: 'tile'; readonly tile: Tile; readonly why: GameRefusal }
  /** The ship that the storm was for is home: it would move nothing. */
  | { readonly what: 'storm'; readonly ship: Ship }
  /** The ship is home, or has sailed to the very square, or to where that is not beside it. */
  | {
      readonly what: 'push';
      readonly ship: Ship;
      readonly to: Square;
      readonly now: 'home' | 'there' | 'afar';
    }
  /** The ship that the monster was to hold is home. */
  | { readonly what: 'prey'; readonly monster: SeaMonster; readonly ship: Ship };

type Known = Pick<PoseidonView, 'board' | 'hand' | 'played' | 'ships' | 'arrived'>;

/** Nothing has been thought of. */
export const NO_PLAN: Plan = { tile: null, ship: null, pushes: {} };

/** Whether there is a next storm to prepare: the Navigators order, and the game does not end with this round. */
export function mayPrepare({ phase, hand }: Pick<PoseidonView, 'phase' | 'hand'>): boolean {
  return phase === 'navigators' && stormsOf(hand).length > 0;
}

/** What is left of a plan, as the sea is now; a ship that has lost its push is taken in hand. */
export function whatStands(known: Known, plan: Plan): { plan: Plan; dropped: readonly Dropped[] } {
  const { tile } = plan;
  if (!tile) return { plan, dropped: [] };
  const barred = whyBarred(known, tile);
  if (barred) return { plan: NO_PLAN, dropped: [{ what: 'tile', tile, why: barred }] };
  if (isMonster(tile)) {
    const { ship } = plan;
    if (!ship || whyNoMonster(known, tile, ship) === null) return { plan, dropped: [] };
    return { plan: { ...plan, ship: null }, dropped: [{ what: 'prey', monster: tile, ship }] };
  }
  const hit = shipsHit(tile, known.arrived);
  if (tile !== 'great' && !hit.includes(tile)) {
    return { plan: NO_PLAN, dropped: [{ what: 'storm', ship: tile }] };
  }
  const wanted = Object.entries(plan.pushes) as [Ship, Square][];
  const stands = ([ship, to]: [Ship, Square]) =>
    hit.includes(ship) && whyNoPush(known.board, known.ships[ship], to) === null;
  const pushes: Pushes = Object.fromEntries(wanted.filter(stands));
  const dropped = wanted
    .filter((push) => !stands(push))
    .map(([ship, to]): Dropped => {
      const now = !hit.includes(ship) ? 'home' : known.ships[ship] === to ? 'there' : 'afar';
      return { what: 'push', ship, to, now };
    });
  const missing = hit.find((ship) => !pushes[ship]) ?? null;
  const kept = plan.ship && hit.includes(plan.ship) ? plan.ship : (missing ?? hit[0] ?? null);
  return { plan: { tile, ship: dropped.length > 0 && missing ? missing : kept, pushes }, dropped };
}
