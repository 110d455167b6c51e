/** What a table remembers of its talk. */
import type { PlayerId } from '../game/game.ts';
import type { Line } from '../game/talk.ts';

/** The maximum number of lines that a table remembers. Nobody is sent the words of earlier lines any more. */
export const MOST_LINES = 200;

/** A line of the table's talk, which everybody at the table may read. */
export interface SaidLine {
  /** The number of the line, counted from 0. */
  readonly number: number;
  readonly player: PlayerId;
  /** Null if the host has removed the line. */
  readonly line: Line | null;
}

/** The table's talk: how many lines were said, and the newest of them, the newest last. */
export interface TableTalk {
  readonly said: number;
  readonly lines: readonly SaidLine[];
}
