/** The entry point of the thread in which seas are drawn, so that the main thread stays free. */
import type { Board } from '../../shared/board/board.ts';
import { parseSeaId } from '../../shared/seas/code.ts';
import { drawSea } from '../../shared/seas/draw.ts';

/** @throws Error if there is no such sea */
export default function draw(id: string): Board {
  const sea = parseSeaId(id);
  if (!sea) throw new Error('there is no such sea');
  return drawSea(sea);
}
