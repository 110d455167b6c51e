/** What this device has chosen about notices: at which tables, and when it wants none. Stored in the browser. */
import { untrack } from 'svelte';
import { json, list, object, oneOf, orElse, text } from '../lib/formats.ts';
import { heldTables } from '../lib/held-seats.ts';
import { Persisted } from '../lib/persisted.ts';
import { quietTimes, type QuietTimes } from './worker-settings.ts';

interface Chosen {
  /** The codes of the tables that this device wants notices of. */
  readonly tables: readonly string[];
  /** When this device wants no notices; null if it always wants them. */
  readonly quiet: QuietTimes | null;
  /** Set if the player has declined the offer. It is then no longer made. */
  readonly declined?: true;
}

/** More tables than anyone has. */
const MOST_TABLES = 500;

const NOTHING: Chosen = { tables: [], quiet: null };
const stored = new Persisted<Chosen>({
  key: 'odyssey.notices',
  fallback: NOTHING,
  format: json(
    object<Chosen>(
      {
        tables: list(text(/^[A-Z\d]{4,10}$/), MOST_TABLES),
        quiet: orElse(quietTimes, null),
        declined: oneOf([true]),
      },
      ['declined'],
    ),
  ),
});

class ChosenNotices {
  #now = $state.raw(stored.value);

  /** True if this device wants notices of this table, or of any table if no code is given. */
  at(code?: string): boolean {
    return this.#tables.some((one) => code === undefined || one === code);
  }

  get quiet(): QuietTimes | null {
    return this.#now.quiet;
  }

  get declined(): boolean {
    return this.#now.declined === true;
  }

  turn(code: string, on: boolean): void {
    const others = this.#tables.filter((one) => one !== code);
    this.#keep({ tables: on ? [...others, code] : others });
  }

  beQuiet(quiet: QuietTimes | null): void {
    this.#keep({ quiet });
  }

  decline(): void {
    this.#keep({ declined: true });
  }

  /** Reads the storage again, because another tab may have changed it. */
  read(): void {
    const now = stored.value;
    // Whatever depends on the choice must not run again if nothing has changed.
    if (JSON.stringify(now) !== JSON.stringify(untrack(() => this.#now))) this.#now = now;
  }

  /** Only tables where this device still holds a seat count. */
  get #tables(): readonly string[] {
    const held = new Set(heldTables().map(({ code }) => code));
    return this.#now.tables.filter((code) => held.has(code));
  }

  #keep(changes: Partial<Chosen>): void {
    this.read();
    stored.value = { ...this.#now, tables: this.#tables, ...changes };
    this.read();
  }
}

export const chosenNotices = new ChosenNotices();
