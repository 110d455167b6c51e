/** A series that is being planned on this device. The players who have a seat take part. */
import type { PlayerId } from '../../../shared/game/game.ts';
import { isSea } from '../../../shared/table/boards.ts';
import { seatedPlayers } from '../../../shared/table/queries.ts';
import type { TableCommand } from '../../../shared/table/commands.ts';
import type { SeriesBoards } from '../../../shared/table/series-record.ts';
import type { Table } from '../../../shared/table/table.ts';
import { moved, orderOf } from './order.ts';

export class SeriesPlan {
  readonly #table: () => Table;
  readonly #chosen: () => string;
  isRandom = $state(true);
  #boards = $state<SeriesBoards>('same');
  sameVariants = $state(true);
  #order = $state.raw<readonly PlayerId[]>([]);
  /** All seated players, in the order chosen so far. */
  readonly order = $derived.by(() => orderOf(this.#order, seatedPlayers(this.#table())));
  /** How the series chooses its boards. A series of new seas begins with a sea, so another board rules it out. */
  readonly boards = $derived.by(() =>
    this.#boards === 'new seas' && !isSea(this.#chosen()) ? 'same' : this.#boards,
  );

  /** @param chosen returns the id of the chosen board */
  constructor(table: () => Table, chosen: () => string) {
    this.#table = table;
    this.#chosen = chosen;
  }

  chooseBoards(boards: SeriesBoards): void {
    this.#boards = boards;
  }

  move(player: PlayerId, by: -1 | 1): void {
    this.#order = moved(this.order, player, by);
  }

  get command(): Extract<TableCommand, { type: 'begin-series' }> {
    const order = this.isRandom ? 'lot' : this.order;
    return { type: 'begin-series', order, boards: this.boards, sameVariants: this.sameVariants };
  }
}
