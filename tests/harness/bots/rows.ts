/** Counts how often each pairing played, and with what results. */
import type { Rung } from '../../../shared/opponents/opponents.ts';

export const CREWS: Readonly<Record<Rung, string>> = { 1: 'by eye', 2: 'by reminders', 3: 'by the stars' };
export const POSEIDONS: Readonly<Record<Rung, string>> = { 1: 'moody', 2: 'cunning', 3: 'wrathful' };

/** The results of all games of one pairing. */
export interface Row {
  /** Describes the crew: by its strength, or by saying that several opponents play together. */
  readonly crew: string;
  readonly poseidon: string;
  games: number;
  refused: number;
  unfinished: number;
}

/**
 * One row for each pairing that was played. Rows with a crew of one strength come first, the weakest first, and then
 * all other rows.
 */
export class Rows implements Iterable<Row> {
  readonly #rows = new Map<string, Row>();

  of(crew: string, poseidon: string): Row {
    const name = `${crew} / ${poseidon}`;
    const row = this.#rows.get(name) ?? { crew, poseidon, games: 0, refused: 0, unfinished: 0 };
    this.#rows.set(name, row);
    return row;
  }

  [Symbol.iterator](): Iterator<Row> {
    const place = (names: Readonly<Record<Rung, string>>, name: string) => {
      const found = Object.values(names).indexOf(name);
      return found < 0 ? Object.values(names).length : found;
    };
    return [...this.#rows.values()]
      .sort(
        (a, b) =>
          place(CREWS, a.crew) - place(CREWS, b.crew) ||
          a.crew.localeCompare(b.crew) ||
          place(POSEIDONS, a.poseidon) - place(POSEIDONS, b.poseidon),
      )
      .values();
  }
}
