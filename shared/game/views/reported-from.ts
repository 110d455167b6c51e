/** The square from which a ship gave a report, as each side knows it. */
import type { Square } from '../../board/squares.ts';
import type { Reply } from '../game.ts';
import { mayDrive } from '../rules/storms.ts';
import type { NavigatorsTold, PoseidonTold, Told } from '../told.ts';
import { followNavigators, type NavigatorsView } from './navigators.ts';
import { followPoseidon, type PoseidonView } from './poseidon.ts';

/**
 * The square where the Navigators guess that a ship gave a report. They may correct the guess until the ship sails again
 * or may have been driven. Null if they were not told this report.
 * @param told everything that the Navigators were told about the game
 * @param reply the report, as the same object as in `told`
 */
export function guessedFrom(told: readonly NavigatorsTold[], reply: Reply): Square | null {
  const { at, ship } = find(told, reply);
  if (!ship) return null;
  const isNext = (event: NavigatorsTold) =>
    mayDrive(event, ship) || (event.type === 'sailed' && event.ship === ship);
  const next = told.findIndex((event, i) => i > at && isNext(event));
  const view = told
    .slice(0, next < 0 ? told.length : next)
    .reduce<NavigatorsView | undefined>(followNavigators, undefined);
  return view?.guesses.ships[ship] ?? null;
}

/**
 * The true square from which a ship gave a report. Null if Poseidon was not told this report.
 * @param told everything that Poseidon was told about the game
 * @param reply the report, as the same object as in `told`
 */
export function reportedFrom(told: readonly PoseidonTold[], reply: Reply): Square | null {
  const { at, ship } = find(told, reply);
  if (!ship) return null;
  const view = told.slice(0, at + 1).reduce<PoseidonView | undefined>(followPoseidon, undefined);
  return view?.ships[ship] ?? null;
}

/** Finds the event with a report. */
function find(told: readonly Told[], reply: Reply) {
  const at = told.findIndex((event) => 'reply' in event && event.reply === reply);
  const event = told[at];
  return { at, ship: event && 'ship' in event ? event.ship : null };
}
