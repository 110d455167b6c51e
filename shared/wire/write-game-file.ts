/** A shared game as a file: docs/GAME-FILE.md has the format, read-game-file.ts reads it. Apart, for it takes nothing to write one. */
import type { SharedGame } from '../table/shared-game.ts';

export const FORMAT = 'odyssey-game';

/** Goes up when pages that know this one can't open it; those of before are opened for ever. */
export const VERSION = 1;

/** What a file of a game holds, as text. */
export function writeGameFile({ mode, poseidon, names, knowing, events }: SharedGame): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, mode, poseidon, names, knowing, events });
}
