/** The events of leaving a table and of removing a player. */
import type { PlayerId } from '../../game/game.ts';
import type { TableEvent } from '../events.ts';
import { evolveTable } from '../evolve.ts';
import { runningGame, seatOf } from '../queries.ts';
import { nextHost } from '../rules/host.ts';
import type { Table } from '../table.ts';

/** Makes a player leave the table. If the host leaves, the next person in line becomes host (see `nextHost`). */
export function leave(table: Table, player: PlayerId): TableEvent[] {
  const left: TableEvent = { type: 'left', player };
  const next = table.host === player ? nextHost(table) : null;
  const isNext = next === null || evolveTable(table, left).host === next;
  return isNext ? [left] : [left, { type: 'host-passed', player: next }];
}

/**
 * Removes a player from the table. If the player has a seat in the running game, the seat is freed first, and its ships
 * are adrift.
 */
export function removePlayer(table: Table, player: PlayerId): TableEvent[] {
  const isPlaying = runningGame(table) && seatOf(table, player) !== null;
  const freed: TableEvent[] = isPlaying ? [{ type: 'seat-freed', player }] : [];
  return [...freed, { type: 'left', player }];
}
