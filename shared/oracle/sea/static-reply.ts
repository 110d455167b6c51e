/**
 * Encodes the static part of a reply as one number. The static part is everything that doesn't depend on other ships.
 * Squares with equal static parts have equal numbers.
 */
import { SHIPS, type Board } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Reply, Variants } from '../../game/game.ts';
import { survey } from '../../game/rules/survey.ts';
import { onlyTilesWhere, squaresOfLayout, type Layout } from './layouts.ts';

/** The encoding for one game. Both methods return the same number for equal static parts. */
export interface StaticReplies {
  /** The number for the report of a ship on this square, with this layout of fog banks. */
  at(square: number, fogBanks: Layout): number;
  /** The number for an actual reply, in the same encoding. */
  of(reply: Reply): number;
}

/**
 * The static replies for one board. Each is computed by the game's own survey when it is first needed.
 * @param squares every square, by its number
 * @param isNear whether two squares are equal or adjacent
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
    // Put all ships on one square, so that no ships are seen around it. The ships reported on the square itself are
    // left out by `write`.
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
      const inSight = onlyTilesWhere(fogBanks, (fogBank) => isNear(square, fogBank));
      const key = square * 0x10000 + inSight;
      const known = replies.get(key) ?? numberOf(surveyFrom(square, inSight));
      replies.set(key, known);
      return known;
    },
    of: numberOf,
  };
}

/** The parts of a reply that don't depend on other ships or on whether the order led off the board. */
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
