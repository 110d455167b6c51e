/** What a ship would report from a square, judged only by the printed board and the lighthouses. */
import type { Board } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Reply, Variants } from '../game.ts';
import { NO_TILES } from './setup.ts';
import { survey } from './survey.ts';

/** The parts of a board that everybody can see. */
export interface Printed {
  readonly board: Board;
  readonly variants: Variants;
  readonly lighthouses: readonly Square[];
}

/** The report that a ship on this square would give if there were no other ships and no fog. Contains no secrets. */
export function printedReply({ board, variants, lighthouses }: Printed, square: Square): Reply {
  const ships = { red: square, green: square, white: square, yellow: square };
  const reply = survey({ board, variants, ships, tiles: { ...NO_TILES, lighthouses } }, 'red', false);
  return { ...reply, exploring: { ...reply.exploring, ships: [] } };
}
