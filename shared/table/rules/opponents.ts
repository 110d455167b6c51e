/**
 * The rules for seating opponents. The host may seat an opponent on an empty seat of the next game, or on a freed seat
 * of the running game.
 */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { PlayerId, Side, Wishes } from '../../game/game.ts';
import { fairWishes, isFair } from '../../game/rules/owners.ts';
import type { Opponent } from '../../opponents/opponents.ts';
import { runningGame, seatOf } from '../queries.ts';
import { runningSeries } from '../series.ts';
import type { TableCommand } from '../commands.ts';
import type { TableRefusal } from '../refusals.ts';
import { MOST_PLAYERS, type Player, type Table } from '../table.ts';
import { whyNotHost } from './host.ts';

type Seating = Extract<TableCommand, { type: 'seat-opponent' }>;

/**
 * The player that stands for a character at this table, whether seated or not; undefined if the character has not
 * joined.
 */
export function playerOf({ players }: Pick<Table, 'players'>, opponent: Opponent): Player | undefined {
  return players.find((player) => player.opponent === opponent);
}

/**
 * Why a player may not seat an opponent, or null if they may. Only the host may do so. Doesn't check whether a person has
 * the opponent's name (`decideTable` does), because that needs Unicode's data, which clients don't load.
 */
export function whyNoOpponent(table: Table, player: PlayerId, command: Seating): TableRefusal | null {
  const refusal = whyNotHost(table, player) ?? whyNoEmptySeat(table, command.seat);
  if (refusal) return refusal;
  const known = playerOf(table, command.opponent);
  if (known && seatOf(table, known.id) !== null) return 'opponent-here';
  if (!known && table.players.length >= MOST_PLAYERS) return 'table-full';
  return command.ships ? whyNoShips(table, command.seat, command.ships) : null;
}

/**
 * Why an opponent can't take a seat, or null if it can. In a running game, only freed seats can be taken, because an
 * additional Navigator would have no ship.
 */
function whyNoEmptySeat(table: Table, seat: Side): TableRefusal | null {
  const running = runningGame(table);
  if (!running && runningSeries(table)) return 'series-running';
  if (seat === 'poseidon') return table.poseidon === null ? null : 'seat-taken';
  return running && running.adrift.length === 0 ? 'game-running' : null;
}

function whyNoShips(table: Table, seat: Side, ships: readonly Ship[]): TableRefusal | null {
  if (runningGame(table)) return 'game-running';
  if (seat === 'poseidon') return 'wrong-side';
  // The opponent may have no id yet, but it counts when the ships are split.
  const navigators = [...table.navigators, ''];
  const fair = fairWishes(table.wishes, navigators, table.mode);
  if (ships.some((ship) => fair[ship] !== null)) return 'ship-taken';
  return isFair(withShips(fair, ships, ''), navigators, table.mode) ? null : 'share-full';
}

/** The table's wishes after the host has wished for ships on behalf of a seated opponent. */
export function wishesFor(
  { wishes, navigators, mode }: Pick<Table, 'wishes' | 'navigators' | 'mode'>,
  player: PlayerId,
  ships: readonly Ship[],
): Wishes {
  return withShips(fairWishes(wishes, navigators, mode), ships, player);
}

function withShips(wishes: Wishes, ships: readonly Ship[], player: PlayerId): Wishes {
  const after = { ...wishes };
  for (const ship of SHIPS) if (ships.includes(ship)) after[ship] = player;
  return after;
}
