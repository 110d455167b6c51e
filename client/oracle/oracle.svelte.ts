/** The oracle on this device: tells its worker what is announced, and keeps what it has answered. */
import type { Announcement } from './announcements.ts';
import type { Knowledge } from './knowledge.ts';
import type { Answer, Tell } from './reckoner.ts';

/** What is needed of a worker. */
export interface Thread {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Tell): void;
  terminate(): void;
}

/** What could be known after so many announcements. */
interface Known {
  readonly after: number;
  readonly knowledge: Knowledge;
}

/** So often in a row it is started again by itself, before somebody must ask. */
const TRIES = 3;

const startWorker = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class Oracle {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  #game: string | undefined;
  #heard: readonly Announcement[] = [];
  #failures = 0;

  /** What it has answered so far of this game, in the order of the announcements. */
  #answers = $state.raw<readonly Known[]>([]);
  #answered = $state(0);
  #asked = $state(0);
  /** It broke down again and again. */
  failed = $state(false);

  constructor(start: () => Thread = startWorker) {
    this.#start = start;
  }

  /** It has taken into account all that was announced. */
  get ready(): boolean {
    return this.#answered === this.#asked;
  }

  /** What it knows now; while it is at work, what it knew before. */
  get newest(): Knowledge | undefined {
    return this.#answers.at(-1)?.knowledge;
  }

  /** What could be known after so many announcements; undefined while that is being worked out. */
  at(after: number): Knowledge | undefined {
    if (after > this.#answered) return undefined;
    return this.#answers.findLast((answer) => answer.after <= after)?.knowledge;
  }

  /** The newest answer of which something is true. */
  last(isTrue: (knowledge: Knowledge, after: number) => boolean): Known | undefined {
    return this.#answers.findLast(({ knowledge, after }) => isTrue(knowledge, after));
  }

  /**
   * Follows a game.
   * @param heard all its announcements so far, from the first on
   */
  follow(game: string, heard: readonly Announcement[]): void {
    const goesOn = this.#thread && game === this.#game && heard.length >= this.#heard.length;
    const from = goesOn ? this.#heard.length : 0;
    this.#game = game;
    this.#heard = heard;
    if (!goesOn) return this.#begin();
    this.#tell(from);
  }

  /** Starts it again, after it has broken down. */
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
