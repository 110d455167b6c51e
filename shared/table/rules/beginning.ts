/** What a table needs before a game or a series can begin, and who may wish for which ship. */
import { seatOf, seatedPlayers } from '../queries.ts';
import { type PlayerId, type Wishes } from '../../game/game.ts';
import { fairOf, isFair } from '../../game/rules/owners.ts';
import { runningSeries, seriesPlayers } from '../series.ts';
import type { Table, TableCommand, TableRefusal } from '../table.ts';

/** Why a player may not begin a game, or null. In a series the seats take care of themselves. */
export function whyNoGame(table: Table, player: PlayerId): TableRefusal | null {
  const series = runningSeries(table);
  if (series) {
    if (!series.order.includes(player)) return 'not-seated';
    return seriesPlayers(table, series).length >= 2 ? null : 'seats-empty';
  }
  if (table.poseidon === null || table.navigators.length === 0) return 'seats-empty';
  return seatOf(table, player) ? null : 'not-seated';
}

/** Why a player may not begin a series with this order, or null: it names everybody who sits, each once. */
export function whyNoSeries(
  table: Table,
  player: PlayerId,
  { order }: Pick<Extract<TableCommand, { type: 'begin-series' }>, 'order'>,
): TableRefusal | null {
  const seated = seatedPlayers(table);
  if (seated.length < 2) return 'seats-empty';
  if (!seated.includes(player)) return 'not-seated';
  if (order === 'lot') return null;
  const each = order.length === seated.length && seated.every((one) => order.includes(one));
  return each ? null : 'wrong-order';
}

/** Why a Navigator may not wish for a ship, or give the wish up, or null (ruling 25). */
export function whyNoWish(
  table: Pick<Table, 'wishes' | 'navigators' | 'mode'>,
  player: PlayerId,
  command: Extract<TableCommand, { type: 'wish-ship' }>,
): TableRefusal | null {
  if (!table.navigators.includes(player)) return 'wrong-side';
  // More Navigators than when they were uttered: what is no fair share any more binds nobody.
  const fair = fairOf(table.wishes, table.navigators, table.mode);
  const holder = fair[command.ship];
  if (holder !== null && holder !== player) return 'ship-taken';
  if (!command.wish) return null;
  const wishes: Wishes = { ...fair, [command.ship]: player };
  return isFair(wishes, table.navigators, table.mode) ? null : 'share-full';
}
