/** Compares players' names. Pure. */
import type { Player } from '../../shared/table/table.ts';

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase();

/** Whether another player already has this name, ignoring case and similar differences of spelling. */
export function nameTaken(name: string, others: readonly Pick<Player, 'name'>[]): boolean {
  return others.some((other) => plain(other.name) === plain(name));
}
