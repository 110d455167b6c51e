/**
 * Who may take over whose place: a player goes on at another device with a key, which the device before has
 * made, or the host's for somebody who is away; never for Poseidon in a running game, whose place is his sea. Secrecy: no device quietly comes to know both sides of
 * a game.
 */
import type { PlayerId } from '../../game/game.ts';
import { isAtTable, opponentOf, runningGame } from '../queries.ts';
import type { Table } from '../table.ts';
import { knowsOtherSide, type Circumstances } from './seats.ts';

/** What a key stands for. */
export interface Offer {
  /** Whose place it gives away. */
  readonly player: PlayerId;
  /** The host whose device made it, if it was not the player's own. */
  readonly by?: PlayerId;
}

/** Why a key was not made, or was of no use. */
export type DeviceRefusal =
  | 'no-such-player'
  | 'no-such-seat'
  | 'player-present'
  | 'game-running'
  | 'no-such-offer'
  | 'knows-other-side';

/**
 * Why a device can't make a key for a player's place, or null: its own player's, or as the host's that of who is
 * away; never an opponent's, which needs no device. A Poseidon who has lost his device loses the seat, openly; nobody is handed it.
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

/** Why a device can't make a recovery key for a player, or null: its own players' only, whoever is host. */
export function whyNoRecovery(
  table: Pick<Table, 'players'>,
  player: PlayerId,
  company: readonly PlayerId[],
): DeviceRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  return company.includes(player) ? null : 'no-such-seat';
}

/** What a key stands for that a device may make. */
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
 * Why a device can't take over the place that it has a key for, or null.
 * @param device what it is and has seen; `knowing`: it has been asked, and says yes
 */
export function whyNoTakeover(
  table: Pick<Table, 'games' | 'players'>,
  { player, by }: Offer,
  device: Circumstances & { readonly knowing: boolean },
): DeviceRefusal | null {
  // The host made it for somebody who was away: who is back has a device, and needs no other.
  if (by !== undefined && device.present.includes(player)) return 'no-such-offer';
  // Made before the game began in which its player is Poseidon.
  if (by !== undefined && isPoseidon(table, player)) return 'no-such-offer';
  if (knowsOtherSideOf(table, player, device) && !device.knowing) return 'knows-other-side';
  return isAtTable(table, player) ? null : 'no-such-player';
}

/** Whether a device has seen the side of the running game that is hidden from a player. */
export function knowsOtherSideOf(
  table: Pick<Table, 'games'>,
  player: PlayerId,
  device: Pick<Circumstances, 'company' | 'saw'>,
): boolean {
  const running = runningGame(table);
  const side = running?.sides[player];
  return running !== undefined && side !== undefined && knowsOtherSide(running, side, device);
}
