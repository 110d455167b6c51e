/**
 * The clocks of the tables: a time for each of Poseidon's turns, each order and each placing, if the table wants it
 * (ruling 28). Every server with somebody at a table runs a clock of its own. They follow the one that ends first, and
 * the log accepts only the first move at zero.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { ClockSign } from '../../shared/wire/protocol.ts';
import { opponentOf } from '../../shared/table/queries.ts';
import { MOST_PLAYERS, type GameRecord, type Table } from '../../shared/table/table.ts';
import type { Feeds } from './feeds.ts';
import { randomMove } from './random-move.ts';
import type { OpenTable } from './table.ts';

/** A difference between the clocks of two servers that is ignored. */
const AGREED_MS = 500;

/** After how long a random move that failed is tried again. */
const RETRY_MS = 5_000;

/** A running clock. */
interface Ticking {
  /** The name of the turn that it measures: see Due. */
  readonly turn: string;
  /** In ms since 1970. */
  readonly endsAt: number;
  readonly ofMs: number;
  readonly timer: NodeJS.Timeout;
}

/** What a clock shows, for the clocks of other servers. */
export interface Reading {
  /** The name of the turn: see Due. */
  readonly turn: string;
  readonly leftMs: number;
}

/** What the clocks ask and report. */
export interface ClockListener {
  /** The time left of a turn by the clocks of other servers, in ms; undefined if none measures it. */
  leftElsewhere(table: OpenTable, turn: string): number | undefined;
  /** The players who are at the table; none if no device is. */
  present(table: OpenTable): readonly PlayerId[];
  onSign(table: OpenTable, sign: ClockSign | null): void;
  onMove(table: OpenTable, feeds: Feeds): Promise<void>;
  onFault(error: unknown): void;
}

export class Clocks {
  readonly #ticking = new Map<OpenTable, Ticking>();
  /** What was left of a turn when its clock stopped: nobody gains time by going away and coming back. */
  readonly #left = new WeakMap<OpenTable, Reading>();
  readonly #listener: ClockListener;

  constructor(listener: ClockListener) {
    this.#listener = listener;
  }

  /** What a table's clock shows now; null if none runs. */
  sign(table: OpenTable): ClockSign | null {
    const ticking = this.#ticking.get(table);
    return ticking ? { leftMs: Math.max(0, ticking.endsAt - Date.now()), ofMs: ticking.ofMs } : null;
  }

  /** What a table's clock shows, for the clocks of other servers. */
  reading(table: OpenTable): Reading | undefined {
    const ticking = this.#ticking.get(table);
    return ticking && { turn: ticking.turn, leftMs: Math.max(0, ticking.endsAt - Date.now()) };
  }

  /**
   * Makes the clock fit the game: it starts anew with each turn, and stands still while nobody of the side whose turn it
   * is is at the table. To be called as well when players come and go, and when other servers' clocks have said something.
   */
  sync(table: OpenTable): void {
    const due = this.#dueNow(table);
    const before = this.#ticking.get(table);
    const isSame = before?.turn === due?.turn;
    if (isSame && !before) return;
    const leftElsewhere = (due && this.#listener.leftElsewhere(table, due.turn)) ?? Infinity;
    const stopped = this.#left.get(table);
    const leftMs = Math.min(
      leftElsewhere,
      stopped?.turn === due?.turn ? (stopped?.leftMs ?? Infinity) : Infinity,
    );
    if (isSame && before && Date.now() + leftMs > before.endsAt - AGREED_MS) return;
    this.stop(table);
    if (due) {
      const { turn, ofMs } = due;
      const ms = Math.min(ofMs, leftMs);
      const timer = setTimeout(() => this.#runOut(table, turn), ms);
      this.#ticking.set(table, { turn, ofMs, endsAt: Date.now() + ms, timer });
    }
    this.#listener.onSign(table, this.sign(table));
  }

  /** The turn that is to be measured: one of those who have it must be there. */
  #dueNow(table: OpenTable): Due | undefined {
    const due = dueOf(table);
    const present = due ? this.#listener.present(table) : [];
    return due?.players.some((player) => present.includes(player)) ? due : undefined;
  }

  /** Stops a table's clock without telling anybody. */
  stop(table: OpenTable): void {
    const reading = this.reading(table);
    if (reading) this.#left.set(table, reading);
    clearTimeout(this.#ticking.get(table)?.timer);
    this.#ticking.delete(table);
  }

  stopAll(): void {
    for (const table of this.#ticking.keys()) this.stop(table);
  }

  #runOut(table: OpenTable, turn: string): void {
    if (table.table.clock?.atZero !== 'random move') return;
    this.#moveFor(table, turn)
      .catch((error: unknown) => this.#listener.onFault(error))
      .finally(() => this.#tryAgain(table, turn));
  }

  /** Makes moves until the turn is over: mostly one, but lighthouses need the agreement of every Navigator. */
  async #moveFor(table: OpenTable, turn: string): Promise<void> {
    for (let moves = 0; moves <= MOST_PLAYERS && dueOf(table)?.turn === turn; moves++) {
      const feeds = await table.actFor(() => (dueOf(table)?.turn === turn ? randomMove(table) : undefined));
      await this.#listener.onMove(table, feeds);
    }
  }

  /** If the turn is still the same, the move has failed: tries again after a while. */
  #tryAgain(table: OpenTable, turn: string): void {
    const ticking = this.#ticking.get(table);
    if (ticking?.turn !== turn) return;
    const timer = setTimeout(() => this.#runOut(table, turn), RETRY_MS);
    this.#ticking.set(table, { ...ticking, timer });
  }
}

/** A turn that a clock measures. */
interface Due {
  /** Unlike that of any other turn, but the same at every server. How long it may take is part of it. */
  readonly turn: string;
  readonly ofMs: number;
  /** Whose turn it is: the people of the side, or its opponents if it has nobody else. */
  readonly players: readonly PlayerId[];
}

/** The turn that a table's clock measures now, whoever is there. */
function dueOf(table: OpenTable): Due | undefined {
  const { clock } = table.table;
  const { record, game } = table.running ?? {};
  if (!clock || !record || !game) return undefined;
  const turn = `${record.id} ${game.round} ${game.phase} ${game.stepped.length}`;
  // No time runs while a side has no player. Poseidon's name is in the turn's: a new one has all of his time.
  switch (game.phase) {
    case 'dangers':
    case 'poseidon':
    case 'caught':
      if (record.poseidon === null) return undefined;
      return named(`${turn} ${record.poseidon}`, clock.poseidon, [record.poseidon]);
    case 'lighthouses':
    case 'navigators':
      if (record.navigators.length === 0) return undefined;
      // All must agree on lighthouses: that takes longer than an order.
      return named(
        turn,
        game.phase === 'lighthouses' ? clock.poseidon : clock.order,
        crewOf(table.table, record),
      );
    case 'over':
      return undefined;
  }
}

/** An opponent is always there: it keeps no time running for people of its side who are away. */
function crewOf(table: Table, { navigators }: Pick<GameRecord, 'navigators'>): readonly PlayerId[] {
  const people = navigators.filter((player) => !opponentOf(table, player));
  return people.length > 0 ? people : navigators;
}

function named(turn: string, seconds: number, players: readonly PlayerId[]): Due {
  return { turn: `${turn} ${seconds}`, ofMs: seconds * 1000, players };
}
