/**
 * Whom a game is waiting for. The parameter types contain only what everybody at the table knows, and for
 * `isNavigatorToMove` what the Navigators know.
 */
import type { Game, Phase, PlayerId, Side } from '../game.ts';
import { shipsToStep } from './orders.ts';

type Public = Pick<Game, 'phase' | 'navigators' | 'owners' | 'arrived' | 'stepped'>;

/** The side that the game is waiting for; null if it is over. */
export function sideToMove(phase: Phase): Side | null {
  switch (phase) {
    case 'dangers':
    case 'poseidon':
    case 'caught':
      return 'poseidon';
    case 'lighthouses':
    case 'navigators':
      return 'navigators';
    case 'over':
      return null;
  }
}

/**
 * The Navigators whom the game is waiting for. Undefined if that is not for everybody to know, or if any of several
 * Navigators may give the next order.
 */
export function navigatorsToMove(game: Public): readonly PlayerId[] | undefined {
  const { navigators, owners } = game;
  if (navigators.length <= 1) return navigators;
  // Only the Navigators know who has agreed on the lighthouses.
  if (game.phase !== 'navigators') return undefined;
  const waiting = shipsToStep(game).map((ship) => owners[ship]);
  return waiting.includes(null) ? undefined : navigators.filter((player) => waiting.includes(player));
}

/** Whether the game is waiting for a Navigator, as the Navigators know it. */
export function isNavigatorToMove(game: Public & Partial<Pick<Game, 'proposal'>>, player: PlayerId): boolean {
  const { phase, navigators, owners } = game;
  if (!navigators.includes(player)) return false;
  if (phase === 'lighthouses') return !game.proposal?.agreed.includes(player);
  if (phase !== 'navigators') return false;
  return shipsToStep(game).some((ship) => owners[ship] === null || owners[ship] === player);
}
