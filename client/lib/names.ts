/** Names of players, as people tell them apart. Pure. */
import type { Player } from '../../shared/table/table.ts';

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase();

/** Whether one of the others has this name already, however it is written. */
export function nameTaken(name: string, others: readonly Pick<Player, 'name'>[]): boolean {
  return others.some((other) => plain(other.name) === plain(name));
}
