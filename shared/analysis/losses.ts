/** Which ships were lost, by which storm, and when they were known again. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Happened } from './follow.ts';
import { knownSquare, type Known } from './known.ts';
import type { Loss } from './moments.ts';

interface Open {
  /** The frame and the round in which it was last known. */
  readonly frame: number;
  readonly round: number;
  /** On how many squares it could be after its first report since; null before that. */
  squares: number | null;
}

/** Hears each turn in its order. */
export class Losses {
  readonly #open = new Map<Ship, Open>();
  readonly #closed: { readonly frame: number; readonly loss: Loss }[] = [];

  /** Takes in a turn, with what could be known before and after it. */
  hear(event: Happened, knew: Known, knows: Known, round: number): void {
    for (const ship of SHIPS) {
      const isKnown = knownSquare(knows.ships[ship]) !== null;
      const open = this.#open.get(ship);
      if (!open) {
        const wasKnown = knownSquare(knew.ships[ship]) !== null;
        if (wasKnown && !isKnown) this.#open.set(ship, { frame: knows.frame, round, squares: null });
      } else if (isKnown) {
        // Found by its first report: then it was never lost.
        if (open.squares !== null) this.#close(ship, open, open.squares, round);
        this.#open.delete(ship);
      } else if ((event.type === 'sailed' || event.type === 'surveyed') && event.ship === ship) {
        open.squares ??= knows.ships[ship].squares.length;
      }
    }
  }

  #close(ship: Ship, { frame }: Open, squares: number, until: number | null): void {
    this.#closed.push({ frame, loss: { ship, squares, until } });
  }

  /** The round in which a ship that is lost now was lost; null if it isn't. */
  lostIn(ship: Ship): number | null {
    const open = this.#open.get(ship);
    return open && open.squares !== null ? open.round : null;
  }

  /** The ships that were lost in a frame, as far as is known by now, in the order of SHIPS. */
  of(frame: number): Loss[] {
    const open = [...this.#open].flatMap(([ship, its]) =>
      its.frame === frame && its.squares !== null ? [{ ship, squares: its.squares, until: null }] : [],
    );
    const closed = this.#closed.filter((one) => one.frame === frame).map(({ loss }) => loss);
    return [...closed, ...open].sort((a, b) => SHIPS.indexOf(a.ship) - SHIPS.indexOf(b.ship));
  }
}
