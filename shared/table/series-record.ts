/** What a table records of each of its series. */
import type { PlayerId } from '../game/game.ts';

/**
 * How a series chooses its boards:
 * - same: the same board in every game
 * - in turn: all boards of the server in turn
 * - chosen: a board chosen before each game
 * - new seas: another sea in every game, each of the size and difficulty of the first one
 */
export const SERIES_BOARDS = ['same', 'in turn', 'chosen', 'new seas'] as const;
export type SeriesBoards = (typeof SERIES_BOARDS)[number];

/** A series of games, in which everybody is Poseidon once (ruling 26). */
export interface Series {
  readonly id: string;
  /** The players of the series, in the order in which they are Poseidon. */
  readonly order: readonly PlayerId[];
  readonly boards: SeriesBoards;
  /**
   * The ids of all boards, starting with the board of the first game. A series with `boards` 'in turn' goes through
   * them in this order. With 'new seas', it is only the first sea, from which the others are derived.
   */
  readonly boardsInTurn: readonly string[];
  /** True if the variants stay the same during the whole series. */
  readonly sameVariants: boolean;
  readonly state: 'running' | 'ended' | 'abandoned';
}
