/** The oracle on this device: sends announcements to its worker and stores the answers. */
import type { Announcement } from './announcements.ts';
import type { Knowledge } from './knowledge.ts';
import type { Answer, Tell } from './reckoner.ts';

/** The part of the Worker interface that the oracle uses. */
export interface Thread {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Tell): void;
  terminate(): void;
}

/** What could be known after a certain number of announcements. */
interface Known {
  readonly after: number;
  readonly knowledge: Knowledge;
}

/** How many times in a row the oracle restarts automatically. After that, the player has to restart it. */
const TRIES = 3;

const startWorker = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class Oracle {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  #game: string | undefined;
  #heard: readonly Announcement[] = [];
  #failures = 0;

  /** The answers for the current game, in the order of the announcements. */
  #answers = $state.raw<readonly Known[]>([]);
  #answered = $state(0);
  #asked = $state(0);
  /** True if the oracle has failed so often that the player has to restart it. */
  failed = $state(false);

  constructor(start: () => Thread = startWorker) {
    this.#start = start;
  }

  /** True if the oracle has answered all announcements so far. */
  get ready(): boolean {
    return this.#answered === this.#asked;
  }

  /** The newest answer. While the oracle is still computing, the answer may be behind the game. */
  get newest(): Knowledge | undefined {
    return this.#answers.at(-1)?.knowledge;
  }

  /** What could be known after a number of announcements. Undefined if that hasn't been computed yet. */
  at(after: number): Knowledge | undefined {
    if (after > this.#answered) return undefined;
    return this.#answers.findLast((answer) => answer.after <= after)?.knowledge;
  }

  /** The newest answer that meets a condition. */
  last(isTrue: (knowledge: Knowledge, after: number) => boolean): Known | undefined {
    return this.#answers.findLast(({ knowledge, after }) => isTrue(knowledge, after));
  }

  /**
   * Starts to follow a game, or continues if the oracle already follows it.
   * @param heard all announcements of the game so far
   */
  follow(game: string, heard: readonly Announcement[]): void {
    const continues = this.#thread && game === this.#game && heard.length >= this.#heard.length;
    const from = continues ? this.#heard.length : 0;
    this.#game = game;
    this.#heard = heard;
    if (!continues) return this.#begin();
    this.#tell(from);
  }

  /** Restarts the oracle after a failure. */
  again(): void {
    this.#failures = 0;
    this.#begin();
  }

  close(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
  }

  #begin(): void {
    this.close();
    this.failed = false;
    this.#answers = [];
    this.#answered = 0;
    this.#thread = this.#start();
    this.#thread.onmessage = ({ data }) => this.#take(data);
    this.#thread.onerror = (event) => {
      event.preventDefault();
      this.#breakDown();
    };
    this.#tell(0);
  }

  #tell(from: number): void {
    const told = this.#heard.slice(from);
    this.#asked = this.#heard.length;
    if (told.length > 0 && this.#game !== undefined)
      this.#thread?.postMessage({ game: this.#game, from, told });
  }

  #take({ game, after, knowledge }: Answer): void {
    if (game !== this.#game) return;
    this.#answered = after;
    if (knowledge) this.#answers = [...this.#answers, { after, knowledge }];
    if (this.ready) this.#failures = 0;
  }

  #breakDown(): void {
    this.#failures++;
    if (this.#failures < TRIES) return this.#begin();
    this.close();
    this.failed = true;
  }
}
