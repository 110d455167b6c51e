/**
 * Ends the turns of games over days whose time is up, whether or not anybody is at their tables. Every server asks the
 * store for such turns at its start and then every few seconds, so nothing depends on a timer that a restart would
 * lose. If several servers end the same turn, the log accepts only the first; the others then find that it is over.
 */
import { setImmediate } from 'node:timers/promises';
import { isOverDays } from '../../shared/table/clock.ts';
import type { DeadlineRow, Store } from '../store/store-interface.ts';
import type { Feeds } from './feeds.ts';
import { NO_EVENTS } from './logs.ts';
import { deadlineOf, longTurn, type LongTurn } from './long-turns.ts';
import { randomMove } from './random-move.ts';
import { isSeatsWait, timedSpan } from './seats-wait.ts';
import type { OpenTable } from './table.ts';
import type { Tables } from './tables.ts';

/** How often to look for turns whose time is up, in ms. A turn may take this much longer than its time. */
export const CHECK_MS = 10_000;

/**
 * A turn that begins later than this, in ms from now, began when the clock was wrong. Smaller differences are normal
 * between the clocks of several servers.
 */
const AHEAD_MS = 60 * 60 * 1000;

/** How long to leave a table alone whose turn could not be ended, in ms. */
const RETRY_MS = 10 * 60 * 1000;

/** The most moves that end a turn. The limit only prevents an endless loop. */
const MOST_MOVES = 50;

export interface DeadlinesDeps {
  readonly store: Store;
  readonly tables: Pick<Tables, 'find' | 'release'>;
  /** Returns the time, in ms since 1970. */
  readonly now: () => number;
  /** Called when a table has changed. Broadcasts the change, and lets opponents play their turn. */
  onMove(table: OpenTable, feeds: Feeds): void;
  onFault(error: unknown): void;
}

export class Deadlines {
  readonly #deps: DeadlinesDeps;
  /** When to try again at tables whose turn could not be ended, by their codes, in ms of the process's running time. */
  readonly #failed = new Map<string, number>();
  #checking: Promise<void> | undefined;
  #isStopped = false;

  constructor(deps: DeadlinesDeps) {
    this.#deps = deps;
  }

  /** Ends the turns whose time is up. If an earlier check hasn't ended yet, waits only for that one. */
  check(): Promise<void> {
    this.#checking ??= this.#check()
      .catch((error: unknown) => this.#deps.onFault(error))
      .finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  /** Stops checking. Resolves when the last turn is ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#checking;
  }

  async #check(): Promise<void> {
    if (this.#isStopped) return;
    const { store, now } = this.#deps;
    for (const code of await store.dueTables({ endedBy: now(), begunAfter: now() + AHEAD_MS })) {
      // Let other requests in between: after a stop of days there may be many tables.
      await setImmediate();
      if (this.#isStopped) return;
      if ((this.#failed.get(code) ?? 0) > performance.now()) continue;
      this.#failed.delete(code);
      try {
        await this.#endTurnAt(code);
      } catch (error) {
        this.#failed.set(code, performance.now() + RETRY_MS);
        this.#deps.onFault(error);
      }
    }
  }

  async #endTurnAt(code: string): Promise<void> {
    const { store, tables } = this.#deps;
    const table = await tables.find(code);
    if (!table) return;
    try {
      await table.refresh();
      const { deadline } = table;
      if (this.#isUp(table) && isSeatsWait(deadline)) await this.#fillSeats(table);
      else {
        if (this.#isUp(table)) await this.#atZero(table);
        await this.#mend(table, deadline);
      }
      // The game goes on without its players, so don't let the sweep delete the table as soon as the game is over.
      await store.touch([table.id]);
    } finally {
      tables.release(table);
    }
  }

  /** Whether the time of a table's turn is up. */
  #isUp({ deadline }: OpenTable): boolean {
    return deadline !== undefined && deadline.endsAt <= this.#deps.now();
  }

  /** Does what the table chose for the end of a turn. A turn of opponents goes on: `#mend` lets them play it. */
  async #atZero(table: OpenTable): Promise<void> {
    const { clock } = table.table;
    const turn = longTurn(table.table, table.running);
    if (turn?.isOpponents) return;
    if (turn && turn.players.length > 0 && clock && isOverDays(clock) && clock.atZero === 'opponent')
      await this.#relieve(table);
    else await this.#endTurn(table);
  }

