/**
 * The tables whose game waits for this device, as far as it knows. Their number is the badge on the app's icon and is in
 * the titles of pages. It is stored, because a table still waits after its page is closed.
 */
import { json, list, text } from '../lib/formats.ts';
import { isHeld } from '../lib/held-seats.ts';
import { Persisted } from '../lib/persisted.ts';
import { badge } from './badge.ts';

/** The maximum number of tables to read, which is more than anyone has. */
const MOST_KEPT = 500;

const stored = new Persisted<readonly string[]>({
  key: 'odyssey.waiting',
  fallback: [],
  format: json(list(text(/^[A-Z\d]{4,10}$/), MOST_KEPT)),
});

class WaitingTables {
  /** The codes of the tables. A table where this device no longer holds a seat doesn't count. */
  #codes = $state.raw(read());
  readonly count = $derived(this.#codes.length);

  get codes(): readonly string[] {
    return this.#codes;
  }

  has(code: string): boolean {
    return this.#codes.includes(code);
  }

  /** Records whether the game at a table waits for this device. */
  note(code: string, waits: boolean): void {
    const known = read();
    const codes = [...known.filter((one) => one !== code), ...(waits ? [code] : [])];
    if (known.includes(code) !== waits) stored.value = codes;
    this.#codes = codes;
    badge(codes.length);
  }

  /** The title of a page, after the number of these tables if there are any. */
  titled(title: string): string {
    return this.count > 0 ? `(${this.count}) ${title}` : title;
  }
}

function read(): readonly string[] {
  return stored.value.filter(isHeld);
}

// Created while the app loads, even in a browser that is too old for it and only shows a message.
export const waitingTables = new WaitingTables();
