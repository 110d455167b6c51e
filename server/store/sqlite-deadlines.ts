/** The deadlines in the SQLite store. */
import { soundRow, type Stored } from './rows.ts';
import { put, rowOf, type Statements } from './statements.ts';
import type { DeadlineRow, Store } from './store-interface.ts';

export class SqliteDeadlines {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  /** Replaces the deadline of a table, or removes it (null). Call it only in a transaction. */
  set(table: string, deadline: DeadlineRow | null): void {
    const { setDeadline, eraseDeadline } = this.#statements;
    if (deadline) put(setDeadline, table, deadline.turn, deadline.endsAt, deadline.ofMs);
    else eraseDeadline.run(table);
  }

  /** See Store.deadline. If the row is damaged, it is not found, and the turn then gets its whole time again. */
  of(table: string): DeadlineRow | undefined {
    const stored = rowOf<Stored<DeadlineRow>>(this.#statements.deadlineOf, table);
    return stored && soundRow<DeadlineRow>(stored);
  }

  /** See Store.dueTables. A damaged row may make a table due that isn't. */
  due({ endedBy, begunAfter }: Parameters<Store['dueTables']>[0]): string[] {
    const rows = this.#statements.dueTables.all(endedBy, begunAfter) as unknown as { code: string }[];
    return rows.map(({ code }) => code);
  }
}
