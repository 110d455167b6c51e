/**
 * The turns of games over days. Each turn of Poseidon's and each turn of the whole crew has a deadline, which is
 * written together with the event that begins the turn. So it holds over restarts and at several servers.
 *
 * Deadlines are times of the wall clock, because they also run while the server is off. If the clock is wrong, a turn
 * ends early or late, and nothing else happens: when it jumps forward, one turn of each game ends, and the next turn
 * has its whole time by the new clock. When it jumps back, the current turn gets longer; a turn that would then have
 * begun in the future gets its whole time again (see Deadlines).
 */
import type { Game } from '../../shared/game/game.ts';
import { isOverDays, type GameRecord, type Table } from '../../shared/table/table.ts';
import type { DeadlineRow } from '../store/store-interface.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A turn that a clock of days measures. */
export interface LongTurn {
  /** The name of the turn. It differs from the names of the turns before and after it. */
  readonly name: string;
  readonly ofMs: number;
  /** Whether the side to move has a player. */
  readonly hasPlayer: boolean;
}

/** The current turn of a table's game; undefined if no game is running, or if the clock doesn't count days. */
export function longTurn(
  { clock }: Pick<Table, 'clock'>,
  running: { readonly record: GameRecord; readonly game: Game } | undefined,
): LongTurn | undefined {
  if (!clock || !isOverDays(clock) || !running) return undefined;
  const { record, game } = running;
  if (game.phase === 'over') return undefined;
  const isCrews = game.phase === 'lighthouses' || game.phase === 'navigators';
  return {
    name: `${record.id} ${game.round} ${game.phase}`,
    ofMs: clock.hours * HOUR_MS,
    hasPlayer: isCrews ? record.navigators.length > 0 : record.poseidon !== null,
  };
}

/**
 * The deadline that a table has after a change: a new one if a turn has begun, null if it loses the one that it had,
 * and undefined if nothing changes. A new player on the side to move doesn't get more time. A turn that begins while
 * its side has no player gets its deadline when somebody sits down.
 * @param before the deadline before the change
 * @param turn the current turn after the change
 * @param now in ms since 1970
 */
export function nextDeadline(
  table: string,
  before: DeadlineRow | undefined,
  turn: LongTurn | undefined,
  now: number,
): DeadlineRow | null | undefined {
  if (before?.turn === turn?.name) return undefined;
  if (!turn?.hasPlayer) return before && null;
  return deadlineOf(table, turn, now);
}

/** The deadline of a turn that begins now. */
export function deadlineOf(table: string, { name, ofMs }: LongTurn, now: number): DeadlineRow {
  return { table, turn: name, endsAt: now + ofMs, ofMs };
}
