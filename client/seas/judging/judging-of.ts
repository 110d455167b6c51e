/** The kept of boards, kept while the app is open. */
import { SHIPS, type Board } from '../../../shared/board/board.ts';
import { Judging } from './judging.svelte.ts';

const kept = new Map<string, Judging>();

/**
 * The judging of a board. It is kept, so that the results are still there when somebody comes back to the board. Boards
 * on which the same things lie on the same squares share it, whatever their names.
 */
export function judgingOf(board: Board): Judging {
  const { columns, rows, sacred, starts, islands, deepSea } = board;
  const key = [
    ...[columns, rows, sacred],
    ...SHIPS.map((ship) => starts[ship]),
    ...Object.entries(islands).sort().flat(),
    ...[...deepSea].sort(),
  ].join();
  const judging = kept.get(key) ?? new Judging(board);
  kept.set(key, judging);
  return judging;
}
