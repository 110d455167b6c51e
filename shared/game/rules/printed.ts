/** What a ship would report from a square of what everybody sees: the printed board and the lighthouses. */
import type { Board } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Reply, Variants } from '../game.ts';
import { NO_TILES } from './setup.ts';
import { survey } from './survey.ts';

/** A sea as everybody sees it. */
export interface Printed {
  readonly board: Board;
  readonly variants: Variants;
  readonly lighthouses: readonly Square[];
}

/** The reply of a ship on a square, were there no other ships and no fog: nothing in it is secret. */
export function printedReply({ board, variants, lighthouses }: Printed, square: Square): Reply {
  const ships = { red: square, green: square, white: square, yellow: square };
  const reply = survey({ board, variants, ships, tiles: { ...NO_TILES, lighthouses } }, 'red', false);
  return { ...reply, exploring: { ...reply.exploring, ships: [] } };
}
