/** Finds how a ship got into a maelstrom: which order took it there, and whether the risk was foreseeable. */
import type { Ship } from '../board/board.ts';
import type { Heading } from '../board/squares.ts';
import type { Game } from '../game/game.ts';
import { sailTo } from '../game/rules/orders.ts';
import type { Belief } from '../oracle/belief.ts';
import { dangerChances, shipChances } from '../oracle/queries/chances.ts';
import type { MaelstromEntry } from './moments.ts';
import { bestOf, type Prospect } from './orders.ts';

/** Avoiding a maelstrom is worth mentioning if the risk of getting into it is at least this high. */
export const WORTH_AVOIDING = 0.15;
/** An order avoids the maelstrom if its risk is at most this share of the risk of the actual order. */
const PASSES_BY = 0.5;

/**
 * The order that took a ship into a maelstrom, judged by what the Navigators could know.
 * @param prospects the prospects of the ship just before the order
 */
export function intoMaelstrom(
  { belief, game }: { readonly belief: Belief; readonly game: Game },
  ship: Ship,
  heading: Heading,
  prospects: readonly Prospect[],
): MaelstromEntry {
  const risk = (course: Heading) => riskOf(belief, game, ship, course);
  const taken = risk(heading);
  const past = prospects.filter((one) => one.heading !== heading && risk(one.heading) <= taken * PASSES_BY);
  const around = taken >= WORTH_AVOIDING && past.length > 0 ? bestOf(past).heading : null;
  return { heading, risk: taken, around };
}

/**
 * The probability that an order leads into a maelstrom, 0 to 1. Treats the positions of the ship and the maelstrom as
 * independent.
 */
function riskOf(belief: Belief, { board }: Game, ship: Ship, heading: Heading): number {
  const maelstroms = dangerChances(belief, 'maelstroms');
  return [...shipChances(belief, ship)].reduce((sum, [from, chance]) => {
    const { to, offBoard } = sailTo(board, from, heading);
    // A ship that is ordered off the board stays where it is, so it is not caught (ruling 21).
    return offBoard ? sum : sum + chance * (maelstroms.get(to) ?? 0);
  }, 0);
}
