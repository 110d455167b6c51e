/** What a game still needs before it can begin. */
import type { PlayerId, Side } from '../../../shared/game/game.ts';
import { peopleAt, seatedPlayers, seatOf } from '../../../shared/table/queries.ts';
import { isHostOfOpponents } from '../../../shared/table/rules/games.ts';
import { whyNoJoin } from '../../../shared/table/rules/knocks.ts';
import { nextSeats, runningSeries, seriesPlayers } from '../../../shared/table/series.ts';
import type { Player, Table } from '../../../shared/table/table.ts';
import { emptySide, maySit } from '../../table/empty-seat.ts';
import { t } from '../../text/text.ts';
import { boardTitle } from '../../ui/board-name.ts';

export type Missing = 'both' | 'poseidon' | 'navigators' | 'seat' | 'series' | 'company';

/**
 * What prevents the player from starting what was chosen; null if nothing does.
 * @param plansSeries whether the player is about to start a series, in which the sides don't matter yet
 */
export function whatIsMissing(
  table: Table,
  player: PlayerId | undefined,
  plansSeries = false,
): Missing | null {
  const series = runningSeries(table);
  if (series) {
    if (seriesPlayers(table, series).length < 2) return 'company';
    return player !== undefined && series.order.includes(player) ? null : 'series';
  }
  if (plansSeries) {
    if (seatedPlayers(table).length < 2) return 'company';
    return player !== undefined && seatOf(table, player) ? null : 'seat';
  }
  const noPoseidon = table.poseidon === null;
  const noNavigator = table.navigators.length === 0;
  if (noPoseidon && noNavigator) return 'both';
  if (noPoseidon) return 'poseidon';
  if (noNavigator) return 'navigators';
  const may = player !== undefined && (seatOf(table, player) || isHostOfOpponents(table, player));
  return may ? null : 'seat';
}

/** The side for which this player can invite somebody; null if something else has to be done first. */
export function sideToInvite(table: Table, player: PlayerId | undefined): Side | null {
  const missing = whatIsMissing(table, player);
  if (missing !== 'poseidon' && missing !== 'navigators') return null;
  if (player === undefined || seatOf(table, player) === null || seatless(table).length > 0) return null;
  // If all people are on one side, one of them has to change sides.
  return peopleAt(table).length > 1 || whyNoJoin(table) !== null ? null : missing;
}

/** The players at the table who have no seat. */
export function seatless(table: Table): Player[] {
  return table.players.filter(({ id }) => seatOf(table, id) === null);
}

/** The players of the next game who have no connected device. */
export function absentees(table: Table, present: readonly PlayerId[]): Player[] {
  const seats = nextSeats(table);
  return table.players.filter(({ id }) => seatOf(seats, id) && !present.includes(id));
}

/** The seat that a joining player most likely wants: the one that the table is still missing. */
export function likelySeat(table: Pick<Table, 'poseidon' | 'navigators'>): Side | null {
  if (table.poseidon !== null) return 'navigators';
  return table.navigators.length > 0 ? 'poseidon' : null;
}

/** The seat in the running game that a joining player could take; null if they can only watch. */
export function seatAtDoor(table: Table): Side | null {
  // No real player has this id, because real ones are longer and random.
  const newcomer = 'newcomer';
  const side = emptySide(table) ?? 'navigators';
  return maySit(table, newcomer, side) ? side : null;
}

/**
 * Whether players who share a device have seats on both sides. Their screen must then not show either side's secrets.
 */
export function onBothSides(
  table: Pick<Table, 'poseidon' | 'navigators'>,
  players: readonly PlayerId[],
): boolean {
  const sides = new Set(players.map((player) => seatOf(table, player)));
  return sides.has('poseidon') && sides.has('navigators');
}

/**
 * Says in a sentence what the table still waits for, or that the game can begin.
 * @param present the players whose devices are connected
 * @param missing what is missing; 'board' if the server no longer has the chosen board
 */
export function readiness(
  table: Table,
  player: PlayerId | undefined,
  present: readonly PlayerId[],
  missing: Missing | 'board' | null,
  board: string,
): string {
  const names = (players: readonly Player[]) => players.map(({ name }) => name);
  if (missing === 'poseidon' || missing === 'navigators') {
    // The other players without a seat, who have to take one before the game can start.
    const others = seatless(table);
    if (others.length > 0 && others.every(({ id }) => id !== player)) return t.lobby.seatless(names(others));
  }
  if (missing === 'board') return t.lobby.boardGone(boardTitle(board));
  if (missing) return t.lobby.missing[missing];
  const absent = absentees(table, present);
  return absent.length > 0 ? t.lobby.absent(names(absent)) : t.lobby.ready;
}
