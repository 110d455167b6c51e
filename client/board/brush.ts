/** Handles drawing on a board: a pointer that is pressed on a square, and moved over others. */
import { makeSquare, placeOf, type Square } from '../../shared/board/squares.ts';
import type { Locate } from './drag.svelte.ts';

interface Strokes {
  readonly onbegin: (square: Square) => void;
  /** Called for each further square that the pointer moves over, and for those that a fast pointer skipped. */
  readonly onover: (square: Square) => void;
  readonly onend: () => void;
  /** Called when the stroke must have no effect, because a second finger turned it into a gesture. */
  readonly oncancel: () => void;
}

export class Brush {
  readonly #strokes: Strokes;
  #locate: Locate = () => null;
  /** The pointer and its last square. It is null while the pointer is off the board. */
  #pressed: { readonly pointer: number; readonly square: Square | null } | null = null;
  /** Set when a stroke ends, so that the click after it is not treated as a tap. */
  #justDrawn = false;

  constructor(strokes: Strokes) {
    this.#strokes = strokes;
  }

  /** Sets the function that finds the square at a point. Called by the board. */
  attach(locate: Locate): void {
    this.#locate = locate;
  }

  /** Whether a pointer is drawing. */
  get pressed(): boolean {
    return this.#pressed !== null;
  }

  press(square: Square, event: PointerEvent): void {
    if (event.button !== 0 || this.#pressed) return;
    this.#pressed = { pointer: event.pointerId, square };
    this.#justDrawn = false;
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#lost);
    this.#strokes.onbegin(square);
  }

  /** Takes the stroke back. */
  cancel(): void {
    if (!this.#pressed) return;
    this.#release();
    this.#strokes.oncancel();
  }

  /** Whether the current click only ends a stroke and so must be ignored. Returns true only once per stroke. */
  swallowClick(): boolean {
    const swallow = this.#justDrawn;
    this.#justDrawn = false;
    return swallow;
  }

  #release(): void {
    this.#pressed = null;
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#lost);
  }

  readonly #move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (event.pointerId !== pressed?.pointer) return;
    // The mouse button was released where the page gets no event, such as in a browser menu.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#up(event);
    const square = this.#locate({ x: event.clientX, y: event.clientY });
    if (square === pressed.square) return;
    this.#pressed = { ...pressed, square };
    const way = square && pressed.square ? lineBetween(pressed.square, square) : [square];
    for (const one of way) if (one) this.#strokes.onover(one);
  };

  readonly #up = ({ pointerId }: PointerEvent): void => {
    if (pointerId !== this.#pressed?.pointer) return;
    this.#release();
    this.#justDrawn = true;
    // If the stroke causes a click, that click follows at once. A click that comes later is a tap.
    setTimeout(() => (this.#justDrawn = false), 50);
    this.#strokes.onend();
  };

  readonly #lost = ({ pointerId }: PointerEvent): void => {
    if (pointerId === this.#pressed?.pointer) this.cancel();
  };
}

/** The squares on the way from a square to another one, without the first. */
function lineBetween(from: Square, to: Square): Square[] {
  const [a, b] = [placeOf(from), placeOf(to)];
  const steps = Math.max(Math.abs(b.column - a.column), Math.abs(b.row - a.row));
  const between = (start: number, end: number, at: number) =>
    Math.round(start + ((end - start) * at) / steps);
  return Array.from({ length: steps }, (_, at) => ({
    column: between(a.column, b.column, at + 1),
    row: between(a.row, b.row, at + 1),
  }))
    .map((place) => makeSquare({ columns: Infinity, rows: Infinity }, place))
    .filter((square) => square !== undefined);
}
