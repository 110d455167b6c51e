/** What the rungs of the Navigators' ladder differ in: what they make of what they hear, and how they steer by it. */
import type { Ship } from '../../board/board.ts';
import type { Heading, Square } from '../../board/squares.ts';
import type { MarkerKind } from '../../game/game.ts';
import type { NavigatorsTold } from '../../game/told.ts';
import type { NavigatorsView } from '../../game/views/navigators.ts';
import type { Random } from '../../random.ts';

/** Never changed once it is made: hearing makes another. Of others' guesses and reminders it makes nothing. */
export interface Reckoning {
  /**
   * The reckoning after one more thing that the Navigators were told.
   * @param view the game as it stands with it
   */
  hear(told: NavigatorsTold, view: NavigatorsView): Reckoning;
  /** Where it holds a ship likely to be, the likeliest first: one to five squares, whatever chance does. */
  squares(ship: Ship): readonly Square[];
  /** Where it thinks that Poseidon's secret tiles lie; no more than there are. */
  dangers(kind: MarkerKind): readonly Square[];
  /** Which of some ships, at least one, it would give its step first. */
  first(ships: readonly [Ship, ...Ship[]]): Ship;
  /** Where it would send a ship that may sail. */
  heading(ship: Ship, random: Random): Heading;
}
