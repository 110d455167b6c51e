/** Decides when a round or the game ends, and who wins (ruling 9). */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Game, GameEvent, Outcome, PlayerId, Side } from '../game.ts';
import { shipsToStep } from './orders.ts';
import { stormsOf } from './storms.ts';

/** The Navigators win if at least this many ships reach the Sacred Island. */
export const SHIPS_TO_WIN = 3;

/** Whether the Navigators have won: enough ships are home. They may still sail for the last one. */
export function isWon({ arrived }: Pick<Game, 'arrived'>): boolean {
  return arrived.length >= SHIPS_TO_WIN;
}

/** The result of a game with these ships on the Sacred Island, given in any order. */
export function outcomeOf(arrived: readonly Ship[]): Outcome {
  return {
    winner: arrived.length >= SHIPS_TO_WIN ? 'navigators' : 'poseidon',
    arrived: SHIPS.filter((ship) => arrived.includes(ship)),
  };
}

/** The result of a game in which a side concedes in this round. */
export function concededBy(side: Side, { arrived, round }: Pick<Game, 'arrived' | 'round'>): Outcome {
  return { ...outcomeOf(arrived), winner: otherSide(side), conceded: round };
}

function otherSide(side: Side): Side {
  return side === 'poseidon' ? 'navigators' : 'poseidon';
}

/** The event that follows when a ship has taken its step: the next round, the end of the game, or none. */
export function afterStep(game: Pick<Game, 'arrived' | 'stepped' | 'hand' | 'round'>): GameEvent[] {
  const ended: GameEvent = { type: 'ended', outcome: outcomeOf(game.arrived) };
  if (game.arrived.length === SHIPS.length) return [ended];
  if (shipsToStep(game).length > 0) return [];
  return stormsOf(game.hand).length > 0 ? [{ type: 'round-began', round: game.round + 1 }] : [ended];
}

/**
 * The players who win. If the Navigators won, all of them win. If Poseidon won, the winners are Poseidon and each
 * Navigator who has a ship of their own on the Sacred Island. A lone Navigator who owns all four ships doesn't win with
 * Poseidon.
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
