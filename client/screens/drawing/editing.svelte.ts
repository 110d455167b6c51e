/** A board while it is being drawn: the chosen tool, the stroke that is being drawn, undoing, and keeping every change. */
import type { Board } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { Brush } from '../../board/brush.ts';
import { canCopy, copied, resized, type Copy } from '../../seas/editing/copies.ts';
import { faultsOf } from '../../seas/editing/drawn.ts';
import { begun, changed, redone, undone, type History } from '../../seas/editing/history.ts';
import {
  isFixed,
  isPaint,
  move,
  paint,
  strokeFrom,
  tap,
  TOOLS,
  type Tool,
} from '../../seas/editing/tools.ts';
import { ownBoards, type OwnBoard } from '../../seas/own-boards.svelte.ts';

/** How a stroke changes the board with each square that the pointer moves over. */
type Stroke = (board: Board, square: Square) => Board;

/** What was changed last, for screen readers. */
export type Said =
  | { readonly what: 'square'; readonly square: Square }
  /** A start or the Sacred Island stands where something else was to be drawn. */
  | { readonly what: 'fixed'; readonly square: Square }
  | { readonly what: 'whole' };

export class Editing {
  readonly key: string;
  tool = $state<Tool>('woody');
  #history = $state.raw<History<Board>>(begun<Board>(undefined as never));
  /** The board with the stroke that is being drawn. */
  #during = $state.raw<Board | null>(null);
  said = $state.raw<Said | null>(null);

  readonly board: Board = $derived(this.#during ?? this.#history.now);
  readonly faults = $derived(faultsOf(this.board));
  readonly brush: Brush;

  constructor({ key, board }: OwnBoard) {
    this.key = key;
    this.#history = begun(board);
    let stroke: Stroke | undefined;
    let from: Square = 'a1';
    let isTap = true;
    this.brush = new Brush({
      onbegin: (square) => {
        [from, isTap] = [square, true];
        stroke = this.#strokeFrom(square);
        // A start or the Sacred Island waits: it may be carried, or it may be a tap.
        if (!isFixed(this.board, square)) this.#during = stroke(this.board, square);
      },
      onover: (square) => {
        isTap = false;
        if (stroke) this.#during = stroke(this.board, square);
      },
      onend: () => {
        if (isTap) return this.pick(from);
        this.#change(this.board);
        this.said = { what: 'whole' };
      },
      oncancel: () => (this.#during = null),
    });
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** Uses the tool on a square. */
  pick(square: Square): void {
    const before = this.#history.now;
    this.#change(tap(before, square, this.tool));
    const stays = this.#history.now === before && isFixed(before, square);
    this.said = { what: stays ? 'fixed' : 'square', square };
  }

  /** A number key: chooses a tool and, if a square has the focus, uses it there. */
  press(key: string, square: Square | undefined): boolean {
    const tool = TOOLS[Number(key) - 1];
    if (!tool) return false;
    this.tool = tool;
    if (square) this.pick(square);
    return true;
  }

  copy(copy: Copy): void {
    if (canCopy(this.board, copy)) this.#whole(copied(this.board, copy));
  }
  resize(axis: 'columns' | 'rows', by: 1 | -1): void {
    this.#whole(resized(this.board, axis, by));
  }
  /** Each name is a step of its own, so that undoing doesn't undo what was drawn before. */
  rename(name: string): void {
    if (name !== this.board.name) this.#change({ ...this.board, name });
  }

  undo(): void {
    this.#show(undone(this.#history));
  }
  redo(): void {
    this.#show(redone(this.#history));
  }

  /** How a stroke goes on that begins on a square. */
  #strokeFrom(from: Square): Stroke {
    const { tool, board: before } = this;
    if (isFixed(before, from)) return (_, square) => move(before, from, square);
    if (isPaint(tool)) {
      const what = strokeFrom(before, from, tool);
      return (board, square) => paint(board, square, what);
    }
    const own = tool === 'sacred' ? before.sacred : before.starts[tool];
    return (_, square) => (square === own ? before : tap(before, square, tool));
  }

  #whole(board: Board): void {
    this.#change(board);
    this.said = { what: 'whole' };
  }

  #show(history: History<Board>): void {
    this.#history = history;
    this.#during = null;
    this.said = { what: 'whole' };
    this.#keep();
  }

  #change(board: Board): void {
    const before = this.#history;
    this.#history = changed(before, board);
    this.#during = null;
    if (this.#history !== before) this.#keep();
  }

  #keep(): void {
    ownBoards.put({ key: this.key, at: Date.now(), board: this.#history.now });
  }
}
