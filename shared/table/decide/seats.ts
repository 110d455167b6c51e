/** The events of taking, swapping and freeing seats. */
import type { PlayerId, Side } from '../../game/game.ts';
import type { TableEvent } from '../events.ts';
import { evolveTable } from '../evolve.ts';
import { runningGame, seatOf } from '../queries.ts';
import { resumedBy } from '../rules/relief.ts';
import { knowsOtherSide } from '../rules/seats.ts';
import type { Table } from '../table.ts';
import type { TableDeps } from './deps.ts';

export function sit(table: Table, player: PlayerId, seat: Side | null, deps: TableDeps): TableEvent[] {
  if (seatOf(table, player) === seat) return [];
  const running = runningGame(table);
  const knows = running && seat !== null && knowsOtherSide(running, seat, deps);
  const sat: TableEvent = { type: 'sat', player, seat, ...(knows && { knowing: true }) };
  return [sat, ...resumedBy(evolveTable(table, sat), player, deps.turn)];
}

/** Poseidon stands up first, because the seat must be free for the other player. */
export function swapSeats(table: Table, one: PlayerId, other: PlayerId): TableEvent[] {
  const [poseidon, navigator] = table.poseidon === one ? [one, other] : [other, one];
  return [
    { type: 'sat', player: poseidon, seat: 'navigators' },
    { type: 'sat', player: navigator, seat: 'poseidon' },
  ];
}

/**
 * Frees a seat. If somebody who stands in for the host does this during a game, the seat is held for its player, who
 * may take it again.
 */
export function freeSeat(table: Table, by: PlayerId, player: PlayerId): TableEvent {
  const isHeld = runningGame(table) !== undefined && by !== table.host;
  return { type: 'seat-freed', player, ...(isHeld && { held: true }) };
}
