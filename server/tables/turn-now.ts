/** Whose turn it is in a table's game, for players who look at the table without following it. */
import { navigatorsToMove, isNavigatorToMove, sideToMove } from '../../shared/game/rules/to-move.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { isOpponentsTurn } from '../../shared/table/rules/relief.ts';
import type { TurnNow } from '../../shared/wire/protocol.ts';
import { isOpponentsDeadline } from './long-turns.ts';
import type { OpenTable } from './table.ts';

/**
 * The turn of a table's running game, as these players of the table may know it. Undefined if no game is running.
 * @param now in ms since 1970
 */
export function turnNow(
  { table, running, deadline }: Pick<OpenTable, 'table' | 'running' | 'deadline'>,
  players: readonly PlayerId[],
  now: number,
): TurnNow | undefined {
  const { record, game } = running ?? {};
  const side = game && sideToMove(game.phase);
  if (!record || !side) return undefined;
  const isPoseidons = side === 'poseidon';
  const waitsFor = isPoseidons ? [record.poseidon].filter((id) => id !== null) : navigatorsToMove(game);
  // While opponents make a side's moves, the game doesn't wait for its people.
  const mine =
    !isOpponentsTurn(table, record, game) &&
    players.some((player) => (isPoseidons ? player === record.poseidon : isNavigatorToMove(game, player)));
  return {
    side,
    mine,
    ...(waitsFor && { names: waitsFor.map((player) => table.names[player] ?? '') }),
    ...(deadline && !isOpponentsDeadline(deadline) && timeOf(deadline, now)),
  };
}

/** If the machine's clock has been set back, the turn seems to have begun in the future: see long-turns.ts. */
function timeOf({ endsAt, ofMs }: { endsAt: number; ofMs: number }, now: number) {
  const leftMs = Math.min(Math.max(0, endsAt - now), ofMs);
  return { leftMs, sinceMs: Math.max(0, now - (endsAt - ofMs)) };
}
