/** Who may join a table, and who may sit where. Secrecy: nobody quietly comes to know both sides of a game. */
import { runningGame, seatOf } from '../queries.ts';
import type { PlayerId, Side } from '../../game/game.ts';
import { MOST_PLAYERS, type GameRecord, type Table, type TableRefusal } from '../table.ts';

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
export function whyNoJoin(table: Table): TableRefusal | null {
  return table.players.length >= MOST_PLAYERS ? 'table-full' : null;
}

/** Why a player can't take a seat (null stands up), or null. */
export function whyNoSeat(
  table: Table,
  player: PlayerId,
  seat: Side | null,
  { company = [player], sawTruth = false, knowing = false }: Knowledge = {},
): TableRefusal | null {
  if (seat === 'poseidon' && table.poseidon !== null && table.poseidon !== player) return 'seat-taken';
  const running = runningGame(table);
  if (!running) return null;
  if (seat === null || seatOf(table, player) !== null) return 'game-running';
  // Whose ships are all owned can help nobody in a game that is played for points.
  if (seat === 'navigators' && running.mode === 'competing' && running.adrift.length === 0)
    return 'game-running';
  return knowsOtherSide(running, seat, { company, sawTruth }) && !knowing ? 'knows-other-side' : null;
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
