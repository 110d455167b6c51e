/** Draws seas. The same sea always gives the same board, in every browser and for ever. */
import type { Board } from '../board/board.ts';
import { seededBy } from '../seeded.ts';
import { seaId, writeSeaCode, type Sea } from './code.ts';
import { seaName } from './names.ts';
import { planOf } from './plans.ts';
import { dressRehearsedSketch, quicklyRehearsedSketch } from './search.ts';

/** Draws the board of a sea. */
export function drawSea(sea: Sea): Board {
  const random = seededBy(`sea ${sea.version} ${writeSeaCode(sea)}`);
  const best = sea.version === 1 ? quicklyRehearsedSketch : dressRehearsedSketch;
  return best(planOf(sea), random).toBoard(seaId(sea), seaName(sea));
}
