/**
 * The interface of an opponent's mind. It hears what its side is told, nothing else, and decides what to do.
 * All randomness is passed in.
 */
import type { Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { NavigatorsCommand, PlayerId, PoseidonCommand } from '../game/game.ts';
import type { NavigatorsTold, PoseidonTold } from '../game/told.ts';
import type { Random } from '../random.ts';

/** Why a Navigator gives an order: the squares on which the ship probably is, the most likely first. */
export interface Reason {
  readonly ship: Ship;
  /** One to four squares. */
  readonly squares: readonly Square[];
}

/** A Navigator's decision. */
export interface NavigatorThought {
  /**
   * Commands that update the chart: guesses, reminders and markers. Other players' moves cannot make them
   * illegal.
   */
  readonly chart: readonly NavigatorsCommand[];
  /** A command that advances the game; null if the game is not waiting for this player. */
  readonly move: NavigatorsCommand | null;
  /** Null for moves that need no reason. */
  readonly why: Reason | null;
}

/** A Navigator's mind. Immutable: `hear` returns a new mind. */
export interface NavigatorMind {
  /** The mind after one more told event. Events must come in order, from 'began' on. */
  hear(told: NavigatorsTold): NavigatorMind;
  /** What it would do now, playing as this player. */
  think(player: PlayerId, random: Random): NavigatorThought;
}

/** Poseidon's mind. Immutable: `hear` returns a new mind. */
export interface PoseidonMind {
  /** The mind after one more told event. Events must come in order, from 'began' on. */
  hear(told: PoseidonTold): PoseidonMind;
  /** What it would do now; null if the game is not waiting for Poseidon. */
  think(random: Random): PoseidonCommand | null;
}
