/**
 * Handles the dragging of a single piece. A board and the tray beside it share this object, so a piece can be dragged
 * from one to the other.
 */
import type { Square } from '../../shared/board/squares.ts';
import { SLACK_PX, type Point } from './geometry.ts';

/** Finds the square at a point of the screen, or null outside the board. */
export type Locate = (point: Point) => Square | null;

export class Drag {
  /** The key of the dragged piece, once the pointer has moved far enough. */
  key = $state<string | null>(null);
  /** The position of the pointer, in client pixels. */
  point = $state.raw<Point>({ x: 0, y: 0 });
  /** The square under the pointer. */
  over = $state<Square | null>(null);

  readonly #ondrop: (key: string, square: Square | null) => void;
  #locate: Locate = () => null;
  #pressed: { key: string; pointer: number; from: Point } | null = null;
  /** Set when a drag ends, so that the click after it is not treated as a tap. */
  #justDropped = false;

  /** @param ondrop called when a piece is dropped; null means outside the board */
  constructor(ondrop: (key: string, square: Square | null) => void) {
    this.#ondrop = ondrop;
  }

  /** Sets the function that finds the square at a point. Called by the board. */
  attach(locate: Locate): void {
    this.#locate = locate;
  }

  /** Called when a pointer presses a piece. The press may become a drag. */
  press(key: string, event: PointerEvent): void {
    // A second finger doesn't end the drag of the first finger.
    if (event.button !== 0 || (this.#pressed && !event.isPrimary)) return;
    this.#justDropped = false;
    this.#pressed = { key, pointer: event.pointerId, from: { x: event.clientX, y: event.clientY } };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#lost);
    addEventListener('keydown', this.#escape);
  }

  /** Whether a pointer is pressing a piece. */
  get pressed(): boolean {
    return this.#pressed !== null;
  }

  /** Cancels the drag. The piece stays where it was. */
  cancel(): void {
    this.#pressed = null;
    this.key = null;
    this.over = null;
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#lost);
    removeEventListener('keydown', this.#escape);
  }

  /** Whether the current click only ends a drag and so must be ignored. Returns true only once per drag. */
  swallowClick(): boolean {
    const swallow = this.#justDropped;
    this.#justDropped = false;
    return swallow;
  }

  readonly #move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    // The mouse button was released where the page gets no event, such as in a browser menu.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.cancel();
    const point = { x: event.clientX, y: event.clientY };
    if (this.key === null && Math.hypot(point.x - pressed.from.x, point.y - pressed.from.y) < SLACK_PX)
      return;
    this.key = pressed.key;
    this.point = point;
    this.over = this.#locate(point);
  };

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pressed?.pointer) return;
    const { key, over } = this;
    this.cancel();
    if (key === null) return;
    this.#justDropped = true;
    // If the drop causes a click, that click follows at once. A click that comes later, or after a new press, is a tap.
    const forget = () => (this.#justDropped = false);
    setTimeout(forget, 50);
    addEventListener('pointerdown', forget, { capture: true, once: true });
    this.#ondrop(key, over);
  };

  readonly #lost = (event: PointerEvent): void => {
    if (event.pointerId === this.#pressed?.pointer) this.cancel();
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.cancel();
  };
}
