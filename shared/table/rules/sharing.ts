/** Decides who may share a finished game, and who may show their name in a shared game. */
import type { PlayerId } from '../../game/game.ts';
import { gameOf } from '../queries.ts';
import type { TableCommand } from '../commands.ts';
import type { GameRecord } from '../game-record.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';

/**
 * Why a player may not share a game or take its link back, or null if they may. Those who played the game may do both.
 * The host may only take links back.
 */
export function whyNoSharing(
  table: Pick<Table, 'games' | 'host'>,
  player: PlayerId,
  { game: id, shared }: Extract<TableCommand, { type: 'share-game' }>,
): TableRefusal | null {
  const game = gameOf(table, id);
  if (!shared && game?.state === 'ended' && table.host === player) return null;
  return whyNotTheirs(game, player);
}

/**
 * Why a player may not show or hide their name in a shared game, or null if they may. Those who played the game may do
 * so.
 */
export function whyNoNaming(
  table: Pick<Table, 'games'>,
  player: PlayerId,
  game: string,
): TableRefusal | null {
  return whyNotTheirs(gameOf(table, game), player);
}

/** Whether a player has had a seat in a game, even if only for a part of it. */
export function hasPlayed({ sides }: Pick<GameRecord, 'sides'>, player: PlayerId): boolean {
  return Object.hasOwn(sides, player);
}

/**
 * Why a player can't share a game, or null if they can. They must have played it, and only games that were played to
 * their end can be shared.
 */
function whyNotTheirs(game: GameRecord | undefined, player: PlayerId): TableRefusal | null {
  if (!game) return 'no-such-game';
  if (game.state !== 'ended') return 'game-not-over';
  return hasPlayed(game, player) ? null : 'has-not-played';
}
