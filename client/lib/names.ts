/** Compares players' names. Pure (no side effects). */
import type { Player } from '../../shared/table/table.ts';

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase();

/** True if another player already has this name, or one that differs only in case or similar details of spelling. */
export function nameTaken(name: string, others: readonly Pick<Player, 'name'>[]): boolean {
  return others.some((other) => plain(other.name) === plain(name));
}
