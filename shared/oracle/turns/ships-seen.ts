/**
 * The part of a reply about other ships: those on the reporting ship's own square and those around it (rulings 10, 11
 * and 18).
 */
import type { Reply } from '../../game/game.ts';
import { maskOf } from './poseidon.ts';

/** What a reply says about other ships, in a form that is quick to check. */
export interface ShipsSeen {
  /** The ships on the reporting ship's own square, as a bit mask. */
  readonly here: number;
  /** The minimum number of ships on the squares around the reporting ship. */
  readonly least: number;
  /** The maximum number of ships on the squares around the reporting ship. */
  readonly most: number;
  /**
   * The ships on the squares around the reporting ship, as a bit mask. Null without Easier Deduction, because their
   * colours are not reported then.
   */
  readonly colours: number | null;
}

/** The maximum number of ships that one ship can see. */
const OTHERS = 3;

/** Reads the part of a reply that is about other ships. */
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
