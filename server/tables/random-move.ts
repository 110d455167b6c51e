/** Random legal moves, for players whose time has run out and for opponents that can't choose a move. */
import type { GameCommand, PlayerId } from '../../shared/game/game.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/game/moves.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import { shuffled } from '../../shared/random.ts';
import type { OpenTable } from './table.ts';

/** A command in the game, and the player who gives it. */
export interface Move {
  readonly actor: PlayerId;
  readonly command: GameCommand;
}

/** A random legal move for any player whom the game is waiting for. */
export function randomMove(table: OpenTable): Move | undefined {
  const { record, game } = table.running ?? {};
  if (!record || !game) return undefined;
  if (game.phase === 'lighthouses') return randomMoveOf(table, record.navigators);
  const [ship] = shuffled(shipsToStep(game), Math.random);
  const owner = (ship && game.owners[ship]) ?? record.navigators[0];
  return randomMoveOf(
    table,
    [record.poseidon, owner].filter((player) => typeof player === 'string'),
  );
}

/** A random legal move for the first of these players whom the game is waiting for. */
export function randomMoveOf(table: OpenTable, players: readonly PlayerId[]): Move | undefined {
  const { record, game } = table.running ?? {};
  if (!record || !game) return undefined;
  for (const actor of players) {
    const command =
      actor === record.poseidon
        ? randomPoseidonMove(game, Math.random)
        : randomNavigatorMove(game, actor, Math.random);
    if (command) return { actor, command };
  }
  return undefined;
}
