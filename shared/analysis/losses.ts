/** Which ships were lost, by which storm, and when they were known again. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Happened } from './follow.ts';
import { knownSquare, type Known } from './known.ts';
import type { Loss } from './moments.ts';

/** A loss as it is heard, before anybody asks what would have been better. */
export interface Lost extends Omit<Loss, 'search'> {
  /** The frame of its first report since. */
  readonly reported: number;
}

interface Open {
  /** The frame and the round in which it was last known. */
  readonly frame: number;
  readonly round: number;
  /** Its first report since, and on how many squares it could be after it; null before that. */
  report: { readonly frame: number; readonly squares: number } | null;
}

/** Hears each turn in its order. */
export class Losses {
  readonly #open = new Map<Ship, Open>();
  readonly #closed: { readonly frame: number; readonly lost: Lost }[] = [];

  /** Takes in a turn, with what could be known before and after it. */
  hear(event: Happened, knew: Known, knows: Known, round: number): void {
    for (const ship of SHIPS) {
      const isKnown = knownSquare(knows.ships[ship]) !== null;
      const open = this.#open.get(ship);
      if (!open) {
        const wasKnown = knownSquare(knew.ships[ship]) !== null;
        if (wasKnown && !isKnown) this.#open.set(ship, { frame: knows.frame, round, report: null });
      } else if (isKnown) {
        // Found by its first report: then it was never lost.
        if (open.report) this.#closed.push({ frame: open.frame, lost: lostWith(ship, open.report, round) });
        this.#open.delete(ship);
      } else if ((event.type === 'sailed' || event.type === 'surveyed') && event.ship === ship) {
        open.report ??= { frame: knows.frame, squares: knows.ships[ship].squares.length };
      }
    }
  }

  /** The round in which a ship that is lost now was lost; null if it isn't. */
  lostIn(ship: Ship): number | null {
    const open = this.#open.get(ship);
    return open?.report ? open.round : null;
  }

  /** Whether a ship that is not known any more has not reported since. */
  isSought(ship: Ship): boolean {
    const open = this.#open.get(ship);
    return open !== undefined && !open.report;
  }

  /** The ships that were lost in a frame, as far as is known by now, in the order of SHIPS. */
  of(frame: number): Lost[] {
    const open = [...this.#open].flatMap(([ship, its]) =>
      its.frame === frame && its.report ? [lostWith(ship, its.report, null)] : [],
    );
    const closed = this.#closed.filter((one) => one.frame === frame).map(({ lost }) => lost);
    return [...closed, ...open].sort((a, b) => SHIPS.indexOf(a.ship) - SHIPS.indexOf(b.ship));
  }
}

function lostWith(ship: Ship, { frame, squares }: NonNullable<Open['report']>, until: number | null): Lost {
  return { ship, squares, until, reported: frame };
}
