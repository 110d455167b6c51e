/** Draws seas in a worker. */
import type { Board } from '../../shared/board/board.ts';
import { parseSeaId } from '../../shared/seas/code.ts';
import { drawSea } from '../../shared/seas/draw.ts';
import type { Drawn } from './drawing.ts';

addEventListener('message', ({ data: id }: MessageEvent<string>) => {
  postMessage({ id, board: boardOf(id) } satisfies Drawn);
});

function boardOf(id: string): Board | undefined {
  const sea = parseSeaId(id);
  try {
    return sea && drawSea(sea);
  } catch {
    return undefined;
  }
}
