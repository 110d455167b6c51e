/** What a game still needs before it can begin. */
import type { PlayerId, Side } from '../../shared/game.ts';
import { seatOf } from '../../shared/evolve-table.ts';
import type { Player, Table } from '../../shared/table.ts';

export type Missing = 'both' | 'poseidon' | 'navigators' | 'seat';

/** What keeps a player from beginning the game, or null. */
export function whatIsMissing(table: Table, player: PlayerId | undefined): Missing | null {
  const noPoseidon = table.poseidon === null;
  const noNavigator = table.navigators.length === 0;
  if (noPoseidon && noNavigator) return 'both';
  if (noPoseidon) return 'poseidon';
  if (noNavigator) return 'navigators';
  return player !== undefined && seatOf(table, player) ? null : 'seat';
}

/** The players who sit but have no device connected. */
export function absentees(table: Table, present: readonly PlayerId[]): Player[] {
  return table.players.filter(({ id }) => seatOf(table, id) && !present.includes(id));
}

/** The seat that somebody who joins most likely wants: the one that is still missing. */
export function likelySeat(table: Pick<Table, 'poseidon' | 'navigators'>): Side | null {
  if (table.poseidon !== null) return 'navigators';
  return table.navigators.length > 0 ? 'poseidon' : null;
}
