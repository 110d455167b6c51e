/**
 * The interface of a reckoning: how a rung interprets events, and how it steers. Rungs differ only in their reckoning.
 */
import type { Ship } from '../../board/board.ts';
import type { Heading, Square } from '../../board/squares.ts';
import type { MarkerKind } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';
import type { NavigatorsView } from '../../game/views/navigators.ts';
import type { Random } from '../../random.ts';

/**
 * A rung's estimate of where the ships are. It is immutable: `hear` returns a new reckoning. Other players' guesses and
 * reminders are ignored.
 */
export interface Reckoning {
  /**
   * The reckoning after one more event.
   * @param view the Navigators' view after the event
   */
  hear(told: NavigatorsTold, view: NavigatorsView): Reckoning;
  /** From one to five probable squares of a ship, the most likely first. */
  squares(ship: Ship): readonly Square[];
  /** The squares where this opponent suspects secret tiles of a kind: at most one square for each such tile in play. */
  dangers(kind: MarkerKind): readonly Square[];
  /** The ship that should take its step first, out of the given ships. */
  first(ships: readonly [Ship, ...Ship[]]): Ship;
  /** The heading that the given ship should be ordered to sail. */
  heading(ship: Ship, random: Random): Heading;
}
