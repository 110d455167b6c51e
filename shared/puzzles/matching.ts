/** Checks whether a report fits a square, one kind of clue at a time. */
import { SHIPS, type Ship } from '../board/board.ts';
import { distance, type Square } from '../board/squares.ts';
import type { Reply } from '../game/game.ts';

/** The kinds of clues in a report. */
export const CLUES = [
  'landfall',
  'deepSea',
  'islands',
  'coastline',
  'lighthouses',
  'fogBanks',
  'ships',
] as const;
export type Clue = (typeof CLUES)[number];

/**
 * What a report says about one kind of clue, as a string that can be compared. Covers every kind of clue except ships.
 */
export function clueText(clue: Exclude<Clue, 'ships'>, { exploring, sighting }: Reply): string {
  switch (clue) {
    case 'landfall':
      return String(exploring.island);
    case 'deepSea':
      return String(exploring.deepSea);
    case 'islands':
      return [sighting.islands, ...(sighting.kinds ?? [])].join();
    case 'coastline':
      return String(sighting.coastline);
    case 'lighthouses':
      return `${exploring.lighthouse} ${sighting.lighthouses}`;
    case 'fogBanks':
      return `${exploring.fogBank} ${sighting.fogBanks}`;
  }
}

/**
 * Whether these positions fit what a ship reported about the other ships (rulings 10, 11, 18 and 22).
 * @param ships the squares of the reporting ship and of some other ships; the remaining ships may be anywhere
 */
export function shipsMatch(
  ships: Readonly<Partial<Record<Ship, Square>>>,
  { fogBanks }: { readonly fogBanks: readonly Square[] },
  ship: Ship,
  { exploring, sighting }: Reply,
  byColour: boolean,
): boolean {
  let [seen, elsewhere] = [0, 0];
  for (const other of SHIPS) {
    if (other === ship) continue;
    const isHere = exploring.ships.includes(other);
    const at = ships[other];
    if (at === undefined) {
      if (!isHere) elsewhere++;
      continue;
    }
    const far = fogBanks.includes(at) ? Number.POSITIVE_INFINITY : distance(at, ships[ship] as Square);
    if ((far === 0) !== isHere) return false;
    if (far === 1) seen++;
    if (byColour && (far === 1) !== sighting.colours?.includes(other)) return false;
  }
  if (sighting.ships === 'some') return seen + elsewhere > 0;
  return seen <= sighting.ships && sighting.ships <= seen + elsewhere;
}
