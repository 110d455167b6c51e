/**
 * Draws seas in a worker, so that the page stays responsive. A sea's id stands for its board for ever, so boards that
 * were drawn are kept.
 */
import type { Board } from '../../shared/board/board.ts';

/** The worker's answer: the board of a sea, or undefined if the sea can't be drawn. */
export interface Drawn {
  readonly id: string;
  readonly board: Board | undefined;
}

/** The part of the Worker interface that is used here. */
export interface Thread {
  onmessage: ((event: MessageEvent<Drawn>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(id: string): void;
  terminate(): void;
}

/** The maximum number of boards that are kept. */
const MOST_KEPT = 60;

/** Settles the promise of a sea that is being drawn. */
interface Waiting {
  readonly resolve: (board: Board) => void;
  readonly reject: (reason: Error) => void;
}

export class Drawing {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  readonly #kept = new Map<string, Promise<Board>>();
  readonly #waiting = new Map<string, Waiting>();

  constructor(start: () => Thread) {
    this.#start = start;
  }

  /** The board of a sea. Rejects if the sea can't be drawn on this device; the next call then tries again. */
  drawn(id: string): Promise<Board> {
    const kept = this.#kept.get(id);
    if (kept) return kept;
    const board = new Promise<Board>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#kept.set(id, board);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) break;
      if (!this.#waiting.has(oldest)) this.#kept.delete(oldest);
    }
    this.#thread ??= this.#begin();
    this.#thread.postMessage(id);
    return board;
  }

  #begin(): Thread {
    const thread = this.#start();
    thread.onmessage = ({ data }) => this.#settle(data);
    // The worker can fail to load, for example after an update of the server.
    thread.onerror = (event) => {
      event.preventDefault();
      thread.terminate();
      this.#thread = undefined;
      for (const id of [...this.#waiting.keys()]) this.#settle({ id, board: undefined });
    };
    return thread;
  }

  #settle({ id, board }: Drawn): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (board) return waiting?.resolve(board);
    this.#kept.delete(id);
    waiting?.reject(new Error(`the sea ${id} could not be drawn`));
  }
}
