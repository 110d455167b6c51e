/** From which report a ship was certain, and what put it in doubt: what the Navigators could have known it by. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Reply, Storm } from '../game/game.ts';
import { mayDrive } from '../game/rules/storms.ts';
import { tell } from '../game/tell.ts';
import type { Happened } from './follow.ts';
import { knownSquare, type Known } from './known.ts';

/** What made a ship certain that had been in doubt. */
export interface Source {
  readonly round: number;
  /** The ship whose report it was; null if it was no report, as when a tile told it. */
  readonly ship: Ship | null;
  /** What it reported; null as its ship is. */
  readonly reply: Reply | null;
  /** Where the ship was certain to be just then. */
  readonly square: Square;
}

/** What put a ship in doubt that had been certain. */
export interface Doubt {
  readonly round: number;
  /** Null for a maelstrom, and for whatever else was no storm. */
  readonly storm: Storm | null;
  /** Where the ship was certain to be just before. */
  readonly square: Square;
}

/** A report of a ship, and in which round it was. */
export interface Told {
  readonly round: number;
  readonly reply: Reply;
  /** Whether something may have driven it since. */
  readonly driven: boolean;
}

/** Hears each turn in its order. */
export class Sources {
  readonly #since = new Map<Ship, Source>();
  readonly #doubts = new Map<Ship, Doubt>();
  /** The last report of each ship since it was certain. */
  readonly #told = new Map<Ship, Told>();
  /** The last report of each ship that nothing can have driven since. */
  readonly #here = new Map<Ship, Reply>();

  /** Takes in a turn, with what could be known before and after it. */
  hear(event: Happened, knew: Known, knows: Known, round: number): void {
    if (event.type === 'sailed' || event.type === 'surveyed') {
      this.#told.set(event.ship, { round, reply: event.reply, driven: false });
      this.#here.set(event.ship, event.reply);
    } else {
      const told = tell(event, 'navigators');
      for (const ship of SHIPS) if (told && mayDrive(told, ship)) this.#drive(ship);
    }
    for (const ship of SHIPS) {
      const was = knownSquare(knew.ships[ship]);
      const is = knownSquare(knows.ships[ship]);
      if (is !== null && was === null) {
        const isReport = event.type === 'sailed' || event.type === 'surveyed';
        this.#since.set(ship, {
          round,
          ship: isReport ? event.ship : null,
          reply: isReport ? event.reply : null,
          square: is,
        });
      } else if (is === null && was !== null) {
        const storm = event.type === 'storm-played' ? event.storm : null;
        this.#doubts.set(ship, { round, storm, square: was });
        // What it told before says nothing of where it was driven; a report that put it in doubt does.
        if (event.type !== 'sailed' && event.type !== 'surveyed') this.#told.delete(ship);
      }
    }
  }

  #drive(ship: Ship): void {
    const told = this.#told.get(ship);
    if (told) this.#told.set(ship, { ...told, driven: true });
    this.#here.delete(ship);
  }

  /** What a ship reported of the square where it is now; null if something may have driven it since. */
  hereBy(ship: Ship): Reply | null {
    return this.#here.get(ship) ?? null;
  }

  /** What made a ship certain that is certain now; null if it was never in doubt. */
  of(ship: Ship): Source | null {
    return this.#since.get(ship) ?? null;
  }

  /** What a ship in doubt last told since it was certain; null if nothing. */
  toldBy(ship: Ship): Told | null {
    return this.#told.get(ship) ?? null;
  }

  /** What put a ship in doubt that is in doubt now. */
  doubtOf(ship: Ship): Doubt | null {
    return this.#doubts.get(ship) ?? null;
  }
}
