/**
 * Decides who may return without a key, on a device that has lost everything. Somebody knocks and says which player
 * they are. Others at the table can give them the seat. If nobody who could do so is present, the person who knocked
 * gets the seat anyway. In both cases everybody is told, and the return stays in the record.
 */
import type { PlayerId } from '../../game/game.ts';
import { isAtTable, opponentOf, peopleAt, runningGame } from '../queries.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Player, Table } from '../table.ts';
import { knowsOtherSideOf, type DeviceRefusal } from './devices.ts';
import { whyNoLettingIn } from './knocks.ts';
import type { Circumstances } from './seats.ts';

type Known = Pick<Table, 'games' | 'host' | 'players' | 'poseidon' | 'navigators'>;

/** The players that somebody may claim to be: the people of the table who are not connected. */
export function missingAt(table: Pick<Table, 'players'>, present: readonly PlayerId[]): Player[] {
  return peopleAt(table).filter(({ id }) => !present.includes(id));
}

/**
 * Why a device can't knock as a player of the table, or null if it can.
 * @param device `knowing` is true if its owner has confirmed that the device has seen the other side
 */
export function whyNoReturn(
  table: Pick<Table, 'games' | 'players'>,
  player: PlayerId,
  device: Circumstances & { readonly knowing: boolean },
): DeviceRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  if (device.present.includes(player) || opponentOf(table, player)) return 'player-present';
  return knowsOtherSideOf(table, player, device) && !device.knowing ? 'knows-other-side' : null;
}

/**
 * Why a player (`by`) may not let somebody return as another player (`player`), or null if they may. In a running game,
 * everybody who may let strangers in may do so. But if `player` is Poseidon and the host is present, only the host may.
 * Between games, the host and those who played the last game may do so. A stranger who has joined since then must not
 * be able to take over the table.
 */
export function whyNoGivingBack(
  table: Known,
  player: PlayerId,
  by: PlayerId,
  present: readonly PlayerId[],
): TableRefusal | null {
  if (!isAtTable(table, by)) return 'no-such-player';
  const running = runningGame(table);
  if (!running) {
    const hasPlayed = table.games.at(-1)?.sides[by] !== undefined;
    return table.host === by || hasPlayed ? null : 'not-host';
  }
  const refusal = whyNoLettingIn(table, by);
  if (refusal) return refusal;
  const isHosts = running.poseidon === player && table.host !== null && present.includes(table.host);
  return isHosts && table.host !== by ? 'not-host' : null;
}

/** The people who are present and may let somebody return as a given player. */
export function whoGivesBack(table: Known, player: PlayerId, present: readonly PlayerId[]): Player[] {
  return peopleAt(table).filter(
    ({ id }) => id !== player && present.includes(id) && whyNoGivingBack(table, player, id, present) === null,
  );
}
