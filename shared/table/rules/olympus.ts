/** The big screen for the room that shows the truth ("Olympus"). */
import type { PlayerId } from '../../game/game.ts';
import type { Table, TableRefusal } from '../table.ts';

/** Why a player may not allow the big screen or forbid it, or null: it needs the host's word and Poseidon's. */
export function whyNoOlympus(table: Pick<Table, 'host' | 'poseidon'>, player: PlayerId): TableRefusal | null {
  return table.host === player || table.poseidon === player ? null : 'not-host';
}
