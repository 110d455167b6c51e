/** Who may join a table, sit where, and leave. Secrecy: nobody quietly comes to know both sides of a game. */
import { runningGame, seatOf } from '../queries.ts';
import type { PlayerId, Side } from '../../game/game.ts';
import { runningSeries } from '../series.ts';
import { MOST_PLAYERS, type GameRecord, type Table, type TableRefusal } from '../table.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';

/** What the table's log can't say of who gives a command. */
export interface Circumstances {
  /** The players with a device connected now. */
  readonly present: readonly PlayerId[];
  /** The players whose seats the same device holds, the one who asks among them. */
  readonly company: readonly PlayerId[];
  /** The device has been the big screen of the running game: it has seen the truth. */
  readonly sawTruth: boolean;
}

/** What a device that asks for a seat knows already. */
export interface Knowledge extends Partial<Pick<Circumstances, 'company' | 'sawTruth'>> {
  /** It has been asked, and says yes. */
  readonly knowing?: boolean;
}

/** Why nobody more can join, or null. */
export function whyNoJoin(table: Pick<Table, 'players'>): TableRefusal | null {
  return table.players.length >= MOST_PLAYERS ? 'table-full' : null;
}

/** Why a player can't take a seat (null stands up), or null. */
export function whyNoSeat(
  table: Pick<Table, 'games' | 'series' | 'poseidon' | 'navigators'>,
  player: PlayerId,
  seat: Side | null,
  { company = [player], sawTruth = false, knowing = false }: Knowledge = {},
): TableRefusal | null {
  const running = runningGame(table);
  // Between the games of a series nobody chooses: everybody is Poseidon in turn.
  if (!running && runningSeries(table)) return 'series-running';
  if (seat === 'poseidon' && table.poseidon !== null && table.poseidon !== player) return 'seat-taken';
  if (!running) return null;
  if (seat === null || seatOf(table, player) !== null) return 'game-running';
  // In a game for points every ship has its owner, unless a seat was freed: there is nothing to help with.
  if (seat === 'navigators' && running.mode === 'competing' && running.adrift.length === 0)
    return 'game-running';
  return knowsOtherSide(running, seat, { company, sawTruth }) && !knowing ? 'knows-other-side' : null;
}

/** Why a player may not exchange seats with another, or null: only Poseidon may, with a Navigator. */
export function whyNoSwap(
  table: Pick<Table, 'games' | 'series' | 'poseidon' | 'navigators'>,
  player: PlayerId,
  other: PlayerId,
): TableRefusal | null {
  const running = whyGameRunning(table) ?? whySeriesRunning(table);
  if (running) return running;
  if (table.poseidon !== player) return 'wrong-side';
  return table.navigators.includes(other) ? null : 'no-such-player';
}

/** Why a player may not leave the table, or null: nobody runs out of a game. */
export function whyNoLeaving(
  table: Pick<Table, 'games' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  return seatOf(table, player) === null ? null : whyGameRunning(table);
}

/**
 * Whether a device has seen the side of a game that is hidden from a seat, or from a player who has been on
 * this side of it. The big screen hides nothing from Poseidon's: it shows what he sees.
 */
export function knowsOtherSide(
  { sides }: Pick<GameRecord, 'sides'>,
  seat: Side | 'both',
  { company, sawTruth }: Pick<Circumstances, 'company' | 'sawTruth'>,
): boolean {
  if (sawTruth && seat !== 'poseidon') return true;
  return company.some((other) => sides[other] !== undefined && sides[other] !== seat);
}
