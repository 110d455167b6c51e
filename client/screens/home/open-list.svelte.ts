/** The list of open tables, as the server last sent it. It is requested again and again while the page is visible. */
import type { Listing } from '../../../shared/table/listing.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { tokensAt } from '../../lib/held-seats.ts';
import { language } from '../../text/catalogue.svelte.ts';

/** The time between two requests, in ms. */
const AGAIN_MS = 10_000;

export class OpenList {
  /** The open tables, without those where this device holds a seat: they are in the list of its own tables. */
  tables = $state.raw<readonly Listing[]>([]);
  readonly #connection: Connection;
  readonly #stop: () => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(connection: Connection) {
    this.#connection = connection;
    const look = () => void this.#look();
    const stopListening = connection.onConnected(look);
    document.addEventListener('visibilitychange', look);
    this.#stop = () => {
      stopListening();
      document.removeEventListener('visibilitychange', look);
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#waiting);
    this.#stop();
  }

  async #look(): Promise<void> {
    clearTimeout(this.#waiting);
    if (document.visibilityState !== 'visible' || this.#connection.status !== 'connected') return;
    const answer = await this.#connection.ask('open-tables', {});
    if (this.#isClosed) return;
    if (answer?.ok) {
      const others = answer.tables.filter(({ code }) => tokensAt(code).length === 0);
      // The texts are loaded only if there is something to show.
      if (others.length > 0) await language.need('tables').catch(() => undefined);
      if (this.#isClosed) return;
      this.tables = others;
    }
    // Stop if the server lists no tables, or if it is too old to know the request.
    const isOver = answer && (answer.ok ? !answer.offered : answer.waitMs === undefined);
    if (isOver) return this.close();
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#look(), answer?.ok ? AGAIN_MS : (answer?.waitMs ?? AGAIN_MS));
  }
}
