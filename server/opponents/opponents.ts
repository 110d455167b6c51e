/**
 * Plays the opponents at all tables. When a game waits for an opponent, the opponent decides on a move and waits as
 * long as a person would. It then gives its commands like any player. All of this depends only on the log, so a
 * restarted server continues where it stopped.
 *
 * In a game over days, opponents also move while nobody is at the table, and make moves for people who are away. The
 * table stays in memory until the turn is taken.
 */
import { setTimeout } from 'node:timers/promises';
import type { GameCommand, PlayerId } from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { newId } from '../lib/secrets.ts';
import type { Metrics } from '../lib/metrics.ts';
import type { Feeds } from '../tables/feeds.ts';
import { randomMoveOf } from '../tables/random-move.ts';
import type { OpenTable } from '../tables/table.ts';
import { Asking } from './asking.ts';
import { dueOf, type Due, type Mover } from './due.ts';
import { movesAtMs, takesMs } from './pace.ts';
import type { MindThreads } from './threads.ts';
import type { MindAnswer } from './thoughts.ts';

/**
 * How long before its move an opponent starts to decide, in ms. It starts early so that the decision is ready in time.
 */
const LEAD_MS = 1_750;

const RETRY_MS = 3_000;

export interface OpponentsDeps {
  readonly threads: MindThreads;
  /** How long an opponent takes over a move on average, in seconds. */
  readonly pace: number;
  /**
   * When an opponent could not decide or its move was refused, a random move replaces it after this time, in ms. By
   * default three seconds.
   */
  readonly retryMs?: number;
  /** The source of the random part of the pace. */
  readonly random: Random;
  readonly metrics: Pick<Metrics, 'thinking' | 'opponentCommanded'>;
  /** Whether any device is at the table. While no device is there, opponents move only in games over days. */
  isAttended(table: OpenTable): boolean;
  /** Keeps a table in memory while an opponent takes its turn. */
  hold(table: OpenTable): void;
  /** Called when the turn is taken, once for each call of `hold`. */
  release(table: OpenTable): void;
  /** Called when an opponent has given a command. Broadcasts the result. */
  onMove(table: OpenTable, feeds: Feeds): void;
  /** Called when an opponent could not decide, or its command was refused. */
  onFailure(what: Readonly<Record<string, unknown>>): void;
  onFault(error: unknown): void;
}

type Thought = Extract<MindAnswer, { type: 'thought' }>;

/** A turn that an opponent is about to take. */
interface Pending {
  readonly turn: string;
  readonly stop: AbortController;
}

export class Opponents {
  readonly #deps: OpponentsDeps;
  readonly #asking: Asking;
  readonly #pending = new Map<OpenTable, Pending>();
  #isClosed = false;

  constructor(deps: OpponentsDeps) {
    this.#deps = deps;
    this.#asking = new Asking(deps.threads);
  }

  /** Must be called after anything has changed at a table. Starts or cancels an opponent's turn accordingly. */
  sync(table: OpenTable): void {
    if (this.#isClosed) return;
    const due = this.#dueNow(table);
    if (this.#pending.get(table)?.turn === due?.turn) return;
    if (due) this.#deps.hold(table);
    this.#cancel(table);
    this.#asking.forget(table, table.running?.record.id);
    if (!due) return;
    const stop = new AbortController();
    this.#pending.set(table, { turn: due.turn, stop });
    this.#takeTurn(table, due, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) this.#deps.onFault(error);
    });
  }

  /** The turn that an opponent should take now. While nobody is there, none takes a move from people who could make it. */
  #dueNow(table: OpenTable): Due | undefined {
    const due = dueOf(table);
    if (!due || this.#deps.isAttended(table)) return due;
    return due.isOverDays && !due.isAnybodys ? due : undefined;
  }

