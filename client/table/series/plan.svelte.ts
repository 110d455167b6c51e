/** A series that is being planned on this device. The players who have a seat take part. */
import type { PlayerId } from '../../../shared/game/game.ts';
import { seatedPlayers } from '../../../shared/table/queries.ts';
import type { SeriesBoards, Table, TableCommand } from '../../../shared/table/table.ts';
import { moved, orderOf } from './order.ts';

export class SeriesPlan {
  readonly #table: () => Table;
  isRandom = $state(true);
  boards = $state<SeriesBoards>('same');
  sameVariants = $state(true);
  #chosen = $state.raw<readonly PlayerId[]>([]);
  /** All seated players, in the order chosen so far. */
  readonly order = $derived.by(() => orderOf(this.#chosen, seatedPlayers(this.#table())));

  constructor(table: () => Table) {
    this.#table = table;
  }

  move(player: PlayerId, by: -1 | 1): void {
    this.#chosen = moved(this.order, player, by);
  }

  get command(): Extract<TableCommand, { type: 'begin-series' }> {
    const order = this.isRandom ? 'lot' : this.order;
    return { type: 'begin-series', order, boards: this.boards, sameVariants: this.sameVariants };
  }
}
