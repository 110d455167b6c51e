/**
 * Metrics for the operator, in Prometheus format. Labels contain only fixed names, such as those of requests and
 * commands, and refusal codes. No label reveals anything about a table, a player or a secret of a game.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { addTally, addTimes } from './tallies.ts';

/** The upper bounds of the histograms' buckets, in seconds. Appending to a log takes about one millisecond. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The part of the server in which a fault occurred. */
export type FaultPlace =
  | 'request'
  | 'visit'
  | 'clock'
  | 'door'
  | 'sweep'
  | 'damage'
  | 'opponent'
  | 'look'
  | 'fleet'
  | 'push'
  | 'sea';

/**
 * What came of sending a notice: the push service has taken it ('sent'), knows the device no more ('gone'), will never
 * take it ('refused'), is asked again ('retried'), or has been asked too often ('dropped').
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'retried' | 'dropped';

export class Metrics {
  readonly #registry = new Registry();
  readonly #addRequest = this.#tally('requests', 'Requests by name and answer', ['request', 'answer']);
  readonly #addCommand = this.#tally('commands', 'Commands by kind and answer', ['command', 'answer']);
  readonly #faults = this.#counter('faults', 'Server errors by where they occurred', ['place']);
  readonly #limits = this.#counter('limits_hit', 'Requests over a limit, by limit', ['limit']);
  readonly #refusedOrigins = this.#counter('refused_origins', 'Connections from pages of other origins');
  readonly #sweeps = this.#counter('sweeps', 'Sweeps for unvisited tables');
  readonly #sweptTables = this.#counter('swept_tables', 'Tables deleted because nobody visited them');
  readonly #thoughts = this.#counter('thoughts', 'Decisions of opponents by outcome', [
    'opponent',
    'outcome',
  ]);
  readonly #opponentsCommands = this.#counter(
    'opponent_commands',
    'Commands of opponents by kind and answer',
    ['command', 'answer'],
  );
  readonly #thinking = this.#histogram('thought', 'Time from asking an opponent to its decision', [
    'opponent',
  ]);
  readonly #pushes = this.#counter('pushes', 'Requests to push services by outcome', ['outcome']);
  readonly #addAnswer = addTimes(
    this.#registry,
    { name: 'odyssey_answer_seconds', help: 'Time from a request to its answer', label: 'request' },
    BUCKETS,
  );
  readonly #appends = this.#histogram('append', 'Time from a change to its being on disk');

  /**
   * Counts a request and how long it took.
   * @param answer 'ok' or the refusal
   */
  answered(request: string, answer: string, ms: number): void {
    this.#addAnswer(request, ms / 1_000);
    this.#addRequest(request, answer);
  }

  /** Counts a command of a player, which is also counted as a request. */
  commanded(command: string, answer: string): void {
    this.#addCommand(command, answer);
  }

  /** Starts timing a write. Call the returned function when the write has ended. */
  appending(): () => void {
    return this.#appends.startTimer();
  }

  /** Starts timing an opponent's decision. Call the returned function with its outcome. */
  thinking(opponent: string): (outcome: 'move' | 'none' | 'failed') => void {
    const measured = this.#thinking.startTimer({ opponent });
    return (outcome) => {
      measured();
      this.#thoughts.inc({ opponent, outcome });
    };
  }

  /**
   * Counts a command that an opponent has given.
   * @param answer 'ok' or the refusal
   */
  opponentCommanded(command: string, answer: string): void {
    this.#opponentsCommands.inc({ command, answer });
  }

  fault(place: FaultPlace): void {
    this.#faults.inc({ place });
  }

  /**
   * Counts a refusal because of a limit.
   * @param limit the name of the limit
   */
  limitHit(limit: string): void {
    this.#limits.inc({ limit });
  }

  originRefused(): void {
    this.#refusedOrigins.inc();
  }

  swept(tables: number): void {
    this.#sweeps.inc();
    this.#sweptTables.inc(tables);
  }

  /** Counts a request to a push service. */
  pushed(outcome: PushOutcome): void {
    this.#pushes.inc({ outcome });
  }

  /** Adds a gauge whose value is computed whenever the metrics are read. */
  watch(name: 'tables' | 'sockets' | 'waiting_pushes', help: string, count: () => number): void {
    new Gauge({
      name: `odyssey_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(count());
      },
    });
  }

  /** Adds metrics of the process: memory, processor time, event loop lag, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** All metrics as text, and the content type of the text. */
  async show(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name: `odyssey_${name}_total`, help, labelNames, registers: [this.#registry] });
  }

  #tally(name: string, help: string, labels: readonly [string, string]) {
    return addTally(this.#registry, { name: `odyssey_${name}_total`, help, labels });
  }

  #histogram<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Histogram<L> {
    return new Histogram({
      name: `odyssey_${name}_seconds`,
      help,
      labelNames,
      buckets: BUCKETS,
      registers: [this.#registry],
    });
  }
}