  /** Must be called when the last device has left a table. */
  leave(table: OpenTable): void {
    if (!this.#isClosed && this.#dueNow(table)) this.sync(table);
    else this.stop(table);
  }

  /** Cancels the turns of a table's opponents, and discards their states. */
  stop(table: OpenTable): void {
    this.#cancel(table);
    this.#asking.forget(table);
  }

  /** Stops all opponents. */
  close(): void {
    this.#isClosed = true;
    for (const table of this.#pending.keys()) this.#cancel(table);
    this.#deps.threads.close();
  }

  #cancel(table: OpenTable): void {
    const pending = this.#pending.get(table);
    if (!pending) return;
    pending.stop.abort();
    this.#pending.delete(table);
    this.#deps.release(table);
  }

  async #takeTurn(table: OpenTable, due: Due, signal: AbortSignal): Promise<void> {
    const { pace, random, retryMs = RETRY_MS } = this.#deps;
    const takes = takesMs(due, table.table.clock, pace, random);
    const pause = (ms: number) => setTimeout(ms, undefined, { signal, ref: false });
    const begun = performance.now();
    const sinceBegun = () => performance.now() - begun;
    await pause(Math.max(0, takes - LEAD_MS));
    const isStill = () => !signal.aborted && dueOf(table)?.turn === due.turn;
    try {
      let began: number | undefined;
      const thought = await this.#think(table, due, () => (began ??= sinceBegun()));
      // Update the chart before the wait, so that the time of the move doesn't reveal how much there was to change on
      // the chart.
      if (thought && !thought.standsIn) await this.#carryOut(table, due, thought, thought.chart, isStill);
      const ended = sinceBegun();
      const movesAt = movesAtMs({ takes, began: began ?? ended, ended }, pace);
      await pause(Math.max(0, movesAt - sinceBegun()));
      if (thought) await this.#carryOut(table, due, thought, movesOf(thought), isStill);
    } catch (error) {
      if (signal.aborted) return;
      this.#deps.onFault(error);
    }
    // If the turn is still open, something went wrong, so move at random. The pause prevents a busy loop.
    while (isStill()) {
      await pause(retryMs);
      await this.#moveAtRandom(table, due, isStill).catch((error: unknown) => this.#deps.onFault(error));
    }
  }

  /**
   * Asks each opponent that may move, one at a time, until a decision contains a move. Resolves with that decision.
   * @param onBegin called whenever an opponent starts to decide
   */
  async #think(table: OpenTable, due: Due, onBegin: () => void): Promise<(Mover & Thought) | undefined> {
    for (const mover of due.movers) {
      const { opponent } = mover;
      const measured = this.#deps.metrics.thinking(opponent);
      const answer = await this.#asking.ask(table, due, mover, onBegin).catch((error: unknown) => {
        measured('failed');
        throw error;
      });
      const thought = answer.type === 'thought' ? answer : undefined;
      measured(thought ? (thought.move ? 'move' : 'none') : 'failed');
      if (thought?.move) return { ...mover, ...thought };
      if (answer.type !== 'failed') continue;
      const { error, frames } = answer;
      this.#deps.onFailure({ opponent, error, frames });
    }
    return undefined;
  }

  /** Gives commands one after the other, and stops if the turn is over. */
  async #carryOut(
    table: OpenTable,
    due: Due,
    { player, opponent, standsIn }: Mover,
    commands: readonly GameCommand[],
    isStill: () => boolean,
  ): Promise<void> {
    for (const command of commands) {
      if (!isStill()) return;
      const answer = await (standsIn
        ? this.#moveFor(table, player, command, isStill)
        : this.#command(table, due, player, command, isStill));
      // People may have been faster.
      if (answer !== 'ok' && !isStill()) return;
      this.#deps.metrics.opponentCommanded(command.type, answer);
      if (answer !== 'ok') this.#deps.onFailure({ opponent, command: command.type, refusal: answer });
    }
  }

  /** Gives one command in the player's name. Resolves with 'ok' or the refusal. */
  async #command(
    table: OpenTable,
    { game, round }: Due,
    player: PlayerId,
    command: GameCommand,
    isStill: () => boolean,
  ): Promise<string> {
    const alone = { present: [player], company: [player], saw: [] };
    const done = await table.command(player, newId(), command, () => alone, { game, round }, isStill);
    if (!done.ok) return done.refusal;
    this.#deps.onMove(table, done.feeds);
    return 'ok';
  }

  /** Makes a move for a person who is away. The person is not back because of it. */
  async #moveFor(
    table: OpenTable,
    actor: PlayerId,
    command: GameCommand,
    isStill: () => boolean,
  ): Promise<string> {
    const feeds = await table.actFor(() => (isStill() ? { actor, command } : undefined));
    this.#deps.onMove(table, feeds);
    return isStill() ? 'refused' : 'ok';
  }

  async #moveAtRandom(table: OpenTable, due: Due, isStill: () => boolean): Promise<void> {
    const players = due.movers.map(({ player }) => player);
    const feeds = await table.actFor(() => (isStill() ? randomMoveOf(table, players) : undefined));
    this.#deps.onMove(table, feeds);
  }
}

/**
 * The commands of a decision: first the reason for the move, if there is one, and then the move. The chart of people
 * gets no reasons.
 */
function movesOf({ why, move, standsIn }: Mover & Thought): GameCommand[] {
  return [...(why && !standsIn ? [{ type: 'reason' as const, ...why }] : []), ...(move ? [move] : [])];
}
