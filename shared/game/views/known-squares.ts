/** The squares on which both sides know ships to be, because no storm has driven them there in secret. */
import { SHIPS, type Board, type Ship } from '../../board/board.ts';
import { step, type Square } from '../../board/squares.ts';
import { mayDrive } from '../rules/storms.ts';
import type { OnlookersTold } from '../told.ts';

/**
 * The ships whose squares follow from the orders alone: every ship until something may have driven it, and all ships
 * that are home. Reports are ignored, so this says nothing that anybody would have to work out.
 */
export function knownSquares(told: readonly OnlookersTold[]): ReadonlyMap<Ship, Square> {
  const [began, ...events] = told;
  return began?.type === 'began' ? follow(began.board, events) : new Map();
}

function follow(board: Board, events: readonly OnlookersTold[]): Map<Ship, Square> {
  const known = new Map(SHIPS.map((ship) => [ship, board.starts[ship]]));
  for (const event of events) {
    if (event.type === 'sailed') {
      const from = known.get(event.ship);
      if (event.arrived) known.set(event.ship, board.sacred);
      // A ship that is ordered off the board stays on its square (ruling 7).
      else if (from) known.set(event.ship, step(board, from, event.heading) ?? from);
    } else {
      for (const [ship, square] of known)
        if (square !== board.sacred && mayDrive(event, ship)) known.delete(ship);
    }
  }
  return known;
}
