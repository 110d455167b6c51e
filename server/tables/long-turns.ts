/**
 * The turns of games over days. Each turn of Poseidon's and each turn of the whole crew has a deadline, which is
 * written together with the event that begins the turn. So it holds over restarts and at several servers.
 *
 * Deadlines are times of the wall clock, because they also run while the server is off. If the clock is wrong, a turn
 * ends early or late, and nothing else happens: when it jumps forward, one turn of each game ends, and the next turn
 * has its whole time by the new clock. When it jumps back, the current turn gets longer; a turn that would then have
 * begun in the future gets its whole time again (see Deadlines).
 *
 * A turn in which opponents make all moves has a deadline too, because they move whether or not anybody is there. The
 * server that begins such a turn also plays it (see Opponents). If it can't, because it is stopped, the deadline lets
 * any server play the turn.
 */
import type { Game, PlayerId, Side } from '../../shared/game/game.ts';
import { sideToMove } from '../../shared/game/rules/to-move.ts';
import { isOpponentsTurn, playersOf, turnOf } from '../../shared/table/rules/relief.ts';
import { isOverDays } from '../../shared/table/clock.ts';
import type { GameRecord, GameTurn } from '../../shared/table/game-record.ts';
import type { Table } from '../../shared/table/table.ts';
import type { DeadlineRow } from '../store/store-interface.ts';

const HOUR_MS = 60 * 60 * 1000;

/** After this time in ms, a turn of opponents is played by any server. It is longer than opponents usually take. */
export const OPPONENTS_MS = 60_000;

/** What is added to the name of a turn in which opponents make all moves. */
const BY_OPPONENTS = ' by opponents';

/** Something with a deadline: a turn of a game over days, or the time in which an open table waits for players. */
export interface TimedSpan {
  /** Differs from the names of the spans before and after it. */
  readonly name: string;
  /** The players for whom the time runs. Without any, it doesn't run. */
  readonly players: readonly PlayerId[];
  readonly ofMs: number;
}

/** A turn that a clock of days measures. Its players are those of its side. */
export interface LongTurn extends TimedSpan {
  readonly turn: GameTurn;
  readonly side: Side;
  /** Whether opponents make all moves of the turn. */
  readonly isOpponents: boolean;
}

/** The current turn of a table's game; undefined if no game is running, or if the clock doesn't count days. */
export function longTurn(
  table: Pick<Table, 'clock' | 'players'>,
  running: { readonly record: GameRecord; readonly game: Game } | undefined,
): LongTurn | undefined {
  const { clock } = table;
  if (!clock || !isOverDays(clock) || !running) return undefined;
  const { record, game } = running;
  const side = sideToMove(game.phase);
  if (side === null) return undefined;
  const isOpponents = isOpponentsTurn(table, record, game);
  return {
    name: `${record.id} ${game.round} ${game.phase}${isOpponents ? BY_OPPONENTS : ''}`,
    turn: turnOf(game),
    side,
    players: playersOf(record, side),
    ofMs: isOpponents ? OPPONENTS_MS : clock.hours * HOUR_MS,
    isOpponents,
  };
}

/** Whether a deadline is that of a turn of opponents. Such a deadline is not shown to anybody. */
export function isOpponentsDeadline({ turn }: DeadlineRow): boolean {
  return turn.endsWith(BY_OPPONENTS);
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
  turn: TimedSpan | undefined,
  now: number,
): DeadlineRow | null | undefined {
  if (before?.turn === turn?.name) return undefined;
  if (!turn || turn.players.length === 0) return before && null;
  return deadlineOf(table, turn, now);
}

/** The deadline of a turn that begins now. */
export function deadlineOf(table: string, { name, ofMs }: TimedSpan, now: number): DeadlineRow {
  return { table, turn: name, endsAt: now + ofMs, ofMs };
}
