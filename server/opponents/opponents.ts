/**
 * Plays the opponents at all tables. When a game waits for an opponent, the opponent decides on a move and waits as
 * long as a person would. It then gives its commands like any player. All of this depends only on the log, so a
 * restarted server continues where it stopped.
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
  /** Whether any device is at the table. While no device is there, opponents don't move. */
  isAttended(table: OpenTable): boolean;
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
    const due = this.#deps.isAttended(table) ? dueOf(table) : undefined;
    if (this.#pending.get(table)?.turn === due?.turn) return;
    this.#cancel(table);
    this.#asking.forget(table, table.running?.record.id);
    if (!due) return;
    const stop = new AbortController();
    this.#pending.set(table, { turn: due.turn, stop });
    this.#takeTurn(table, due, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) this.#deps.onFault(error);
    });
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
    this.#pending.get(table)?.stop.abort();
    this.#pending.delete(table);
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
      if (thought) await this.#carryOut(table, due, thought, thought.chart, isStill);
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
    { player, opponent }: Mover,
    commands: readonly GameCommand[],
    isStill: () => boolean,
  ): Promise<void> {
    for (const command of commands) {
      if (!isStill()) return;
      const answer = await this.#command(table, due, player, command);
      this.#deps.metrics.opponentCommanded(command.type, answer);
      if (answer !== 'ok' && isStill())
        this.#deps.onFailure({ opponent, command: command.type, refusal: answer });
    }
  }

  /** Gives one command in the player's name. Resolves with 'ok' or the refusal. */
  async #command(
    table: OpenTable,
    { game, round }: Due,
    player: PlayerId,
    command: GameCommand,
  ): Promise<string> {
    const alone = { present: [player], company: [player], saw: [] };
    const done = await table.command(player, newId(), command, () => alone, { game, round });
    if (!done.ok) return done.refusal;
    this.#deps.onMove(table, done.feeds);
    return 'ok';
  }

  async #moveAtRandom(table: OpenTable, due: Due, isStill: () => boolean): Promise<void> {
    const players = due.movers.map(({ player }) => player);
    const feeds = await table.actFor(() => (isStill() ? randomMoveOf(table, players) : undefined));
    this.#deps.onMove(table, feeds);
  }
}

/** The commands of a decision: first the reason for the move, if there is one, and then the move. */
function movesOf({ why, move }: Thought): GameCommand[] {
  return [...(why ? [{ type: 'reason' as const, ...why }] : []), ...(move ? [move] : [])];
}
