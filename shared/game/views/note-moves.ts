/**
 * How an order can move the notes of its ship. A reminder means "the ship may be here", and a cross "it is not here". Both
 * stay true if they move one square on the order's heading. Interpreting the ship's report is left to the Navigators.
 */
import type { Board, Ship } from '../../board/board.ts';
import { step, type Grid, type Heading, type Square } from '../../board/squares.ts';
import type { GuessBoard } from '../game.ts';
import type { NavigatorsTold } from '../told.ts';

/** A reminder that is on the chart, with its number and its square. `to` is null if it would leave the chart. */
export interface ReminderMove {
  readonly number: number;
  readonly square: Square;
  readonly to: Square | null;
}

/** The notes that can still move with their ship after its order. */
export interface NoteMoves {
  readonly ship: Ship;
  /** `to` is also null if the ship would have come home from there: it hasn't. */
  readonly reminders: readonly ReminderMove[];
  /** The squares that are crossed out now. */
  readonly crosses: readonly Square[];
  /** The squares that are crossed out once the crosses have moved. Crosses that leave the chart are gone. */
  readonly crossed: readonly Square[];
}

/** Where each reminder on the chart would sail with this heading. */
export function courses(
  board: Grid,
  reminders: readonly (Square | null)[],
  heading: Heading,
): ReminderMove[] {
  return reminders.flatMap((square, number) =>
    square === null ? [] : [{ number, square, to: step(board, square, heading) ?? null }],
  );
}

/**
 * The notes that can still move with a ship after its latest order. Reminders that were moved after the order are left
 * out, and so are all crosses if any of them was changed. Null if the ship has not sailed since the newest tile, if it
 * came home, or if no note can move. A ship whose order led off the board stays where it is, and so do its notes.
 * @param told everything that the Navigators were told about the game
 * @param guesses the chart now
 */
export function noteMovesAfter(
  told: readonly NavigatorsTold[],
  board: Board,
  guesses: GuessBoard,
  ship: Ship,
): NoteMoves | null {
  const order = orderOf(told, ship);
  if (!order || order.sailed.arrived || order.sailed.reply?.offBoard) return null;
  const { heading } = order.sailed;
  const reminders = courses(board, guesses.reminders[ship], heading)
    .filter(({ number }) => !order.reminders.has(number))
    .map((move) => (move.to === board.sacred ? { ...move, to: null } : move));
  const crosses = order.crosses ? [] : guesses.crosses[ship];
  if (reminders.length + crosses.length === 0) return null;
  const crossed = crosses.flatMap((square) => step(board, square, heading) ?? []);
  return { ship, reminders, crosses, crossed };
}

type Sailed = Extract<NavigatorsTold, { type: 'sailed' }>;

/** The ship's order since the newest tile, the reminders moved after it, and whether crosses were changed after it. */
function orderOf(
  told: readonly NavigatorsTold[],
  ship: Ship,
): { sailed: Sailed; reminders: Set<number>; crosses: boolean } | null {
  const reminders = new Set<number>();
  let crosses = false;
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at];
    switch (event?.type) {
      case 'storm-played':
      case 'monster-played':
        return null;
      case 'caught-pushed':
        if (event.ship === ship) return null;
        break;
      case 'reminded':
        if (event.ship === ship) reminders.add(event.number);
        break;
      case 'crossed':
        crosses ||= event.ship === ship;
        break;
      case 'sailed':
        if (event.ship === ship) return { sailed: event, reminders, crosses };
    }
  }
  return null;
}
