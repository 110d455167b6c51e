/**
 * Writes a shared game to a file. docs/GAME-FILE.md describes the format. Kept apart from read-game-file.ts, so that a
 * page which only writes doesn't load the parser.
 */
import type { SharedGame } from '../table/shared-game.ts';

export const FORMAT = 'odyssey-game';

/** Increase this when older pages can no longer open the file. Files of all older versions must still open. */
export const VERSION = 1;

/** The text of a game's file. */
export function writeGameFile({ mode, poseidon, names, knowing, events }: SharedGame): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, mode, poseidon, names, knowing, events });
}
