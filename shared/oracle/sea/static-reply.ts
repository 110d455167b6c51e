/** The part of a reply that depends on no other ship, as one number: two squares that report alike share it. */
import { SHIPS, type Board } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Reply, Variants } from '../../game/game.ts';
import { survey } from '../../game/rules/survey.ts';
import { keep, squaresOfLayout, type Layout } from './layouts.ts';

/** The static replies of one game. */
export interface StaticReplies {
  /** What a ship on a square reports while the fog banks lie like this. */
  at(square: number, fogBanks: Layout): number;
  /** What was reported: the number of every square from which that can be. */
  of(reply: Reply): number;
}

/**
 * The static replies of a board, worked out by the game's own survey as they are asked for.
 * @param squares every square by its number
 * @param isNear whether two squares are one, or neighbours
 */
export function makeStaticReplies(
  board: Board,
  variants: Variants,
  squares: readonly Square[],
  lighthouses: readonly Square[],
  isNear: (square: number, other: number) => boolean,
): StaticReplies {
  const numbers = new Map<string, number>();
  const replies = new Map<number, number>();

  const numberOf = (reply: Reply): number => {
    const text = write(reply);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };

  const surveyFrom = (number: number, fogBanks: Layout): Reply => {
    const square = squares[number] as Square;
    // All on one square: then there is no ship in sight, and those beside it are left out below.
    const ships = { red: square, green: square, white: square, yellow: square };
    const fog = squaresOfLayout(fogBanks).map((place) => squares[place] as Square);
    return survey(
      { board, variants, ships, tiles: { lighthouses, maelstroms: [], fogBanks: fog } },
      SHIPS[0],
      false,
    );
  };

  return {
    at(square, fogBanks) {
      const inSight = keep(fogBanks, (fogBank) => isNear(square, fogBank));
      const key = square * 0x10000 + inSight;
      const known = replies.get(key) ?? numberOf(surveyFrom(square, inSight));
      replies.set(key, known);
      return known;
    },
    of: numberOf,
  };
}

/** Everything in a reply that no ship and no edge of the board changes. */
function write({ exploring, sighting }: Reply): string {
  const { island, deepSea, lighthouse, fogBank } = exploring;
  const { islands, lighthouses, fogBanks, coastline, kinds } = sighting;
  return JSON.stringify([
    island,
    deepSea,
    lighthouse,
    fogBank,
    islands,
    lighthouses,
    fogBanks,
    coastline,
    kinds,
  ]);
}
