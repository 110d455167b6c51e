/** Finds the ships that are in doubt because of a storm or a maelstrom, and the reports that are still valid. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Reply } from '../game.ts';
import { mayDrive } from '../rules/storms.ts';
import type { NavigatorsTold } from '../told.ts';

/**
 * For each ship in doubt, the number of events up to and including the one that caused the doubt. Each new storm causes
 * a new doubt. A doubt ends when the Navigators set the ship's guess, or when the ship arrives; a reply alone doesn't
 * end it.
 * @param told everything that the Navigators were told about the game
 */
export function doubtsOf(told: readonly NavigatorsTold[]): ReadonlyMap<Ship, number> {
  const doubts = new Map<Ship, number>();
  const home = new Set<Ship>();
  for (const [i, event] of told.entries()) {
    for (const ship of SHIPS) if (!home.has(ship) && mayDrive(event, ship)) doubts.set(ship, i + 1);
    if (event.type === 'guessed') doubts.delete(event.ship);
    else if (event.type === 'sailed' && event.arrived) {
      doubts.delete(event.ship);
      home.add(event.ship);
    } else if (event.type === 'ended') doubts.clear();
  }
  return doubts;
}

/** A ship's last report. Null if the ship has not reported, or may have been driven since its report. */
export function standingReport(told: readonly NavigatorsTold[], ship: Ship): Reply | null {
  const event = told.findLast(
    (one) => mayDrive(one, ship) || ((one.type === 'sailed' || one.type === 'surveyed') && one.ship === ship),
  );
  return event?.type === 'sailed' || event?.type === 'surveyed' ? event.reply : null;
}
