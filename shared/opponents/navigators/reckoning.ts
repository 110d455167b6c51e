/**
 * The interface of a reckoning: how a rung interprets what it is told, and how it steers. The rungs differ only in
 * this.
 */
import type { Ship } from '../../board/board.ts';
import type { Heading, Square } from '../../board/squares.ts';
import type { MarkerKind } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';
import type { NavigatorsView } from '../../game/views/navigators.ts';
import type { Random } from '../../random.ts';

/** Immutable: `hear` returns a new reckoning. Other players' guesses and reminders are ignored. */
export interface Reckoning {
  /**
   * The reckoning after one more told event.
   * @param view the Navigators' view after the event
   */
  hear(told: NavigatorsTold, view: NavigatorsView): Reckoning;
  /** The probable squares of a ship, the most likely first: always one to five. */
  squares(ship: Ship): readonly Square[];
  /** The suspected squares of Poseidon's secret tiles, at most as many as are in play. */
  dangers(kind: MarkerKind): readonly Square[];
  /** The ship that should take its step first. At least one ship must be given. */
  first(ships: readonly [Ship, ...Ship[]]): Ship;
  /** The heading to order for a ship. */
  heading(ship: Ship, random: Random): Heading;
}
