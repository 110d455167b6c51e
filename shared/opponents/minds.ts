/**
 * What an opponent is made of: a mind that hears what its audience is told, and nothing else, and says what
 * it would do. Everything it draws by lot comes from numbers that it is given.
 */
import type { Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { NavigatorsCommand, PlayerId, PoseidonCommand } from '../game/game.ts';
import type { NavigatorsTold, PoseidonTold } from '../game/told.ts';
import type { Random } from '../random.ts';

/** Why a Navigator orders a ship as it does: the squares that it holds likely, the likeliest first. */
export interface Reason {
  readonly ship: Ship;
  /** One to four. */
  readonly squares: readonly Square[];
}

/** What a Navigator would do next. */
export interface NavigatorThought {
  /** What brings the chart up to date: guesses, reminders and markers. Other players' moves can't make these refused. */
  readonly chart: readonly NavigatorsCommand[];
  /** What takes the game on: an order, a survey, or lighthouses. Null if the game does not wait for this player. */
  readonly move: NavigatorsCommand | null;
  /** Null for a move that has none. */
  readonly why: Reason | null;
}

/** A Navigator's mind. Never changed once it is made: hearing makes another. */
export interface NavigatorMind {
  /** The mind after one more thing that the Navigators were told, from 'began' on, in its order. */
  hear(told: NavigatorsTold): NavigatorMind;
  /** What it would do now, as this player. */
  think(player: PlayerId, random: Random): NavigatorThought;
}

/** Poseidon's mind. Never changed once it is made: hearing makes another. */
export interface PoseidonMind {
  /** The mind after one more thing that Poseidon was told, from 'began' on, in its order. */
  hear(told: PoseidonTold): PoseidonMind;
  /** What it would do now; null if the game does not wait for Poseidon. */
  think(random: Random): PoseidonCommand | null;
}
