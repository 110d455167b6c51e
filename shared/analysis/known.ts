/** What the Navigators could know after each happening, as plain data that a worker can post to the page. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Game } from '../game/game.ts';
import type { Belief } from '../oracle/belief.ts';
import { shipChances } from '../oracle/queries/chances.ts';
import { bitsOfChances } from '../oracle/queries/uncertainty.ts';
import { homeChance, shipOutlook, winChance } from './outlook.ts';

/** A square and the probability that the ship was there, 0 to 1. */
export type Likely = readonly [square: Square, chance: number];

/** What the Navigators could know about one ship. */
export interface ShipKnown {
  /** Every possible square, the most likely first. */
  readonly squares: readonly Likely[];
  /** The entropy of the ship's position in bits: 0 if it was certain. */
  readonly bits: number;
  /** The ship's chance of coming home from its true square, 0 to 1. */
  readonly home: number;
}

/** What the Navigators could know at the end of one frame of the review. */
export interface Known {
  /** The index of the frame. */
  readonly frame: number;
  readonly ships: Readonly<Record<Ship, ShipKnown>>;
  /** The sum of the four ships' `bits`. */
  readonly bits: number;
  /** The Navigators' chance of winning, 0 to 1. */
  readonly winning: number;
  /** False if the belief had to be simplified. Some of the squares may then be impossible. */
  readonly exact: boolean;
}

/**
 * What the Navigators could know at the end of a frame. The ships' chances of coming home are computed from their true
 * positions.
 */
export function knownOf(belief: Belief, game: Game, frame: number): Known {
  const entries = SHIPS.map((ship): [Ship, ShipKnown] => {
    const squares = [...shipChances(belief, ship)].sort(([, a], [, b]) => b - a);
    const bits = bitsOfChances(squares.map(([, chance]) => chance));
    return [ship, { squares, bits, home: homeChance(shipOutlook(game, ship, bits)) }];
  });
  const ships = Object.fromEntries(entries) as Record<Ship, ShipKnown>;
  const home = Object.fromEntries(entries.map(([ship, known]) => [ship, known.home])) as Record<Ship, number>;
  const bits = entries.reduce((sum, [, known]) => sum + known.bits, 0);
  return { frame, ships, bits, winning: winChance(home), exact: belief.exact };
}

/** Each ship's chance of coming home. */
export function homeOf({ ships }: Known): Readonly<Record<Ship, number>> {
  const [red, green, white, yellow] = [ships.red, ships.green, ships.white, ships.yellow];
  return { red: red.home, green: green.home, white: white.home, yellow: yellow.home };
}

/** A ship counts as located if one square is at least this likely. */
export const NEARLY_CERTAIN = 0.9;

/** The square on which the Navigators could be almost certain that a ship was; null if there was none. */
export function knownSquare({ squares }: ShipKnown): Square | null {
  const [first] = squares;
  return first && first[1] >= NEARLY_CERTAIN ? first[0] : null;
}
