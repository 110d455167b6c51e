/**
 * The tables' clocks of minutes. If a table uses one, each of Poseidon's turns, each order and each placing of tiles has a
 * time limit (ruling 28). Every server with somebody at the table runs its own clock for the table, and all of these
 * servers follow the clock that ends first. When time is up, several servers may make a move, but the log accepts only
 * the first. A clock of days is only shown here: see deadlines.ts.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { ClockSign } from '../../shared/wire/protocol.ts';
import { opponentOf } from '../../shared/table/queries.ts';
import { isOverDays } from '../../shared/table/clock.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import { MOST_PLAYERS, type Table } from '../../shared/table/table.ts';
import type { Feeds } from './feeds.ts';
import { isOpponentsDeadline } from './long-turns.ts';
import { randomMove } from './random-move.ts';
import type { OpenTable } from './table.ts';

/** A difference between the clocks of two servers is ignored up to this limit, in ms. */
const AGREED_MS = 500;

/** How long to wait before a failed random move is tried again, in ms. */
const RETRY_MS = 5_000;

/** A running clock. */
interface Ticking {
  /** The name of the turn that the clock measures: see Due.turn. */
  readonly turn: string;
  /** When the time is up, in ms since 1970. */
  readonly endsAt: number;
  readonly ofMs: number;
  readonly timer: NodeJS.Timeout;
}

/** The state of a clock, as it is sent to other servers. */
export interface Reading {
  /** The name of the turn: see Due.turn. */
  readonly turn: string;
  readonly leftMs: number;
}

/** The callbacks with which the clocks get information and report changes. */
export interface ClockListener {
  /**
   * The time left in a turn according to other servers' clocks, in ms; undefined if none of them measures that turn.
   */
  leftElsewhere(table: OpenTable, turn: string): number | undefined;
  /** The players who are present at the table; empty if no device is connected to it. */
  present(table: OpenTable): readonly PlayerId[];
  onSign(table: OpenTable, sign: ClockSign | null): void;
  onMove(table: OpenTable, feeds: Feeds): void;
  onFault(error: unknown): void;
}

export class Clocks {
  readonly #ticking = new Map<OpenTable, Ticking>();
  /** The time left in a turn when its clock stopped, so that nobody gains time by leaving and coming back. */
  readonly #left = new WeakMap<OpenTable, Reading>();
  /** The deadline that was last shown at a table whose clock counts days. */
  readonly #shown = new WeakMap<OpenTable, string | undefined>();
  readonly #listener: ClockListener;
  readonly #now: () => number;

  /** @param now returns the time, in ms since 1970; used only for clocks of days */
  constructor(listener: ClockListener, now: () => number = () => Date.now()) {
    this.#listener = listener;
    this.#now = now;
  }

