/** Judges a board on this device: opponents play games on it in workers, and the results are counted. */
import type { Board } from '../../../shared/board/board.ts';
import { JUDGED_GAMES, judgingMatch } from '../../../shared/selfplay/judgement.ts';
import type { Match, Result } from '../../../shared/selfplay/match.ts';
import { NO_GAMES, withResult, type Tally } from '../../../shared/selfplay/tally.ts';

/** The part of the Worker interface that judging uses. */
export interface Thread {
  onmessage: ((event: MessageEvent<Result>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(match: Match): void;
  terminate(): void;
}

const MOST_WORKERS = 4;
/** The results on the page are updated after this many games, because drawing them takes longer than a game. */
const UPDATED_AFTER = 10;

const startWorker = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A worker, and the number of the game that it is playing. */
interface Working {
  readonly thread: Thread;
  game: number | undefined;
}

export class Judging {
  /** The results so far. */
  tally = $state.raw(NO_GAMES);
  /** How many games have been played. `tally` may have a few less. */
  games = $state(0);
  running = $state(false);
  /** Whether a worker has failed. The results so far stay valid. */
  failed = $state(false);
  readonly #board: Board;
  readonly #start: () => Thread;
  #workers: Working[] = [];
  /** The numbers of the games that no worker has begun. */
  #waiting = Array.from({ length: JUDGED_GAMES }, (_, game) => game);
  #counted: Tally = NO_GAMES;

  constructor(board: Board, start: () => Thread = startWorker) {
    this.#board = board;
    this.#start = start;
  }

  get done(): boolean {
    return this.games === JUDGED_GAMES;
  }

  /** Plays the games that are still missing. */
  run(): void {
    if (this.running || this.done) return;
    this.running = true;
    this.failed = false;
    const workers = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
    this.#workers = Array.from({ length: workers }, () => ({ thread: this.#start(), game: undefined }));
    for (const worker of this.#workers) {
      worker.thread.onmessage = ({ data }) => this.#take(worker, data);
      worker.thread.onerror = (event) => {
        event.preventDefault();
        this.stop();
        this.failed = true;
      };
      this.#next(worker);
    }
  }

  /** Stops playing. The results so far stay, and `run` continues with the other games. */
  stop(): void {
    for (const { thread } of this.#workers) thread.terminate();
    this.#waiting.unshift(...this.#workers.flatMap(({ game }) => game ?? []));
    this.#workers = [];
    this.tally = this.#counted;
    this.running = false;
  }

  #next(worker: Working): void {
    worker.game = this.#waiting.shift();
    if (worker.game !== undefined) worker.thread.postMessage(judgingMatch(this.#board, worker.game));
  }

  #take(worker: Working, result: Result): void {
    // A message that a worker sent before it was terminated may still arrive.
    if (!this.#workers.includes(worker)) return;
    worker.game = undefined;
    this.#counted = withResult(this.#counted, result);
    this.games = this.#counted.games;
    if (this.done) this.stop();
    else {
      if (this.games % UPDATED_AFTER === 0) this.tally = this.#counted;
      this.#next(worker);
    }
  }
}
