/** Finds out which side of a running game lacks players after seats were freed, and who could take those seats. */
import { whyNoSeat } from '../../shared/table/rules/seats.ts';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { Table } from '../../shared/table/table.ts';

/** The side that lacks players, so that the running game can't go on; undefined if there is none. */
export function emptySide(table: Table): Side | undefined {
  const running = runningGame(table);
  if (!running) return undefined;
  if (running.poseidon === null) return 'poseidon';
  return running.navigators.length === 0 ? 'navigators' : undefined;
}

/**
 * True if a player could take the seat. Two conditions are checked only later: whether the player must knock, and
 * whether they know the other side.
 */
export function maySit(table: Table, player: PlayerId, side: Side): boolean {
  const refusal = whyNoSeat(table, player, side, { knowing: true });
  return refusal === null || refusal === 'must-knock';
}
