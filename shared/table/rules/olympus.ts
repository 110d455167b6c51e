/** The big screen for the room that shows the truth ("Olympus"). */
import type { PlayerId } from '../../game/game.ts';
import type { Table, TableRefusal } from '../table.ts';
import { hasSeenHidden, type Sight } from './sightings.ts';

/**
 * Why a device is only an onlooker though it asks to be the big screen: it has been a Navigator's in this game;
 * it does not say who it is, so nobody could know later what it has seen; too many have been told this game.
 */
export type Barred = 'navigator' | 'no-device' | 'too-many';

/**
 * Why a device can't be the big screen of the running game, or null. Poseidon's can: it sees nothing new there.
 * @param device whether it says who it is, what it has seen, and whether more can still be kept of this game
 */
export function whyNoScreen({
  hasSecret,
  saw,
  isFull,
}: {
  readonly hasSecret: boolean;
  readonly saw: readonly Sight[];
  readonly isFull: boolean;
}): Barred | null {
  if (!hasSecret) return 'no-device';
  if (hasSeenHidden(saw, 'poseidon')) return 'navigator';
  return isFull && !saw.includes('truth') ? 'too-many' : null;
}

/** Why a player may not allow the big screen or forbid it, or null: it needs the host's word and Poseidon's. */
export function whyNoOlympus(table: Pick<Table, 'host' | 'poseidon'>, player: PlayerId): TableRefusal | null {
  return table.host === player || table.poseidon === player ? null : 'not-host';
}
