/** Finds the reports that are still valid. */
import type { Ship } from '../../board/board.ts';
import type { Reply } from '../game.ts';
import { mayDrive } from '../rules/storms.ts';
import type { NavigatorsTold } from '../told.ts';

/** A ship's last report. Null if the ship has not reported, or may have been driven since its report. */
export function standingReport(told: readonly NavigatorsTold[], ship: Ship): Reply | null {
  const event = told.findLast(
    (one) => mayDrive(one, ship) || ((one.type === 'sailed' || one.type === 'surveyed') && one.ship === ship),
  );
  return event?.type === 'sailed' || event?.type === 'surveyed' ? event.reply : null;
}
