/**
 * Tracks the fingers on a zoomed board. Two fingers always move the board, one finger only if allowed, and a gesture
 * never ends in a tap.
 */
import { SLACK_PX, type Point } from './geometry.ts';
import { gripOf, type Grip } from './zoom-geometry.ts';

interface Finger {
  readonly id: number;
  readonly at: Point;
}

export interface FingersOptions {
  /** True if this code, instead of the browser, handles gestures on the board. */
  readonly ours: () => boolean;
  /** Whether a single finger may move the board. */
  readonly oneMoves: () => boolean;
  /** Called when a finger goes down or up while other fingers stay down, before any of them moves. */
  readonly oncount: (count: number) => void;
  /**
   * Called when fingers have moved, with their positions when their number last changed and their current positions.
   */
  readonly onmove: (from: Grip, to: Grip) => void;
}

export class Fingers {
  readonly #options: FingersOptions;
  #element: HTMLElement | undefined;
  #down: readonly Finger[] = [];
  /** The positions of the fingers when their number last changed. */
  #from: Grip = gripOf([]);
  /** True if the board has moved since the first finger went down. In that case, the click at the end is not a tap. */
  #moved = false;

  constructor(options: FingersOptions) {
    this.#options = options;
  }

  /** The number of fingers on the element. */
  get count(): number {
    return this.#down.length;
  }

  /** Listens on an element until the signal aborts. Its handlers run before those of the elements inside it. */
  attach(element: HTMLElement, signal: AbortSignal): void {
    this.#element = element;
    element.addEventListener('pointerdown', this.#press, { signal, capture: true });
    element.addEventListener('click', this.#click, { signal, capture: true });
    element.addEventListener('touchstart', this.#touch, { signal, passive: false });
    signal.addEventListener('abort', () => this.#count([]));
  }

  /** Converts a point of the screen to a position in the element. */
  positionOf({ clientX, clientY }: MouseEvent): Point {
    const box = this.#element?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  get #grip(): Grip {
    return gripOf(this.#down.map(({ at }) => at));
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#moved = false;
    if (!this.#options.ours()) return;
    // A primary pointer is the first finger to go down. Other fingers that are still in the list must have gone up
    // without an event, so they are removed.
    const others = event.isPrimary ? [] : this.#down.filter(({ id }) => id !== event.pointerId);
    this.#moved = others.length > 0;
    // Elements inside the board must not react to a second finger.
    if (this.#moved) event.stopPropagation();
    this.#count([...others, { id: event.pointerId, at: this.positionOf(event) }]);
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#down.some(({ id }) => id === event.pointerId)) return;
    // The mouse button was released where the page gets no event, such as in a browser menu.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#up(event);
    const at = this.positionOf(event);
    this.#down = this.#down.map((finger) => (finger.id === event.pointerId ? { ...finger, at } : finger));
    if (this.count === 1 && !this.#options.oneMoves()) return;
    const [from, to] = [this.#from, this.#grip];
    const far = Math.hypot(to.middle.x - from.middle.x, to.middle.y - from.middle.y);
    if (!this.#moved && far < SLACK_PX) return;
    this.#moved = true;
    this.#options.onmove(from, to);
  };

  readonly #up = ({ pointerId }: PointerEvent): void => {
    const others = this.#down.filter(({ id }) => id !== pointerId);
    if (others.length < this.count) this.#count(others);
  };

  #count(down: readonly Finger[]): void {
    this.#down = down;
    this.#from = this.#grip;
    const listen = down.length > 0 ? addEventListener : removeEventListener;
    listen('pointermove', this.#move as EventListener);
    listen('pointerup', this.#up as EventListener);
    listen('pointercancel', this.#up as EventListener);
    this.#options.oncount(down.length);
  }

  /**
   * A click that only ends a gesture must not pick a square. Clicks that come from the keyboard (detail 0) always
   * count.
   */
  readonly #click = (event: MouseEvent): void => {
    if (!this.#moved || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Two-finger gestures are handled by this code even where the browser scrolls the page with one finger. */
  readonly #touch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable && this.#options.ours()) event.preventDefault();
  };
}
