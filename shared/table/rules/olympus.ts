/** The rules for the big screen in the room ("Olympus"), which shows the true board. */
import type { PlayerId } from '../../game/game.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { hasSeenHidden, type Sight } from './sightings.ts';

/**
 * Why a device that asks to be the big screen stays a spectator:
 * - navigator: a Navigator has used it in this game
 * - no-device: it has no secret of its own, so the server could not remember what it has seen
 * - too-many: the maximum number of devices is already remembered for this game
 */
export type Barred = 'navigator' | 'no-device' | 'too-many';

/**
 * Why a device can't be the big screen of the running game, or null if it can. Poseidon's device can, because it would
 * see nothing new.
 * @param device whether it has a secret, what it has seen, and whether the maximum number of devices is already
 * remembered
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

/** Why a player may not allow or forbid the big screen, or null if they may. The host and Poseidon may do so. */
export function whyNoOlympus(table: Pick<Table, 'host' | 'poseidon'>, player: PlayerId): TableRefusal | null {
  return table.host === player || table.poseidon === player ? null : 'not-host';
}
