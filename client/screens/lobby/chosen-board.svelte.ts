/**
 * The board of the next game. A choice made on this device is shown at once and saved in the background. The board can
 * be one of the server's, a sea, or one that somebody drew and brought to the table.
 */
import type { Board } from '../../../shared/board/board.ts';
import { writeBoardFile } from '../../../shared/board/packed-board.ts';
import { isSea, ownBoard } from '../../../shared/table/boards.ts';
import { nextBoard } from '../../../shared/table/series.ts';
import type { Table } from '../../../shared/table/table.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { SeaChoice } from '../../seas/sea-choice.svelte.ts';
import { Action, type CommandOf, type CommandSender } from '../../session/action.svelte.ts';
import { Boards } from './boards.svelte.ts';

export class ChosenBoard {
  readonly boards: Boards;
  readonly #table: () => Table;
  readonly #action: Action<CommandOf<'choose-board' | 'choose-own-board'>>;
  /** The board that this device is bringing to the table, while the table doesn't have it yet. */
  #brought = $state.raw<Board | undefined>();

  /** The id of the chosen board. */
  readonly id = $derived.by(() => {
    const sent = this.#action.sent;
    if (sent?.type === 'choose-board') return sent.board;
    return (sent && this.#brought?.id) ?? nextBoard(this.#table());
  });
  /** The chosen board; undefined for a sea, until the server has sent its boards, or if the board is gone. */
  readonly board = $derived.by(() => {
    const [id, brought] = [this.id, this.#brought];
    const found = this.boards.list.find((board) => board.id === id) ?? ownBoard(this.#table(), id);
    return found ?? (brought?.id === id ? brought : undefined);
  });
  /** Whether the chosen board has since been removed from the server. */
  readonly isGone = $derived.by(
    () => this.boards.list.length > 0 && this.board === undefined && !isSea(this.id),
  );
  /** The sea that can be chosen. */
  readonly sea = new SeaChoice(() => this.id);

  constructor(sender: CommandSender, connection: Connection, table: () => Table) {
    this.#table = table;
    this.boards = new Boards(connection);
    this.#action = new Action(sender, { overlap: true });
  }

  choose(board: string): Promise<boolean> {
    this.sea.keep();
    return this.#action.give({ type: 'choose-board', board });
  }

  /** Chooses a board that somebody drew. If the table doesn't have it yet, this device brings it. */
  bring(board: Board): Promise<boolean> {
    if (ownBoard(this.#table(), board.id)) return this.choose(board.id);
    this.sea.keep();
    this.#brought = board;
    return this.#action.give({ type: 'choose-own-board', board: writeBoardFile(board) });
  }
}
