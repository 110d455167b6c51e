/**
 * In a game over days, an opponent takes the turns of a side whose people let its time run out, if the table chose so.
 * It does so until one of them is back. This module says for which turns opponents move, when a side is resumed, and
 * which rounds opponents moved in. Everything here depends only on what everybody at the table knows.
 */
import type { Game, PlayerId, Side } from '../../game/game.ts';
import { sideToMove } from '../../game/rules/to-move.ts';
import { opponentOf, runningGame, seatOf } from '../queries.ts';
import type { TableEvent } from '../events.ts';
import type { GameRecord, GameTurn, Relief } from '../game-record.ts';
import type { Table } from '../table.ts';

type Seats = Pick<GameRecord, 'poseidon' | 'navigators'>;
type Players = Pick<Table, 'players'>;

/** The current turn of a game. */
export function turnOf({ round, phase }: Pick<Game, 'round' | 'phase'>): GameTurn {
  return { round, phase };
}

/** Whether two turns are the same. */
function isSame(one: GameTurn, other: GameTurn): boolean {
  return one.round === other.round && one.phase === other.phase;
}

/** The players of a side. */
export function playersOf({ poseidon, navigators }: Seats, side: Side): readonly PlayerId[] {
  return side === 'navigators' ? navigators : poseidon === null ? [] : [poseidon];
}

/** Whether a side has a player who is a person. */
function hasPeople(table: Players, seats: Seats, side: Side): boolean {
  return playersOf(seats, side).some((player) => opponentOf(table, player) === undefined);
}

function isAway({ relieved = [] }: Pick<GameRecord, 'relieved'>, side: Side): boolean {
  return relieved.some((one) => one.side === side && one.back === null);
}

/** Whether the people of a side are still away after their time was up. */
export function isRelieved(record: Pick<GameRecord, 'relieved'> | undefined, side: Side): boolean {
  return record !== undefined && isAway(record, side);
}

/** Whether the time of the current turn was up, so that an opponent finishes the turn. */
export function isTimeUp(
  { relieved = [] }: Pick<GameRecord, 'relieved'>,
  game: Pick<Game, 'round' | 'phase'>,
): boolean {
  const side = sideToMove(game.phase);
  return relieved.some((one) => one.side === side && isSame(one.upIn, game));
}

/**
 * Whether an opponent makes the current turn's moves for the people of the side to move. While nobody on the other side
 * waits either, each turn gets its whole time, so that the game isn't over before anybody is back.
 */
export function isStoodInFor(
  table: Players,
  record: Seats & Pick<GameRecord, 'relieved'>,
  game: Pick<Game, 'round' | 'phase'>,
): boolean {
  const side = sideToMove(game.phase);
  if (side === null) return false;
  if (isTimeUp(record, game)) return true;
  const other: Side = side === 'poseidon' ? 'navigators' : 'poseidon';
  return isAway(record, side) && hasPeople(table, record, other) && !isAway(record, other);
}

/** Whether opponents make all moves of the current turn. False if the side to move has no player. */
export function isOpponentsTurn(
  table: Players,
  record: Seats & Pick<GameRecord, 'relieved'>,
  game: Pick<Game, 'round' | 'phase'>,
): boolean {
  const side = sideToMove(game.phase);
  if (side === null || playersOf(record, side).length === 0) return false;
  return !hasPeople(table, record, side) || isStoodInFor(table, record, game);
}

/** The event that a person is back on a relieved side; none if the player isn't on one, or is an opponent. */
export function resumedBy(
  table: Pick<Table, 'games' | 'players'>,
  player: PlayerId,
  game: Pick<Game, 'round' | 'phase'> | undefined,
): Extract<TableEvent, { type: 'side-resumed' }>[] {
  const record = runningGame(table);
  const side = record && seatOf(record, player);
  if (!game || !side || !isAway(record, side) || opponentOf(table, player) !== undefined) return [];
  return [{ type: 'side-resumed', side, player, turn: turnOf(game) }];
}

/**
 * The rounds in which an opponent took turns of a side, from the first to the last.
 * @param now the current turn, or the last one of a game that is over
 */
export function reliefRounds({ from, upIn, back }: Relief, now: GameTurn): readonly [number, number] {
  const end = back ?? now;
  // Until the storm is played, no opponent has moved in the round, unless one is to finish Poseidon's turn.
  const isBefore = end.phase === 'poseidon' && !isSame(end, upIn);
  return [from.round, Math.max(from.round, isBefore ? end.round - 1 : end.round)];
}
