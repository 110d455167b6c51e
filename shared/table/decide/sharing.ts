/** The events of sharing a finished game. */
import type { PlayerId } from '../../game/game.ts';
import type { TableCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import { gameOf } from '../queries.ts';
import type { Table } from '../table.ts';
import type { TableDeps } from './deps.ts';

/**
 * Shares a game, or takes back its link. A link that was taken back never works again. If the game is shared again, it
 * gets a new link.
 */
export function shareGame(
  table: Table,
  player: PlayerId,
  { game, shared }: Extract<TableCommand, { type: 'share-game' }>,
  { newLink }: TableDeps,
): TableEvent[] {
  const isShared = gameOf(table, game)?.link !== null;
  if (isShared === shared) return [];
  return [
    shared ? { type: 'game-shared', player, game, link: newLink() } : { type: 'game-unshared', player, game },
  ];
}
