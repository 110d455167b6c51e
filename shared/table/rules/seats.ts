/**
 * Decides who may take or leave which seat. Whenever somebody gets to know both sides of a game, everybody at the table
 * is told.
 */
import { opponentOf, runningGame, seatOf } from '../queries.ts';
import type { PlayerId, Side } from '../../game/game.ts';
import { runningSeries } from '../series.ts';
import type { GameRecord } from '../game-record.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { whyNoEntry } from './knocks.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';
import { hasSeenHidden, type Sight } from './sightings.ts';

/** What the server knows about the sender of a command. None of it is in the log. */
export interface Circumstances {
  /** The players with a device connected now. */
  readonly present: readonly PlayerId[];
  /** All players whose seats the same device holds, including the sender. */
  readonly company: readonly PlayerId[];
  /** What the device has seen of the running game, on this or an earlier connection. */
  readonly saw: readonly Sight[];
}

/** What is known about a device that asks for a seat. */
export interface Knowledge extends Partial<Pick<Circumstances, 'company' | 'saw'>> {
  /** Whether its owner has confirmed that the device has seen the other side. */
  readonly knowing?: boolean;
}

/** Why a player can't take a seat, or null if they can. If the seat is null, the player stands up. */
export function whyNoSeat(
  table: Pick<Table, 'games' | 'host' | 'players' | 'series' | 'poseidon' | 'navigators'>,
  player: PlayerId,
  seat: Side | null,
  { company = [player], saw = [], knowing = false }: Knowledge = {},
): TableRefusal | null {
  const running = runningGame(table);
  // In a series, seats can't be chosen between games, because everybody takes a turn as Poseidon.
  if (!running && runningSeries(table)) return 'series-running';
  if (seat === 'poseidon' && table.poseidon !== null && table.poseidon !== player) return 'seat-taken';
  if (!running) return null;
  if (seat === null || seatOf(table, player) !== null) return 'game-running';
  // In a game for points every ship has an owner, unless a seat was freed. Refuse a newcomer who would have no ship to
  // order.
  if (seat === 'navigators' && running.mode === 'competing' && running.adrift.length === 0)
    return 'game-running';
  if (whyNoEntry(table, player, seat)) return 'must-knock';
  return knowsOtherSide(running, seat, { company, saw }) && !knowing ? 'knows-other-side' : null;
}

/** Why a player may not ask the other side to swap seats, or null if they may. */
export function whyNoSwapRequest(
  table: Pick<Table, 'games' | 'series' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  const running = whyGameRunning(table) ?? whySeriesRunning(table);
  return running ?? (seatOf(table, player) === null ? 'not-seated' : null);
}

/**
 * Why a player may not swap seats with another, or null if they may. One of the two is Poseidon, and the other player
 * has asked for it. Opponents and players on the same device needn't ask.
 */
export function whyNoSwap(
  table: Pick<Table, 'games' | 'series' | 'poseidon' | 'navigators' | 'players' | 'swaps'>,
  player: PlayerId,
  other: PlayerId,
  company: readonly PlayerId[] = [player],
): TableRefusal | null {
  const refusal = whyNoSwapRequest(table, player);
  if (refusal) return refusal;
  const side = seatOf(table, other);
  if (side === null) return 'no-such-player';
  if (side === seatOf(table, player)) return 'wrong-side';
  const isAgreed =
    table.swaps.includes(other) || company.includes(other) || opponentOf(table, other) !== undefined;
  return isAgreed ? null : 'not-asked';
}

/** Why a player may not leave the table, or null if they may. Players can't leave during a game. */
export function whyNoLeaving(
  table: Pick<Table, 'games' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  return seatOf(table, player) === null ? null : whyGameRunning(table);
}

/**
 * Whether a device has seen what is hidden from one side of a game. True also if one of its players has been on the
 * other side.
 */
export function knowsOtherSide(
  { sides }: Pick<GameRecord, 'sides'>,
  seat: Side | 'both',
  { company, saw }: Pick<Circumstances, 'company' | 'saw'>,
): boolean {
  if (hasSeenHidden(saw, seat)) return true;
  return company.some((other) => sides[other] !== undefined && sides[other] !== seat);
}
