/**
 * The report that a ship would give from a square to which Poseidon might drive it. Pure. Never shown to the
 * Navigators.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { Push, Reply } from '../../../shared/game/game.ts';
import { drive } from '../../../shared/game/rules/storms.ts';
import { survey } from '../../../shared/game/rules/survey.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';

/**
 * The report of a ship from a square.
 * @param pushes the pushes of other ships that come before the report
 */
export function wouldReport(
  { board, variants, ships, tiles }: Pick<PoseidonView, 'board' | 'variants' | 'ships' | 'tiles'>,
  pushes: readonly Push[],
  ship: Ship,
  square: Square,
): Reply {
  const then = drive(ships, [...pushes, { ship, to: square }]);
  return survey({ board, variants, tiles, ships: then }, ship, false);
}
