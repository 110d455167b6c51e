/**
 * The interface of opponents. An opponent receives only the events that its side may see, and decides on the moves of
 * its side. The source of random numbers is passed in.
 */
import type { Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { NavigatorsCommand, PlayerId, PoseidonCommand } from '../game/game.ts';
import type { NavigatorsTold, PoseidonTold } from '../game/told.ts';
import type { Random } from '../random.ts';

/** Why a Navigator gives an order: the squares on which the ship probably is, the most likely first. */
export interface Reason {
  readonly ship: Ship;
  /** Holds from one to four squares. */
  readonly squares: readonly Square[];
}

/** A Navigator's decision. */
export interface NavigatorThought {
  /**
   * Commands that update the chart: guesses, reminders and markers. They stay legal whatever other players do in the
   * meantime.
   */
  readonly chart: readonly NavigatorsCommand[];
  /** A command that advances the game; null if the game is not waiting for this player. */
  readonly move: NavigatorsCommand | null;
  /** The reason for the move; null for moves that need none. */
  readonly why: Reason | null;
}

/** An opponent who plays a Navigator. Immutable: `hear` returns a new one. */
export interface NavigatorMind {
  /**
   * Returns this opponent with one more event taken into account. It must receive all events in order, starting with
   * 'began'.
   */
  hear(told: NavigatorsTold): NavigatorMind;
  /** Decides what to do now as the given player, whose moves this opponent makes. */
  think(player: PlayerId, random: Random): NavigatorThought;
}

/** An opponent who plays Poseidon. Immutable: `hear` returns a new one. */
export interface PoseidonMind {
  /**
   * Returns this opponent with one more event taken into account. It must receive all events in order, starting with
   * 'began'.
   */
  hear(told: PoseidonTold): PoseidonMind;
  /** Decides what Poseidon should do now; null if the game is not waiting for him. */
  think(random: Random): PoseidonCommand | null;
}
