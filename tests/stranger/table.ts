/** The picture of the table that its log gives. */
import type { TableEvent } from './events.ts';
import { expectSame, expectThat, present } from './finding.ts';
import type { Outcome, Side, Variants } from './shapes.ts';

/** The game that the table's log names last. */
export interface GameAtTable {
  id: string;
  board: string;
  poseidon: string;
  navigators: string[];
  /** `undefined` while it runs, `null` if it was abandoned. */
  outcome: Outcome | null | undefined;
}

export class Table {
  code: string | null = null;
  board: string | null = null;
  /** Unknown until somebody has chosen: the page does not say what a new table has. */
  variants: Variants | null = null;
  readonly names = new Map<string, string>();
  readonly seats = new Map<string, Side | null>();
  game: GameAtTable | null = null;

  get isRunning(): boolean {
    return this.game !== null && this.game.outcome === undefined;
  }

  on(side: Side): string[] {
    return [...this.seats].filter(([, seat]) => seat === side).map(([player]) => player);
  }

  fold(event: TableEvent): void {
    expectThat(
      (event.type === 'made') === (this.code === null),
      `${event.type} where made belongs, or again`,
    );
    switch (event.type) {
      case 'made':
        [this.code, this.board] = [event.code, event.board];
        break;
      case 'joined':
        this.seats.set(event.player, null);
        this.names.set(event.player, event.name);
        break;
      case 'renamed':
        this.names.set(event.player, event.name);
        break;
      case 'sat':
        expectThat(this.seats.has(event.player), 'a stranger sat down');
        this.seats.set(event.player, event.seat);
        break;
      case 'board-chosen':
        this.board = event.board;
        break;
      case 'variants-chosen':
        this.variants = event.variants;
        break;
      case 'game-began':
        this.#begin(event);
        break;
      case 'game-ended':
        expectThat(this.isRunning && this.game?.id === event.game, 'a game ended that did not run');
        present(this.game, 'no game').outcome = event.outcome;
        break;
      case 'left':
        this.seats.delete(event.player);
        this.names.delete(event.player);
    }
  }

  #begin(event: TableEvent & { type: 'game-began' }): void {
    expectThat(!this.isRunning, 'a game began while another ran');
    expectSame(event.board, this.board, 'the board of the new game');
    expectSame([event.poseidon], this.on('poseidon'), 'who plays Poseidon');
    expectSame([...event.navigators].sort(), this.on('navigators').sort(), 'the Navigators of the new game');
    const { game: id, board, poseidon, navigators } = event;
    this.game = { id, board, poseidon, navigators, outcome: undefined };
  }
}
