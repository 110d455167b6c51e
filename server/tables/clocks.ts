/**
 * The tables' clocks: time for each turn of Poseidon's, each order and each placing, if the table wants it. Ruling 28.
 * Every server runs one of its own for each table that it has somebody at: all agree with the one that ends first, and
 * of those that move at zero the log knows the first.
 */
import type { ClockSign } from '../../shared/wire/protocol.ts';
import { MOST_PLAYERS } from '../../shared/table/table.ts';
import type { Feeds } from './feeds.ts';
import { randomMove } from './lots.ts';
import type { OpenTable } from './table.ts';

/** Clocks of two servers that are no further apart than this agree. */
const AGREED_MS = 500;

/** After how long a random move that failed is tried again. */
const RETRY_MS = 5_000;

/** A clock that runs. */
interface Ticking {
  /** The turn that it measures, as dueOf names it. */
  readonly turn: string;
  /** In ms since 1970. */
  readonly endsAt: number;
  readonly ofMs: number;
  readonly timer: NodeJS.Timeout;
}

/** What a server's clock shows of a turn, for those of others. */
export interface Reading {
  /** As dueOf names it. */
  readonly turn: string;
  readonly leftMs: number;
}

/** What the clocks report: a new reading, or what was done when time ran out. */
export interface ClockListener {
  /** How much of a turn is left by the clocks of other servers, in ms; undefined if none measures it. */
  leftElsewhere(table: OpenTable, turn: string): number | undefined;
  /** Whether anybody is at the table: else no clock runs. */
  isAttended(table: OpenTable): boolean;
  onSign(table: OpenTable, sign: ClockSign | null): void;
  onMove(table: OpenTable, feeds: Feeds): Promise<void>;
  onFault(error: unknown): void;
}

export class Clocks {
  readonly #ticking = new Map<OpenTable, Ticking>();
  readonly #listener: ClockListener;

  constructor(listener: ClockListener) {
    this.#listener = listener;
  }

  /** What a table's clock shows now. */
  sign(table: OpenTable): ClockSign | null {
    const ticking = this.#ticking.get(table);
    return ticking ? { leftMs: Math.max(0, ticking.endsAt - Date.now()), ofMs: ticking.ofMs } : null;
  }

  /** What a table's clock says to those of other servers. */
  reading(table: OpenTable): Reading | undefined {
    const ticking = this.#ticking.get(table);
    return ticking && { turn: ticking.turn, leftMs: Math.max(0, ticking.endsAt - Date.now()) };
  }

  /**
   * Makes the clock fit the game: it starts anew with each turn, and stops when nobody has one. To be called as well
   * when those of other servers have said something.
   */
  sync(table: OpenTable): void {
    const due = this.#listener.isAttended(table) ? dueOf(table) : undefined;
    const before = this.#ticking.get(table);
    const isSame = before?.turn === due?.turn;
    if (isSame && !before) return;
    const leftMs = (due && this.#listener.leftElsewhere(table, due.turn)) ?? Infinity;
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

  /** Stops a table's clock, if it has one running, without a sign. */
  stop(table: OpenTable): void {
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

  /** Makes moves until the turn is over: one mostly; lighthouses need the word of every Navigator. */
  async #moveFor(table: OpenTable, turn: string): Promise<void> {
    for (let moves = 0; moves <= MOST_PLAYERS && dueOf(table)?.turn === turn; moves++) {
      const feeds = await table.actFor(() => (dueOf(table)?.turn === turn ? randomMove(table) : undefined));
      await this.#listener.onMove(table, feeds);
    }
  }

  /** Runs out again after a while if the turn is still the same: the move has failed, or was none. */
  #tryAgain(table: OpenTable, turn: string): void {
    const ticking = this.#ticking.get(table);
    if (ticking?.turn !== turn) return;
    const timer = setTimeout(() => this.#runOut(table, turn), RETRY_MS);
    this.#ticking.set(table, { ...ticking, timer });
  }
}

/**
 * The turn that a table's clock measures now, by a name unlike that of any other but the same at every server, and how
 * long it may take, which is part of the name: who chooses another time has all of it.
 */
function dueOf(table: OpenTable): { turn: string; ofMs: number } | undefined {
  const { clock } = table.table;
  const { record, game } = table.running ?? {};
  if (!clock || !record || !game) return undefined;
  const turn = `${record.id} ${game.round} ${game.phase} ${game.stepped.length}`;
  // No time runs while a side has nobody. Poseidon's name is in the turn's: a new one has all of his time.
  switch (game.phase) {
    case 'dangers':
    case 'poseidon':
    case 'caught':
      if (record.poseidon === null) return undefined;
      return named(`${turn} ${record.poseidon}`, clock.poseidon);
    case 'lighthouses':
    case 'navigators':
      if (record.navigators.length === 0) return undefined;
      // All must agree on lighthouses: that takes longer than an order.
      return named(turn, game.phase === 'lighthouses' ? clock.poseidon : clock.order);
    case 'over':
      return undefined;
  }
}

function named(turn: string, seconds: number): { turn: string; ofMs: number } {
  return { turn: `${turn} ${seconds}`, ofMs: seconds * 1000 };
}
