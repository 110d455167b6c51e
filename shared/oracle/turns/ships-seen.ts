/**
 * The part of a reply that concerns other ships: those on the same square and those around it. Rulings 10, 11
 * and 18.
 */
import type { Reply } from '../../game/game.ts';
import { maskOf } from './poseidon.ts';

/** The reported ships, in a form that is quick to check. */
export interface ShipsSeen {
  /** The ships on the reporting ship's own square, as a bit mask. */
  readonly here: number;
  /** The minimum and maximum possible number of ships on the squares around the reporting ship. */
  readonly least: number;
  readonly most: number;
  /**
   * The ships on the squares around the reporting ship, as a bit mask; null unless colours are reported (Easier
   * Deduction).
   */
  readonly colours: number | null;
}

/** The maximum number of ships that one ship can see. */
const OTHERS = 3;

/** Reads the other ships from a reply. */
export function readShipsSeen({ exploring, sighting }: Reply): ShipsSeen {
  const { ships, colours } = sighting;
  return {
    here: maskOf(exploring.ships),
    least: ships === 'some' ? 1 : ships,
    most: ships === 'some' ? OTHERS : ships,
    colours: colours ? maskOf(colours) : null,
  };
}

export function seesNoShip({ here, most }: ShipsSeen): boolean {
  return here === 0 && most === 0;
}
