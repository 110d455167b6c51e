/** The ships that a reply names or counts: those on the own square and those around it. Rulings 10, 11, 18. */
import type { Reply } from '../../game/game.ts';
import { maskOf } from './poseidon.ts';

/** What a ship saw of others, as bounds that are quick to check. */
export interface Sights {
  /** A bit for each ship on the own square. */
  readonly here: number;
  /** How many ships are on the squares around. */
  readonly least: number;
  readonly most: number;
  /** A bit for each ship on the squares around, where colours are told; else null. */
  readonly colours: number | null;
}

/** The most ships that one can see. */
const OTHERS = 3;

/** What a reply says of other ships. */
export function readSights({ exploring, sighting }: Reply): Sights {
  const { ships, colours } = sighting;
  return {
    here: maskOf(exploring.ships),
    least: ships === 'some' ? 1 : ships,
    most: ships === 'some' ? OTHERS : ships,
    colours: colours ? maskOf(colours) : null,
  };
}

/** Whether a ship saw no other. */
export function seesNobody({ here, most }: Sights): boolean {
  return here === 0 && most === 0;
}
