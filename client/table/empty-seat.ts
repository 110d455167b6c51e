/** What a running game waits for after seats were freed, and who could mend it. */
import { whyNoSeat } from '../../shared/table/rules/seats.ts';
import type { PlayerId, Side } from '../../shared/game/game.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { Table } from '../../shared/table/table.ts';

/** The side without which the running game can't go on, or undefined. */
export function emptySide(table: Table): Side | undefined {
  const running = runningGame(table);
  if (!running) return undefined;
  if (running.poseidon === null) return 'poseidon';
  return running.navigators.length === 0 ? 'navigators' : undefined;
}

/** Whether a player could sit down there; that they must knock first, or know the other side, is asked later. */
export function maySit(table: Table, player: PlayerId, side: Side): boolean {
  const refusal = whyNoSeat(table, player, side, { knowing: true });
  return refusal === null || refusal === 'must-knock';
}
