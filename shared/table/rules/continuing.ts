/**
 * Decides who may continue a finished game from one of its rounds: only a person who played it with opponents and no
 * other people. After a game, all players know its secrets, so other people could not play it again.
 */
import type { PlayerId } from '../../game/game.ts';
import { gameOf, isAtTable, opponentOf } from '../queries.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';

/**
 * Why a player may not continue a game, or null if they may. The caller checks in the game's log whether the game has
 * the round.
 */
export function whyNoContinuing(table: Table, player: PlayerId, game: string): TableRefusal | null {
  const running = whyGameRunning(table) ?? whySeriesRunning(table);
  if (running) return running;
  const record = gameOf(table, game);
  if (!record) return 'no-such-game';
  const { poseidon, navigators } = record;
  if (record.state !== 'ended') return 'game-not-over';
  const players = poseidon === null ? navigators : [poseidon, ...navigators];
  if (!players.includes(player)) return 'has-not-played';
  const others = players.filter((other) => other !== player);
  const isAlone = others.every((other) => isAtTable(table, other) && opponentOf(table, other) !== undefined);
  return isAlone && poseidon !== null && others.length > 0 ? null : 'not-alone';
}
