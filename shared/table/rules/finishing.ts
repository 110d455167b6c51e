/** Decides when a side may end the running game with a result before its last round, and when it does. */
import { isWon, concededBy, outcomeOf } from '../../game/rules/ending.ts';
import type { Game, Outcome, PlayerId, Side } from '../../game/game.ts';
import { isAtTable, opponentOf, runningGame, seatOf } from '../queries.ts';
import type { Finish, GameRecord } from '../game-record.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';

/** What everybody at the table knows about the running game. */
export type PublicState = Pick<Game, 'arrived' | 'round'>;

/** Why a player may not ask their side to end the running game in this way, or null if they may. */
export function whyNoFinish(
  table: Table,
  player: PlayerId,
  finish: Finish,
  game: PublicState | undefined,
): TableRefusal | null {
  if (!runningGame(table) || !game) return 'no-game-running';
  const side = seatOf(table, player);
  if (side === null) return 'not-seated';
  // After the third ship, the game is decided: there is nothing left to concede, and the winners say when it ends.
  if (finish === 'concede') return isWon(game) ? 'already-won' : null;
  if (side !== 'navigators') return 'wrong-side';
  return isWon(game) ? null : 'not-won';
}

/** Who is asked before a side ends a game. */
export interface Asked {
  /** The players with a device connected now. */
  readonly present: readonly PlayerId[];
  /** The players whose seats the same device holds. Asking counts for all of them. */
  readonly company: readonly PlayerId[];
}

/**
 * The people whose agreement is missing if this player asks to end the game. Opponents are never asked.
 * - concede: all people of the side must agree, also those who are away. They must also outnumber the players who left
 *   the side and whose seats are held for them; if they don't, those players are missing. Otherwise somebody could free
 *   the others' seats and then concede.
 * - won: only the Navigators who are present must agree, because the win and its points are safe.
 */
export function missingFor(
  table: Pick<Table, 'players' | 'poseidon' | 'navigators'>,
  { finishing, held }: Pick<GameRecord, 'finishing' | 'held'>,
  player: PlayerId,
  finish: Finish,
  { present, company }: Asked,
): PlayerId[] {
  const side = seatOf(table, player);
  if (side === null) return [];
  const has = (other: PlayerId) =>
    other === player || company.includes(other) || finishing[finish].includes(other);
  const people = peopleOf(table, side);
  if (finish === 'won') return people.filter((other) => !has(other) && present.includes(other));
  const away = held.filter(
    (seat) => seat.seat === side && isAtTable(table, seat.player) && !company.includes(seat.player),
  );
  const missing = people.filter((other) => !has(other));
  return people.length > away.length ? missing : [...missing, ...away.map((seat) => seat.player)];
}

/** The players of a side who are people. */
function peopleOf(table: Pick<Table, 'players' | 'poseidon' | 'navigators'>, side: Side): PlayerId[] {
  const players = side === 'navigators' ? table.navigators : table.poseidon === null ? [] : [table.poseidon];
  return players.filter((player) => opponentOf(table, player) === undefined);
}

/** The result of a game that a side ends in this way. */
export function finishedBy(side: Side, finish: Finish, game: PublicState): Outcome {
  return finish === 'concede' ? concededBy(side, game) : outcomeOf(game.arrived);
}

/**
 * Whether the game ends as soon as it is won, because all Navigators are opponents and the fourth ship brings no points.
 */
export function endsWhenWon(table: Table, { mode }: Pick<GameRecord, 'mode'>): boolean {
  return mode === 'cooperative' && peopleOf(table, 'navigators').length === 0;
}
