/** Decides who may wish for which ship of the next game, and who may deal the ships at random (ruling 25). */
import type { PlayerId, Wishes } from '../../game/game.ts';
import { fairWishes, isFair } from '../../game/rules/owners.ts';
import { opponentOf } from '../queries.ts';
import type { TableCommand } from '../commands.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { whyNotHost } from './host.ts';
import { whyGameRunning } from './running.ts';
import { whyNoSay } from './settings.ts';

/**
 * Why a player may not wish for a ship or give up a wish, or null if they may. Each Navigator may wish for a fair share
 * of the ships. For opponents, the host makes the wishes.
 */
export function whyNoWish(
  table: Pick<Table, 'games' | 'host' | 'players' | 'wishes' | 'navigators' | 'mode'>,
  by: PlayerId,
  command: Extract<TableCommand, { type: 'wish-ship' }>,
): TableRefusal | null {
  const running = whyGameRunning(table);
  if (running) return running;
  const player = command.for ?? by;
  if (command.for !== undefined) {
    const refusal = whyNotHost(table, by);
    if (refusal) return refusal;
    if (!opponentOf(table, player)) return 'no-such-player';
  }
  if (!table.navigators.includes(player)) return 'wrong-side';
  // If Navigators have joined since the wishes were made, the fair shares are smaller. Wishes that exceed the shares no
  // longer count.
  const fair = fairWishes(table.wishes, table.navigators, table.mode);
  const holder = fair[command.ship];
  if (holder !== null && holder !== player) return 'ship-taken';
  if (!command.wish) return null;
  const wishes: Wishes = { ...fair, [command.ship]: player };
  return isFair(wishes, table.navigators, table.mode) ? null : 'share-full';
}

/** Why a player may not deal the ships at random, or null if they may. At least one Navigator must be seated. */
export function whyNoDeal(
  table: Pick<Table, 'games' | 'host' | 'poseidon' | 'navigators'>,
  player: PlayerId,
): TableRefusal | null {
  const refusal = whyGameRunning(table) ?? whyNoSay(table, player);
  return refusal ?? (table.navigators.length > 0 ? null : 'seats-empty');
}
