/** What could be known after something had happened, as plain data that can go from a worker to a page. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Game } from '../game/game.ts';
import type { Belief } from '../oracle/belief.ts';
import { shipChances } from '../oracle/queries/chances.ts';
import { bitsOfChances } from '../oracle/queries/uncertainty.ts';
import { homeChance, standOf, winChance } from './outlook.ts';

/** A square and how likely the ship was there, 0 to 1. */
export type Likely = readonly [square: Square, chance: number];

/** What could be known of one ship. */
export interface ShipKnown {
  /** Every possible square, the likeliest first. */
  readonly squares: readonly Likely[];
  /** How uncertain it was: 0 when certain, and one less for each half ruled out. */
  readonly bits: number;
  /** How likely it came home as it truly stood, 0 to 1. */
  readonly home: number;
}

/** What could be known at the end of one frame of the review: what was told, up to the next happening. */
export interface Known {
  /** The index of the frame. */
  readonly frame: number;
  readonly ships: Readonly<Record<Ship, ShipKnown>>;
  /** The uncertainty of all ships together, each taken by itself. */
  readonly bits: number;
  /** How likely the Navigators won, 0 to 1. */
  readonly winning: number;
  /** False if more seemed possible than truly was: what was told was too much to work out. */
  readonly exact: boolean;
}

/** What could be known, beside the truth of the game at that moment. */
export function knownOf(belief: Belief, game: Game, frame: number): Known {
  const entries = SHIPS.map((ship): [Ship, ShipKnown] => {
    const squares = [...shipChances(belief, ship)].sort(([, a], [, b]) => b - a);
    const bits = bitsOfChances(squares.map(([, chance]) => chance));
    return [ship, { squares, bits, home: homeChance(standOf(game, ship, bits)) }];
  });
  const ships = Object.fromEntries(entries) as Record<Ship, ShipKnown>;
  const home = Object.fromEntries(entries.map(([ship, known]) => [ship, known.home])) as Record<Ship, number>;
  const bits = entries.reduce((sum, [, known]) => sum + known.bits, 0);
  return { frame, ships, bits, winning: winChance(home), exact: belief.exact };
}

/** Each ship's chance to come home. */
export function homeOf({ ships }: Known): Readonly<Record<Ship, number>> {
  const [red, green, white, yellow] = [ships.red, ships.green, ships.white, ships.yellow];
  return { red: red.home, green: green.home, white: white.home, yellow: yellow.home };
}

/** As good as certain: one square is at least so likely. */
export const NEARLY_CERTAIN = 0.9;

/** The square on which a ship was known to be, or as good as; else null. */
export function knownSquare({ squares }: ShipKnown): Square | null {
  const [first] = squares;
  return first && first[1] >= NEARLY_CERTAIN ? first[0] : null;
}
