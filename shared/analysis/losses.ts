/** Tracks when the Navigators lost track of a ship: in which frame, and in which round it was located again. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Happened } from './follow.ts';
import { knownSquare, type Known } from './known.ts';
import type { Loss } from './moments.ts';

/** A loss whose search order has not been compared with others yet. */
export interface Lost extends Omit<Loss, 'search'> {
  /** The frame of the ship's first report after the loss. */
  readonly reported: number;
}

interface Open {
  /** The frame and the round in which the ship was last located. */
  readonly frame: number;
  readonly round: number;
  /**
   * The ship's first report since it was last located, with the number of squares that the report left; null before
   * that report.
   */
  report: { readonly frame: number; readonly squares: number } | null;
}

/** Tracks the losses of a game. The turns of the game must be added in order. */
export class Losses {
  readonly #open = new Map<Ship, Open>();
  readonly #closed: { readonly frame: number; readonly lost: Lost }[] = [];
  /** The ships that their first report located again, and the frames in which they had been lost. */
  readonly #foundAtOnce: { readonly frame: number; readonly ship: Ship }[] = [];

  /** Adds a turn, with what the Navigators could know before and after it. */
  hear(event: Happened, knew: Known, knows: Known, round: number): void {
    for (const ship of SHIPS) {
      const isKnown = knownSquare(knows.ships[ship]) !== null;
      const open = this.#open.get(ship);
      const isReport = (event.type === 'sailed' || event.type === 'surveyed') && event.ship === ship;
      if (!open) {
        const wasKnown = knownSquare(knew.ships[ship]) !== null;
        if (wasKnown && !isKnown) this.#open.set(ship, { frame: knows.frame, round, report: null });
      } else if (isKnown) {
        // Record a loss only if the ship has reported without being located. If its first report located it, it doesn't
        // count as lost.
        if (open.report) this.#closed.push({ frame: open.frame, lost: lostWith(ship, open.report, round) });
        else if (isReport) this.#foundAtOnce.push({ frame: open.frame, ship });
        this.#open.delete(ship);
      } else if (isReport) {
        open.report ??= { frame: knows.frame, squares: knows.ships[ship].squares.length };
      }
    }
  }

  /** The round in which a ship was lost; null if it is not lost at the moment. */
  lostIn(ship: Ship): number | null {
    const open = this.#open.get(ship);
    return open?.report ? open.round : null;
  }

  /** Whether a ship is no longer located and has not reported since it was last located. */
  isSought(ship: Ship): boolean {
    const open = this.#open.get(ship);
    return open !== undefined && !open.report;
  }

  /** Whether the Navigators lost track of a ship in a frame, and the ship's next report located it. */
  isFoundAtOnce(ship: Ship, frame: number): boolean {
    return this.#foundAtOnce.some((one) => one.ship === ship && one.frame === frame);
  }

  /** The ships lost in a frame, in the order of SHIPS, judged by the turns added so far. */
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
