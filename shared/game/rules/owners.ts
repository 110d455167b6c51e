/** Splits the ships among the Navigators as equally as possible (ruling 25). */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { GameMode, Owners, PlayerId, Wishes } from '../game.ts';
import { shuffled, type Random } from '../../random.ts';

export const NO_WISHES: Wishes = { red: null, green: null, white: null, yellow: null };

/**
 * The number of ships for each Navigator, the largest first: 4, 2+2, 2+1+1 or 1+1+1+1. Three competing Navigators get
 * one ship each, and any of them may order the fourth.
 */
export function shares(navigators: number, mode: GameMode): number[] {
  if (navigators === 3 && mode === 'competing') return [1, 1, 1];
  const least = Math.floor(SHIPS.length / navigators);
  const more = SHIPS.length % navigators;
  return Array.from({ length: navigators }, (_, i) => least + (i < more ? 1 : 0));
}

/** The ship that three competing Navigators share, or null in any other game (ruling 25). */
export function sharedShip(mode: GameMode, navigators: readonly PlayerId[], owners: Owners): Ship | null {
  if (mode !== 'competing' || navigators.length !== 3) return null;
  return SHIPS.find((ship) => owners[ship] === null) ?? null;
}

/** The ships that a player owns, in the order of SHIPS. */
export function shipsOf(owners: Owners, player: PlayerId): Ship[] {
  return SHIPS.filter((ship) => owners[ship] === player);
}

/**
 * Whether the wishes allow a fair split. Only Navigators may have wishes, and nobody may wish for more than a fair
 * share.
 */
export function isFair(wishes: Wishes, navigators: readonly PlayerId[], mode: GameMode): boolean {
  if (SHIPS.some((ship) => wishes[ship] !== null && !navigators.includes(wishes[ship]))) return false;
  const wanted = navigators.map((player) => shipsOf(wishes, player).length).sort((a, b) => b - a);
  return shares(navigators.length, mode).every((share, i) => (wanted[i] ?? 0) <= share);
}

/**
 * Keeps as many wishes as a fair split allows. Some wishes may no longer be fair, because players may have changed
 * seats since they made them.
 */
export function fairWishes(wishes: Wishes, navigators: readonly PlayerId[], mode: GameMode): Wishes {
  return SHIPS.reduce((fair, ship) => {
    const more: Wishes = { ...fair, [ship]: wishes[ship] };
    return isFair(more, navigators, mode) ? more : fair;
  }, NO_WISHES);
}

/** Deals the ships to the Navigators. Fair wishes are granted first, and the remaining ships are dealt at random. */
export function dealShips(
  navigators: readonly PlayerId[],
  mode: GameMode,
  wishes: Wishes,
  random: Random,
): Owners {
  const fair = fairWishes(wishes, navigators, mode);
  const open = shares(navigators.length, mode);
  const owners: Record<Ship, PlayerId | null> = { ...fair };
  const free = shuffled(
    SHIPS.filter((ship) => owners[ship] === null),
    random,
  );
  // Larger shares go to the players who wished for more ships; ties are broken at random.
  const players = shuffled(navigators, random).sort(
    (a, b) => shipsOf(fair, b).length - shipsOf(fair, a).length,
  );
  for (const [i, player] of players.entries()) {
    const missing = (open[i] ?? 0) - shipsOf(fair, player).length;
    for (const ship of free.splice(0, missing)) owners[ship] = player;
  }
  return owners;
}

/** The owners after a player takes over some ships. If the player is null, any Navigator may order them. */
export function handOver(owners: Owners, ships: readonly Ship[], player: PlayerId | null): Owners {
  return { ...owners, ...Object.fromEntries(ships.map((ship) => [ship, player])) };
}
