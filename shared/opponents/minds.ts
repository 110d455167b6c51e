/**
 * The interface of opponents. An opponent is told only what its side is told, and decides on its moves. All randomness
 * is passed in.
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
  /** Commands that update the chart: guesses, reminders and markers. Other players' moves can't make them illegal. */
  readonly chart: readonly NavigatorsCommand[];
  /** A command that advances the game; null if the game is not waiting for this player. */
  readonly move: NavigatorsCommand | null;
  /** The reason for the move; null for moves that need none. */
  readonly why: Reason | null;
}

/** An opponent who plays a Navigator. Immutable: `hear` returns a new one. */
export interface NavigatorMind {
  /** Returns the opponent after one more told event. Events must come in order, starting with 'began'. */
  hear(told: NavigatorsTold): NavigatorMind;
  /** Decides what to do now, playing as this player. */
  think(player: PlayerId, random: Random): NavigatorThought;
}

/** An opponent who plays Poseidon. Immutable: `hear` returns a new one. */
export interface PoseidonMind {
  /** Returns the opponent after one more told event. Events must come in order, starting with 'began'. */
  hear(told: PoseidonTold): PoseidonMind;
  /** Decides what to do now; null if the game is not waiting for Poseidon. */
  think(random: Random): PoseidonCommand | null;
}
