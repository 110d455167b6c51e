/**
 * The vocabulary of a table: a place with a code where people meet, across games. Everything in it is
 * public at the table; the tokens that prove a seat are kept by the server, apart from it.
 */
import type { GameRefusal, Outcome, PlayerId, Side, Variants } from './game.ts';

export const MOST_PLAYERS = 5;
export const LONGEST_NAME = 24;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}

/** One game of the table, who sat where in it, and how it ended (null: abandoned). */
export interface GameRecord {
  readonly id: string;
  readonly board: string;
  readonly poseidon: PlayerId;
  readonly navigators: readonly PlayerId[];
  readonly state: 'running' | 'ended' | 'abandoned';
  readonly outcome: Outcome | null;
}

export interface Table {
  readonly code: string;
  /** Everybody who has joined and not left, in the order of joining. */
  readonly players: readonly Player[];
  /** Whoever made the table, or the longest here after they left. */
  readonly host: PlayerId | null;
  /** Who sits where: in the running game, else in the next. */
  readonly poseidon: PlayerId | null;
  readonly navigators: readonly PlayerId[];
  /** The board's id and the variants of the next game. */
  readonly board: string;
  readonly variants: Variants;
  /** The games of this table, the newest last. */
  readonly games: readonly GameRecord[];
}

export type TableCommand =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'sit'; readonly seat: Side | null }
  /** Poseidon and a Navigator exchange their seats: only Poseidon may offer it. */
  | { readonly type: 'swap-seats'; readonly player: PlayerId }
  | { readonly type: 'choose-board'; readonly board: string }
  | { readonly type: 'choose-variants'; readonly variants: Variants }
  | { readonly type: 'begin-game' }
  | { readonly type: 'abandon-game' }
  | { readonly type: 'leave' };

export type TableEvent =
  | { readonly type: 'made'; readonly code: string; readonly board: string }
  | { readonly type: 'joined'; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'renamed'; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'sat'; readonly player: PlayerId; readonly seat: Side | null }
  | { readonly type: 'board-chosen'; readonly board: string }
  | { readonly type: 'variants-chosen'; readonly variants: Variants }
  | {
      readonly type: 'game-began';
      readonly game: string;
      readonly board: string;
      readonly poseidon: PlayerId;
      readonly navigators: readonly PlayerId[];
    }
  | { readonly type: 'game-ended'; readonly game: string; readonly outcome: Outcome | null }
  | { readonly type: 'left'; readonly player: PlayerId };

export const TABLE_REFUSALS = [
  'seat-taken',
  'table-full',
  'game-running',
  'no-game-running',
  'seats-empty',
  'not-seated',
  'no-such-player',
  'no-such-board',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number] | Extract<GameRefusal, 'wrong-side'>;
