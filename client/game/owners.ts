/** Who commands which ship, as shown during a game. Pure. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import { sideToMove } from '../../shared/game/rules/to-move.ts';
import type { PublicView } from '../../shared/game/views/public.ts';

type Known = Pick<PublicView, 'owners' | 'navigators'>;

/** True if ships are divided between players. A lone Navigator commands every ship. */
export function isShared({ navigators }: Pick<PublicView, 'navigators'>): boolean {
  return navigators.length > 1;
}

/**
 * Finds the player who commands a ship. Null if any Navigator may command it; undefined if ships are not divided
 * between players.
 */
export function commander(view: Known, ship: Ship): PlayerId | null | undefined {
  return isShared(view) ? view.owners[ship] : undefined;
}

/**
 * Lists the ships whose colours are shown beside a player's name. Empty if ships aren't divided between players.
 */
export function colours(view: Known, player: PlayerId): Ship[] {
  return isShared(view) ? SHIPS.filter((ship) => view.owners[ship] === player) : [];
}

/** Whether the game is waiting for Poseidon. */
export function isPoseidons({ phase }: Pick<PublicView, 'phase'>): boolean {
  return sideToMove(phase) === 'poseidon';
}

/** The players whom the game is waiting for. An empty seat adds nobody to the list. */
export function awaited(
  view: Known & Pick<PublicView, 'arrived' | 'phase' | 'stepped'>,
  poseidon: PlayerId | null,
): PlayerId[] {
  if (view.phase === 'navigators') return waitedFor(view).map(({ player }) => player);
  return isPoseidons(view) && poseidon !== null ? [poseidon] : [];
}

/**
 * During the Navigators' turn: the players whom the game is waiting for, each with their ships that still have a step.
 */
export function waitedFor(
  view: Known & Pick<PublicView, 'arrived' | 'stepped'>,
): { player: PlayerId; ships: Ship[] }[] {
  const ships = shipsToStep(view);
  return view.navigators
    .map((player) => ({ player, ships: ships.filter((ship) => view.owners[ship] === player) }))
    .filter((each) => each.ships.length > 0);
}

/** The names of those players and their ships. Empty at any other time, and if ships aren't divided between players. */
export function waitedByName(
  view: Known & Pick<PublicView, 'arrived' | 'phase' | 'stepped'>,
  nameOf: (player: PlayerId) => string,
): { name: string; ships: Ship[] }[] {
  if (view.phase !== 'navigators' || !isShared(view)) return [];
  return waitedFor(view).map(({ player, ships }) => ({ name: nameOf(player), ships }));
}
