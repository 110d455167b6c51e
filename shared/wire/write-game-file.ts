/**
 * Writes a shared game to a file. docs/GAME-FILE.md describes the format. This file is separate from read-game-file.ts,
 * so that a page which only writes files doesn't load the parser.
 */
import type { SharedGame } from '../table/shared-game.ts';

export const FORMAT = 'odyssey-game';

/**
 * The version of the format. Increase it when older pages can no longer open the file. Files of all older versions must
 * stay readable.
 */
export const VERSION = 1;

/** The text of the file for a game. */
export function writeGameFile({ mode, poseidon, names, knowing, events }: SharedGame): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, mode, poseidon, names, knowing, events });
}
