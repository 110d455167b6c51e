/**
 * How an order affects the reminders of its ship. A reminder means "the ship may be here", so a reminder sails along
 * with the ship, unless the order by itself rules out the reminder's square. Interpreting the ship's reply is left to
 * the Navigators.
 */
import type { Board, Ship } from '../../board/board.ts';
import { step, type Grid, type Heading, type Square } from '../../board/squares.ts';
import type { NavigatorsTold } from '../told.ts';

/** A reminder that is on the chart, with its number and its square. */
export interface PlacedReminder {
  readonly number: number;
  readonly square: Square;
}

/** What the Navigators can still do with a ship's reminders after an order. */
export interface ReminderMoves {
  readonly ship: Ship;
  readonly heading: Heading;
  /** The reminders that can sail along with the ship, with their new squares. */
  readonly moves: readonly (PlacedReminder & { readonly to: Square })[];
  /**
   * Reminders on squares where the ship cannot have been before the order, or cannot be now, because:
   * - the ship has arrived
   * - the order led off the board, but it would not have led off the board from the reminder's square
   * - the order led to another square at sea, but from the reminder's square it would have led off the board or to the
   *   Sacred Island
   */
  readonly ruledOut: readonly PlacedReminder[];
}

/**
 * Where each reminder on the chart would sail with this heading. `to` is null if the reminder would leave the chart.
 */
export function courses(
  board: Grid,
  reminders: readonly (Square | null)[],
  heading: Heading,
): (PlacedReminder & { readonly to: Square | null })[] {
  return reminders.flatMap((square, number) =>
    square === null ? [] : [{ number, square, to: step(board, square, heading) ?? null }],
  );
}

/**
 * What the Navigators can still do with a ship's reminders after its latest order. Reminders that were moved after the
 * order are left out. Null if the ship has had no order since the newest tile, or if nothing is left to do.
 * @param told everything that the Navigators were told about the game
 * @param reminders the squares of the ship's reminders now
 */
export function reminderMovesAfter(
  told: readonly NavigatorsTold[],
  board: Board,
  reminders: readonly (Square | null)[],
  ship: Ship,
): ReminderMoves | null {
  const order = orderOf(told, ship);
  if (!order) return null;
  const { heading, arrived, reply } = told[order.at] as Extract<NavigatorsTold, { type: 'sailed' }>;
  const moves: (PlacedReminder & { to: Square })[] = [];
  const ruledOut: PlacedReminder[] = [];
  for (const { number, square, to } of courses(board, reminders, heading)) {
    if (order.touched.has(number)) continue;
    const placed = { number, square };
    if (arrived) ruledOut.push(placed);
    // The ship stayed where it was (ruling 7), so it must be at the edge. Rule out the reminders that the order would
    // have moved.
    else if (reply?.offBoard) {
      if (to !== null) ruledOut.push(placed);
    } else if (to === null || to === board.sacred) ruledOut.push(placed);
    else moves.push({ ...placed, to });
  }
  return moves.length + ruledOut.length > 0 ? { ship, heading, moves, ruledOut } : null;
}

/** The index of the ship's order since the newest tile, and the reminders that were moved after the order. */
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
