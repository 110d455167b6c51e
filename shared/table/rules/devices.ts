/**
 * Decides who may move a seat to another device with a key. Normally, the player's own device makes the key. The host's
 * device may make a key for somebody who is away, but never for the Poseidon of a running game, because that key would
 * reveal the true board. Whenever a device gets to know both sides, everybody at the table is told.
 */
import type { PlayerId } from '../../game/game.ts';
import { isAtTable, opponentOf, runningGame } from '../queries.ts';
import type { Table } from '../table.ts';
import { knowsOtherSide, type Circumstances } from './seats.ts';

/** What a key is for: the player whose seat it moves, and the host if the host's device made it. */
export interface Offer {
  /** The player whose seat can be taken over with the key. */
  readonly player: PlayerId;
  /** The host, if the host's device made the key. */
  readonly by?: PlayerId;
}

/** Why a key was not made, or was not accepted. */
export type DeviceRefusal =
  | 'no-such-player'
  | 'no-such-seat'
  | 'player-present'
  | 'game-running'
  | 'no-such-offer'
  | 'knows-other-side';

/**
 * Why a device can't make a key for a player, or null if it can. A device may make keys for its own players. The host's
 * device may also make one for a person who is away, unless that person is Poseidon in the running game. If Poseidon's
 * device is lost, the host must free the seat, which everybody can see.
 */
export function whyNoOffer(
  table: Pick<Table, 'games' | 'host' | 'players'>,
  player: PlayerId,
  { present, company }: Pick<Circumstances, 'present' | 'company'>,
): DeviceRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  if (company.includes(player)) return null;
  if (table.host === null || !company.includes(table.host)) return 'no-such-seat';
  if (present.includes(player) || opponentOf(table, player)) return 'player-present';
  return isPoseidon(table, player) ? 'game-running' : null;
}

/**
 * Why a device can't make a recovery key for a player, or null if it can. A device may only make recovery keys for its
 * own players.
 */
export function whyNoRecovery(
  table: Pick<Table, 'players'>,
  player: PlayerId,
  company: readonly PlayerId[],
): DeviceRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  return company.includes(player) ? null : 'no-such-seat';
}

/** The purpose of a key that a device makes for a player. The caller has checked `whyNoOffer`. */
export function offerOf(
  table: Pick<Table, 'host'>,
  player: PlayerId,
  { company }: Pick<Circumstances, 'company'>,
): Offer {
  const by = company.includes(player) ? null : table.host;
  return by === null ? { player } : { player, by };
}

/** Whether a player is Poseidon in the running game. */
function isPoseidon(table: Pick<Table, 'games'>, player: PlayerId): boolean {
  return runningGame(table)?.poseidon === player;
}

/**
 * Why a device can't take over a seat for which it has a key, or null if it can.
 * @param device `knowing` is true if its owner has confirmed that the device has seen the other side
 */
export function whyNoTakeover(
  table: Pick<Table, 'games' | 'players'>,
  { player, by }: Offer,
  device: Circumstances & { readonly knowing: boolean },
): DeviceRefusal | null {
  // Refuse a key that the host made for a player who was away, if the player is present again on another device.
  if (by !== undefined && device.present.includes(player)) return 'no-such-offer';
  // Refuse a key that the host made before its player became Poseidon.
  if (by !== undefined && isPoseidon(table, player)) return 'no-such-offer';
  if (knowsOtherSideOf(table, player, device) && !device.knowing) return 'knows-other-side';
  return isAtTable(table, player) ? null : 'no-such-player';
}

/** Whether a device has seen what is hidden from a player in the running game. */
export function knowsOtherSideOf(
  table: Pick<Table, 'games'>,
  player: PlayerId,
  device: Pick<Circumstances, 'company' | 'saw'>,
): boolean {
  const running = runningGame(table);
  const side = running?.sides[player];
  return running !== undefined && side !== undefined && knowsOtherSide(running, side, device);
}