  /** What a table's clock shows now; null if no clock is running. */
  sign(table: OpenTable): ClockSign | null {
    const { deadline } = table;
    // A device that attends is shown the deadline, so a later change of something else must not show it again.
    if (!this.#shown.has(table)) this.#shown.set(table, contentOf(deadline));
    if (deadline && isOpponentsDeadline(deadline)) return null;
    if (deadline) {
      // If the machine's clock has been set back, the deadline may be too far away: see long-turns.ts.
      const leftMs = Math.min(Math.max(0, deadline.endsAt - this.#now()), deadline.ofMs);
      return { leftMs, ofMs: deadline.ofMs };
    }
    const ticking = this.#ticking.get(table);
    return ticking ? { leftMs: Math.max(0, ticking.endsAt - Date.now()), ofMs: ticking.ofMs } : null;
  }

  /** The state of a table's clock, as it is sent to other servers. */
  reading(table: OpenTable): Reading | undefined {
    const ticking = this.#ticking.get(table);
    return ticking && { turn: ticking.turn, leftMs: Math.max(0, ticking.endsAt - Date.now()) };
  }

  /**
   * Adjusts a table's clock to its game. The clock restarts with each turn, and stops while nobody on the side to move
   * is at the table. Must be called when the table has changed, when players come or go, and when other servers have
   * reported their clocks.
   */
  sync(table: OpenTable): void {
    const { deadline } = table;
    // Compare contents, because each read from the store makes a new object, also after changes that are secret.
    const shown = contentOf(deadline);
    if (this.#shown.get(table) !== shown) {
      this.#shown.set(table, shown);
      this.#listener.onSign(table, this.sign(table));
    }
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

  /** The turn that the clock should measure; undefined if none of its players is present. */
  #dueNow(table: OpenTable): Due | undefined {
    const due = dueOf(table);
    const present = due ? this.#listener.present(table) : [];
    return due?.players.some((player) => present.includes(player)) ? due : undefined;
  }

  /** Stops a table's clock without announcing it to anybody. */
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
    const { clock } = table.table;
    if (!clock || isOverDays(clock) || clock.atZero !== 'random move') return;
    this.#moveFor(table, turn)
      .catch((error: unknown) => this.#listener.onFault(error))
      .finally(() => this.#tryAgain(table, turn));
  }

  /**
   * Makes moves until the turn is over. One move is usually enough, but placing lighthouses takes the agreement of
   * every Navigator.
   */
  async #moveFor(table: OpenTable, turn: string): Promise<void> {
    for (let moves = 0; moves <= MOST_PLAYERS && dueOf(table)?.turn === turn; moves++) {
      const feeds = await table.actFor(() => (dueOf(table)?.turn === turn ? randomMove(table) : undefined));
      this.#listener.onMove(table, feeds);
    }
  }

  /** Schedules another attempt if the turn is still the same, because then the move has failed. */
  #tryAgain(table: OpenTable, turn: string): void {
    const ticking = this.#ticking.get(table);
    if (ticking?.turn !== turn) return;
    const timer = setTimeout(() => this.#runOut(table, turn), RETRY_MS);
    this.#ticking.set(table, { ...ticking, timer });
  }
}

/** A turn that a clock measures. */
interface Due {
  /** A name for the turn. It is unique among all turns, and the same at every server. It includes the time limit. */
  readonly turn: string;
  readonly ofMs: number;
  /** The players whose turn it is: the people on the side to move, or its opponents if no people play on that side. */
  readonly players: readonly PlayerId[];
}

/** The turn that a table's clock of minutes would measure now, no matter who is present. */
function dueOf(table: OpenTable): Due | undefined {
  const { clock } = table.table;
  const { record, game } = table.running ?? {};
  if (!clock || isOverDays(clock) || !record || !game) return undefined;
  const turn = `${record.id} ${game.round} ${game.phase} ${game.stepped.length}`;
  // The clock doesn't run while the side to move has no player. The name of a turn includes the player of Poseidon, so
  // that a new Poseidon gets the full time.
  switch (game.phase) {
    case 'dangers':
    case 'poseidon':
    case 'caught':
      if (record.poseidon === null) return undefined;
      return named(`${turn} ${record.poseidon}`, clock.poseidon, [record.poseidon]);
    case 'lighthouses':
    case 'navigators':
      if (record.navigators.length === 0) return undefined;
      // Give the Navigators Poseidon's time for the lighthouses. All of them must agree, which takes longer than an
      // order.
      return named(
        turn,
        game.phase === 'lighthouses' ? clock.poseidon : clock.order,
        crewOf(table.table, record),
      );
    case 'over':
      return undefined;
  }
}

/**
 * The Navigators who must be present for the clock to run. Opponents are always present, so they count only if no
 * people play on that side.
 */
function crewOf(table: Table, { navigators }: Pick<GameRecord, 'navigators'>): readonly PlayerId[] {
  const people = navigators.filter((player) => !opponentOf(table, player));
  return people.length > 0 ? people : navigators;
}

function named(turn: string, seconds: number, players: readonly PlayerId[]): Due {
  return { turn: `${turn} ${seconds}`, ofMs: seconds * 1000, players };
}

function contentOf(deadline: OpenTable['deadline']): string | undefined {
  return deadline && `${deadline.turn} ${deadline.endsAt} ${deadline.ofMs}`;
}
