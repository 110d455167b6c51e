/** When a round is over, when the game is, and who has won. Ruling 9. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Game, GameEvent, Outcome, PlayerId } from '../game.ts';
import { shipsToStep } from './orders.ts';
import { stormsOf } from './storms.ts';

/** How many ships on the Sacred Island win the game for the Navigators. */
export const SHIPS_TO_WIN = 3;

/** How a game ends with these ships on the Sacred Island, in whatever order. */
export function outcomeOf(arrived: readonly Ship[]): Outcome {
  return {
    winner: arrived.length >= SHIPS_TO_WIN ? 'navigators' : 'poseidon',
    arrived: SHIPS.filter((ship) => arrived.includes(ship)),
  };
}

/** What follows when a ship's step is done: nothing, the next round or the end of the game. */
export function afterStep(game: Pick<Game, 'arrived' | 'stepped' | 'hand' | 'round'>): GameEvent[] {
  const ended: GameEvent = { type: 'ended', outcome: outcomeOf(game.arrived) };
  if (game.arrived.length === SHIPS.length) return [ended];
  if (shipsToStep(game).length > 0) return [];
  return stormsOf(game.hand).length > 0 ? [{ type: 'round-began', round: game.round + 1 }] : [ended];
}

/**
 * The players who have won: the winning side, and with three or more players every Navigator with a
 * ship of their own on the Sacred Island. Whoever has all the ships, helped or not, wins only with three.
 */
export function winners(
  { owners, navigators }: Pick<Game, 'owners' | 'navigators'>,
  poseidon: PlayerId | null,
  outcome: Outcome,
): PlayerId[] {
  if (outcome.winner === 'navigators') return [...navigators];
  const own = navigators.filter(
    (player) =>
      outcome.arrived.some((ship) => owners[ship] === player) &&
      SHIPS.some((ship) => owners[ship] !== player),
  );
  return [...(poseidon === null ? [] : [poseidon]), ...own];
}
