/** Which guesses a storm or a maelstrom has put in doubt and nobody has settled since, and which reports still hold. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Reply } from '../game.ts';
import { mayDrive } from '../rules/storms.ts';
import type { NavigatorsTold } from '../told.ts';

/**
 * For each ship in doubt, after how many events it was put there: another storm is another doubt. A reply alone settles
 * nothing; the Navigators do, by setting the guess, and a ship that comes home.
 * @param told all that the Navigators were told of the game
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

/** What a ship has reported from where it still is: null if it has reported nothing, or may have been driven since. */
export function standingReport(told: readonly NavigatorsTold[], ship: Ship): Reply | null {
  const event = told.findLast(
    (one) => mayDrive(one, ship) || ((one.type === 'sailed' || one.type === 'surveyed') && one.ship === ship),
  );
  return event?.type === 'sailed' || event?.type === 'surveyed' ? event.reply : null;
}
