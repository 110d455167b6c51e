/**
 * What an order means for the reminders of its ship: each says "it may be here", so each sails along, but for those
 * that the order itself shows to be wrong. What the reply reports is left to the Navigators.
 */
import type { Board, Ship } from '../../board/board.ts';
import { step, type Grid, type Heading, type Square } from '../../board/squares.ts';
import type { NavigatorsTold } from '../told.ts';

/** A reminder, by its number, and where it lies. */
export interface Laid {
  readonly number: number;
  readonly square: Square;
}

/** What has not been done yet, after an order, about the reminders that lay there as it was given. */
export interface Along {
  readonly ship: Ship;
  readonly heading: Heading;
  /** Those that can sail along, and where to. */
  readonly moves: readonly (Laid & { readonly to: Square })[];
  /** Those from which the ship would have left the chart, or come home, or could not have been at its edge. */
  readonly astray: readonly Laid[];
}

/** Where each reminder that lies on the chart would sail; null is off the chart. */
export function courses(
  board: Grid,
  reminders: readonly (Square | null)[],
  heading: Heading,
): (Laid & { readonly to: Square | null })[] {
  return reminders.flatMap((square, number) =>
    square === null ? [] : [{ number, square, to: step(board, square, heading) ?? null }],
  );
}

/**
 * What is still to be done about a ship's reminders after its newest order: until the next tile is played, and only
 * for those that nobody has touched since. Null if it has had no order, or nothing is left to do.
 * @param told all that the Navigators were told of the game
 * @param reminders where the ship's reminders lie now
 */
export function alongAfter(
  told: readonly NavigatorsTold[],
  board: Board,
  reminders: readonly (Square | null)[],
  ship: Ship,
): Along | null {
  const order = orderOf(told, ship);
  if (!order) return null;
  const { heading, arrived, reply } = told[order.at] as Extract<NavigatorsTold, { type: 'sailed' }>;
  const moves: (Laid & { to: Square })[] = [];
  const astray: Laid[] = [];
  for (const { number, square, to } of courses(board, reminders, heading)) {
    if (order.touched.has(number)) continue;
    const laid = { number, square };
    if (arrived) astray.push(laid);
    // Ruling 7: then it stayed where it was, and it was at the edge.
    else if (reply?.offBoard) {
      if (to !== null) astray.push(laid);
    } else if (to === null || to === board.sacred) astray.push(laid);
    else moves.push({ ...laid, to });
  }
  return moves.length + astray.length > 0 ? { ship, heading, moves, astray } : null;
}

/** Where the ship's order since the newest tile stands in what was told, and which of its reminders were touched since. */
function orderOf(told: readonly NavigatorsTold[], ship: Ship): { at: number; touched: Set<number> } | null {
  const touched = new Set<number>();
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at];
    switch (event?.type) {
      case 'storm-played':
      case 'monster-played':
        return null;
      case 'reminded':
        if (event.ship === ship) touched.add(event.number);
        break;
      case 'sailed':
        if (event.ship === ship) return { at, touched };
    }
  }
  return null;
}
