/**
 * Who may go on from a round of a game that is over: who plays with opponents alone. After its end its truth is
 * everybody's, so between people the game that goes on would be none.
 */
import type { PlayerId } from '../../game/game.ts';
import { gameOf, isAtTable, opponentOf } from '../queries.ts';
import type { Table, TableRefusal } from '../table.ts';
import { whyGameRunning, whySeriesRunning } from './running.ts';

/** Why a player may not go on from a game, or null. Whether it had such a round, its log knows. */
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
