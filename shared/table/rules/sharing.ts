/** Who may show a finished game to the world, and whose name is told with it. */
import type { PlayerId } from '../../game/game.ts';
import { gameOf } from '../queries.ts';
import type { GameRecord, Table, TableCommand, TableRefusal } from '../table.ts';

/**
 * Why a player may not share a game, or take its link back, or null: whoever has played in it may do both, and the
 * host may take back what others have shared.
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

/** Why a player may not say whether their name is told with a game, or null: whoever has played in it may. */
export function whyNoNaming(
  table: Pick<Table, 'games'>,
  player: PlayerId,
  game: string,
): TableRefusal | null {
  return whyNotTheirs(gameOf(table, game), player);
}

/** Whether a player has had a seat in a game, to its end or not. */
export function hasPlayed({ sides }: Pick<GameRecord, 'sides'>, player: PlayerId): boolean {
  return Object.hasOwn(sides, player);
}

/** Only what was played to its end is shared: a game that was broken off has nothing to tell. */
function whyNotTheirs(game: GameRecord | undefined, player: PlayerId): TableRefusal | null {
  if (!game) return 'no-such-game';
  if (game.state !== 'ended') return 'game-not-over';
  return hasPlayed(game, player) ? null : 'has-not-played';
}
