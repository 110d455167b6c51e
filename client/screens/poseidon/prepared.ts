/**
 * The storm that Poseidon prepares during the Navigators' turn, and which parts of it are still possible. The server
 * doesn't receive the storm before his turn. Pure functions.
 */
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

/** A plan for playing a tile. All of it can be changed until it has been sent. */
export interface Plan {
  readonly tile: Tile | null;
  /** The selected ship: the next ship to be driven, or the ship that a monster will hold. */
  readonly ship: Ship | null;
  /**
   * The target squares of ships. They are squares instead of headings, so that a ship that sails in the meantime is
   * still driven to the same square.
   */
  readonly pushes: Pushes;
}

/** A part of a plan that is no longer possible. */
export type Dropped =
  /** The tile can't be played, for the reason in `why`. */
  | { readonly what: 'tile'; readonly tile: Tile; readonly why: GameRefusal }
  /** The ship that the storm drives is home, so the storm would have no effect. */
  | { readonly what: 'storm'; readonly ship: Ship }
  /**
   * The ship can't be driven to its target square: it is home, is already on that square, or has sailed too far away
   * from it.
   */
  | {
      readonly what: 'push';
      readonly ship: Ship;
      readonly to: Square;
      readonly now: 'home' | 'there' | 'afar';
    }
  /** The ship that the monster was going to hold is home. */
  | { readonly what: 'prey'; readonly monster: SeaMonster; readonly ship: Ship };

type Known = Pick<PoseidonView, 'board' | 'hand' | 'played' | 'ships' | 'arrived'>;

/** An empty plan. */
export const NO_PLAN: Plan = { tile: null, ship: null, pushes: {} };

/**
 * Whether the next storm can be prepared now: it is the Navigators' turn, and the game doesn't end with this round.
 */
export function mayPrepare({ phase, hand }: Pick<PoseidonView, 'phase' | 'hand'>): boolean {
  return phase === 'navigators' && stormsOf(hand).length > 0;
}

/**
 * The parts of a plan that are still possible. If a ship's push has become impossible, that ship is selected, so that
 * the player can choose another push for it.
 */
export function stillValid(known: Known, plan: Plan): { plan: Plan; dropped: readonly Dropped[] } {
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
