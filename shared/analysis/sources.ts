/** Tracks which report located each ship, and what put each ship in doubt again. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Reply, Storm } from '../game/game.ts';
import { mayDrive } from '../game/rules/storms.ts';
import { tell } from '../game/tell.ts';
import type { Happened } from './follow.ts';
import { knownSquare, type Known } from './known.ts';

/** What located a ship that had been in doubt. */
export interface Source {
  readonly round: number;
  /** The ship whose report located this ship. Null if something other than a report did, such as a tile. */
  readonly ship: Ship | null;
  /** The report; null if something other than a report located the ship. */
  readonly reply: Reply | null;
  /** The square on which the ship was located. */
  readonly square: Square;
}

/** What put a located ship in doubt. */
export interface Doubt {
  readonly round: number;
  /** The storm; null if something other than a storm caused the doubt, such as a maelstrom. */
  readonly storm: Storm | null;
  /** The square on which the ship was located just before it was put in doubt. */
  readonly square: Square;
}

/** A report that a ship gave in an earlier round, and that round. */
export interface PastReport {
  readonly round: number;
  readonly reply: Reply;
  /** Whether the ship may have been driven since the report. */
  readonly driven: boolean;
}

/** Tracks what located each ship and what put it in doubt. The turns of a game must be added in order. */
export class Sources {
  readonly #since = new Map<Ship, Source>();
  readonly #doubts = new Map<Ship, Doubt>();
  /** The last report of each ship since it was last located. */
  readonly #told = new Map<Ship, PastReport>();
  /** The last report of each ship. Ships that may have been driven since their report are left out. */
  readonly #here = new Map<Ship, Reply>();

  /** Adds a turn, with what the Navigators could know before and after it. */
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
        // After a storm, earlier reports say nothing about where the ship is now. If the ship's own report put it in
        // doubt, that report is kept.
        if (event.type !== 'sailed' && event.type !== 'surveyed') this.#told.delete(ship);
      }
    }
  }

  #drive(ship: Ship): void {
    const told = this.#told.get(ship);
    if (told) this.#told.set(ship, { ...told, driven: true });
    this.#here.delete(ship);
  }

  /** A ship's report from its present square; null if the ship may have been driven since. */
  reportFromHere(ship: Ship): Reply | null {
    return this.#here.get(ship) ?? null;
  }

  /** What located a ship; null if it was never in doubt. */
  of(ship: Ship): Source | null {
    return this.#since.get(ship) ?? null;
  }

  /** For a ship in doubt, its last report after it was last located; null if there was none. */
  toldBy(ship: Ship): PastReport | null {
    return this.#told.get(ship) ?? null;
  }

  /** What last put a ship in doubt; only meaningful while the ship is in doubt. */
  doubtOf(ship: Ship): Doubt | null {
    return this.#doubts.get(ship) ?? null;
  }
}
