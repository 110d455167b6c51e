/**
 * More time in a game over days: a player of the side to move asks for it, and one tap of a player of the other side
 * gives the turn its whole time again. The request ends with the turn.
 */
import type { PlayerId, Side } from '../../game/game.ts';
import { sideToMove } from '../../game/rules/to-move.ts';
import { opponentOf, runningGame, seatOf } from '../queries.ts';
import { isOverDays } from '../clock.ts';
import type { TableEvent } from '../events.ts';
import type { GameRecord, GameTurn } from '../game-record.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { isRelieved, isTimeUp, playersOf } from './relief.ts';

type Known = Pick<Table, 'games' | 'players' | 'poseidon' | 'navigators' | 'clock'>;

/** Why a player may not ask for more time, or null if they may. */
export function whyNoMoreTime(
  table: Known,
  player: PlayerId,
  turn: GameTurn | undefined,
): TableRefusal | null {
  const refusal = whyNoTime(table, player, turn);
  if (refusal) return refusal;
  return isToMove(table, player, turn) ? null : 'wrong-side';
}

/** Why a player may not give the other side more time, or null if they may. */
export function whyNoGiving(table: Known, player: PlayerId, turn: GameTurn | undefined): TableRefusal | null {
  const refusal = whyNoTime(table, player, turn);
  if (refusal) return refusal;
  if (isToMove(table, player, turn)) return 'wrong-side';
  return runningGame(table)?.askingForTime?.length ? null : 'not-asked';
}

/** Why a player may not say that they are back, or null if they may. */
export function whyNoResuming(table: Known, player: PlayerId): TableRefusal | null {
  const record = runningGame(table);
  if (!record) return 'no-game-running';
  return seatOf(record, player) === null ? 'not-seated' : null;
}

function whyNoTime(table: Known, player: PlayerId, turn: GameTurn | undefined): TableRefusal | null {
  const record = runningGame(table);
  if (!record || !turn) return 'no-game-running';
  if (seatOf(record, player) === null) return 'not-seated';
  if (!table.clock || !isOverDays(table.clock)) return 'no-days-clock';
  return isTimeUp(record, turn) ? 'time-up' : null;
}

function isToMove(table: Known, player: PlayerId, turn: GameTurn | undefined): boolean {
  return turn !== undefined && seatOf(table, player) === sideToMove(turn.phase);
}

/**
 * The events if a player asks for more time, or no longer asks. If nobody on the other side could answer, because
 * opponents play it or stand in for its people, the time is given at once.
 */
export function moreTimeAsked(table: Known, player: PlayerId, wish: boolean): TableEvent[] {
  const record = runningGame(table);
  const side = record && seatOf(record, player);
  if (!side) return [];
  const asked: TableEvent = { type: 'more-time-asked', player, wish };
  if (wish && isAnsweredAtOnce(table, record, side)) return [asked, { type: 'more-time-given' }];
  return (record.askingForTime ?? []).includes(player) === wish ? [] : [asked];
}

function isAnsweredAtOnce(table: Known, record: GameRecord, side: Side): boolean {
  const other: Side = side === 'poseidon' ? 'navigators' : 'poseidon';
  const players = playersOf(record, other);
  const areOpponents = players.length > 0 && players.every((one) => opponentOf(table, one) !== undefined);
  return areOpponents || isRelieved(record, other);
}

/** The events that end all requests for more time, because the turn is over. */
export function endedRequests({ askingForTime = [] }: Pick<GameRecord, 'askingForTime'>): TableEvent[] {
  return askingForTime.map((player) => ({ type: 'more-time-asked', player, wish: false }));
}
