/** What pointers do on a board: picking squares, holding, dragging and drawing, in the board's own units. */
import type { Board } from '../../shared/board/board.ts';
import { makeSquare, type Square } from '../../shared/board/squares.ts';
import type { Brush } from './brush.ts';
import type { Drag } from './drag.svelte.ts';
import { nearestPiece, UNIT, type Piece, type PlacedPiece, type Point } from './geometry.ts';
import { Hold } from './hold.ts';

/** The values and callbacks of the board's component. They are read each time they are needed. */
interface Sources<P extends Piece> {
  readonly board: () => Board;
  readonly placed: () => readonly PlacedPiece<P>[];
  readonly drag: () => Drag | undefined;
  readonly brush: () => Brush | undefined;
  /** The element that covers the squares. */
  readonly face: () => HTMLElement;
  /** Whether a point of the screen lies on the visible part of the board. */
  readonly inSight: (point: Point) => boolean;
  readonly onpick: (square: Square, piece: P | undefined) => void;
  /** Called when a pointer is held on a square; undefined if holding does nothing. */
  readonly onhold: () => ((square: Square) => void) | undefined;
  readonly onhover: (square: Square | null) => void;
}

export class BoardPointer<P extends Piece> {
  readonly #sources: Sources<P>;
  readonly #hold = new Hold();

  constructor(sources: Sources<P>) {
    this.#sources = sources;
  }

  /** Lets a drag or brush find squares on this board. Returns a function that cancels what began here. */
  follow(tool: Drag | Brush | undefined): () => void {
    tool?.attach((point) => this.#squareAt(point));
    return () => {
      this.#hold.cancel();
      tool?.cancel();
    };
  }

  /** Converts a point on the screen to board units. */
  unitsAt({ x, y }: Point): Point {
    const { columns, rows } = this.#sources.board();
    const box = this.#sources.face().getBoundingClientRect();
    return {
      x: ((x - box.left) / box.width) * columns * UNIT,
      y: ((y - box.top) / box.height) * rows * UNIT,
    };
  }

  /** The visible square at a point, or null outside the board. */
  #squareAt(point: Point): Square | null {
    if (!this.#sources.inSight(point)) return null;
    const { x, y } = this.unitsAt(point);
    const place = { column: Math.floor(x / UNIT), row: Math.floor(y / UNIT) };
    return makeSquare(this.#sources.board(), place) ?? null;
  }

  #pieceAt(square: Square, event: MouseEvent): P | undefined {
    // A key press has no position, so it selects the square and not a particular piece.
    if (event.detail === 0 && event.type === 'click') return undefined;
    const point = this.unitsAt({ x: event.clientX, y: event.clientY });
    return nearestPiece(this.#sources.placed(), square, point);
  }

  press(square: Square, event: PointerEvent): void {
    this.#sources.brush()?.press(square, event);
    const onhold = this.#sources.onhold();
    if (onhold) this.#hold.press(event, () => onhold(square));
    const piece = this.#pieceAt(square, event);
    if (piece?.movable) this.#sources.drag()?.press(piece.key, event);
  }

  /** A second finger turns the touch into a gesture, so any drag or hold ends. */
  interrupt(): void {
    this.#hold.cancel();
    this.#sources.drag()?.cancel();
    this.#sources.brush()?.cancel();
  }

  /** Prevents the context menu when a finger rests on the board. */
  noMenu(event: MouseEvent): void {
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (this.#sources.onhold() && isTouch) event.preventDefault();
  }

  /** Touch is ignored here, because a finger can't hover. */
  hover({ pointerType, target }: PointerEvent): void {
    const over = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
    if (pointerType === 'mouse')
      this.#sources.onhover((over?.dataset['square'] as Square | undefined) ?? null);
  }

  pick(square: Square, event: MouseEvent): void {
    const { drag, brush } = this.#sources;
    if (this.#hold.swallowClick() || drag()?.swallowClick() || brush()?.swallowClick()) return;
    this.#sources.onpick(square, this.#pieceAt(square, event));
  }
}