  /** Lets an opponent take the side's turns. It moves at once, because its turn has begun: see Opponents. */
  async #relieve(table: OpenTable): Promise<void> {
    const { deadline } = table;
    await table.upToDate(async () => {
      const turn = longTurn(table.table, table.running);
      if (!turn || !isSame(table.deadline, deadline)) return;
      const relieved = { type: 'side-relieved', side: turn.side, turn: turn.turn } as const;
      this.#deps.onMove(table, await table.carryOut({ table: [relieved], game: [] }));
    }, undefined);
  }

  /** Lets opponents take the empty seats of an open table, if nobody has taken them in time. */
  async #fillSeats(table: OpenTable): Promise<void> {
    const { deadline } = table;
    const isDue = () => this.#isUp(table) && isSame(table.deadline, deadline);
    this.#deps.onMove(table, await table.fillSeats(isDue));
  }

  /** Makes random moves until the turn is over, or nobody is there to move for. */
  async #endTurn(table: OpenTable): Promise<void> {
    const { deadline } = table;
    const turn = longTurn(table.table, table.running);
    const isStill = () => isSame(table.deadline, deadline);
    for (let moves = 0; moves < MOST_MOVES && isStill(); moves++) {
      const length = table.game?.length;
      const feeds = await table.actFor(
        () => (isStill() ? randomMove(table) : undefined),
        () =>
          turn && !isTold(table, turn) ? [{ type: 'moved-at-random', side: turn.side, turn: turn.turn }] : [],
      );
      if (table.game?.length === length) return;
      this.#deps.onMove(table, feeds);
    }
  }

  /**
   * Replaces a deadline that can't be right: one of a turn that could not be ended, one that is further away than the
   * turn is long, and one whose row was damaged. The turn gets its whole time from now on. If its side has no player,
   * there is no deadline, and the player who takes the seat gets the whole time. A turn of opponents gets a later
   * deadline too, so that only this server plays it now.
   * @param tried the deadline before the turn was ended; the time of a later turn may be up only since then
   */
  async #mend(table: OpenTable, tried: DeadlineRow | undefined): Promise<void> {
    const { now } = this.#deps;
    await table.upToDate(async () => {
      const { deadline, id } = table;
      const turn = timedSpan(table.table, table.running);
      const isAhead = deadline !== undefined && deadline.endsAt - deadline.ofMs > now() + AHEAD_MS;
      const isStuck = this.#isUp(table) && isSame(deadline, tried);
      if (deadline && deadline.turn === turn?.name && !isAhead && !isStuck) return;
      const whole = turn && turn.players.length > 0 ? deadlineOf(id, turn, now()) : null;
      this.#deps.onMove(table, await table.carryOut(NO_EVENTS, { deadline: whole }));
    }, undefined);
  }
}

/** Whether everybody at the table was told of the turn's random moves. Another server may have made some of them. */
function isTold(table: OpenTable, { turn }: LongTurn): boolean {
  const last = table
    .eventsFrom(0)
    .findLast(({ type }) => type === 'moved-at-random' || type === 'game-began');
  if (last?.type !== 'moved-at-random') return false;
  return last.turn.round === turn.round && last.turn.phase === turn.phase;
}

function isSame(one: DeadlineRow | undefined, other: DeadlineRow | undefined): boolean {
  return one?.turn === other?.turn && one?.endsAt === other?.endsAt;
}
