/** The order in which the home page lists the tables of this device. Pure. */
import type { Looked } from '../../../shared/wire/protocol.ts';

export interface HeldTable {
  readonly code: string;
  /** The server's answer about the table; undefined until there is one. */
  readonly looked: Looked | undefined;
}

/** True if the table's game waits for this device. */
export function waitsHere({ looked }: HeldTable): boolean {
  return looked?.turn?.mine ?? false;
}

/**
 * The codes of tables in the order to list them: first those that wait for this device, beginning with the one that has
 * the least time left, and then the others as they come.
 */
export function listed(tables: readonly HeldTable[]): string[] {
  const leftAt = ({ looked }: HeldTable) => looked?.turn?.leftMs ?? Infinity;
  const waiting = tables.filter(waitsHere).sort((a, b) => compare(leftAt(a), leftAt(b)));
  const others = tables.filter((table) => !waitsHere(table));
  return [...waiting, ...others].map(({ code }) => code);
}

/** Compares numbers that may be infinite. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);
