/** Who commands which ship, as the screens of a running game say it. Pure. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import type { PublicView } from '../../shared/game/views/public.ts';

type Known = Pick<PublicView, 'owners' | 'navigators'>;

/** Whether there is anything to say: a lone Navigator commands every ship. */
export function isShared({ navigators }: Pick<PublicView, 'navigators'>): boolean {
  return navigators.length > 1;
}

/** Whose a ship is: a player's, anybody's (null), or not worth saying (undefined). */
export function commander(view: Known, ship: Ship): PlayerId | null | undefined {
  return isShared(view) ? view.owners[ship] : undefined;
}

/** The ships of a player, for a swatch beside the name; none if the ships are not shared out. */
export function colours(view: Known, player: PlayerId): Ship[] {
  return isShared(view) ? SHIPS.filter((ship) => view.owners[ship] === player) : [];
}

/** Whether the game waits for Poseidon. */
export function isPoseidons({ phase }: Pick<PublicView, 'phase'>): boolean {
  return phase === 'dangers' || phase === 'poseidon' || phase === 'caught';
}

/** The players whom the game waits for now. An empty seat is nobody. */
export function awaited(
  view: Known & Pick<PublicView, 'arrived' | 'phase' | 'stepped'>,
  poseidon: PlayerId | null,
): PlayerId[] {
  if (view.phase === 'navigators') return waitedFor(view).map(({ player }) => player);
  return isPoseidons(view) && poseidon !== null ? [poseidon] : [];
}

/** The players that the Navigators' turn waits for, each with the ships that still have a step. */
export function waitedFor(
  view: Known & Pick<PublicView, 'arrived' | 'stepped'>,
): { player: PlayerId; ships: Ship[] }[] {
  const ships = shipsToStep(view);
  return view.navigators
    .map((player) => ({ player, ships: ships.filter((ship) => view.owners[ship] === player) }))
    .filter((each) => each.ships.length > 0);
}
