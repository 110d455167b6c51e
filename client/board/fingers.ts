/** Fingers on a board that may be moved: two move it at once, one when it may, and no gesture ends in a tap. */
import { SLACK_PX, type Point } from './geometry.ts';
import { gripOf, type Grip } from './zoom-geometry.ts';

interface Finger {
  readonly id: number;
  readonly at: Point;
}

export interface FingersOptions {
  /** Whether gestures on the board are handled here just now, and not left to the browser. */
  readonly ours: () => boolean;
  /** Whether one finger, the one that is down, may move the board. */
  readonly oneMoves: () => boolean;
  /** A finger came down or went up and others are still down: called before any of them moves. */
  readonly oncount: (count: number) => void;
  /** The fingers have moved; their places are told, and where they were when the last one came or went. */
  readonly onmove: (from: Grip, to: Grip) => void;
}

export class Fingers {
  readonly #options: FingersOptions;
  #element: HTMLElement | undefined;
  #down: readonly Finger[] = [];
  /** Where the fingers were when the last one came down or went up. */
  #from: Grip = gripOf([]);
  /** The board has been moved since the first finger came down: the click at the end is no tap. */
  #moved = false;

  constructor(options: FingersOptions) {
    this.#options = options;
  }

  /** How many are down. */
  get count(): number {
    return this.#down.length;
  }

  /** Hears the fingers on an element before anything in it does, until the signal. */
  attach(element: HTMLElement, signal: AbortSignal): void {
    this.#element = element;
    element.addEventListener('pointerdown', this.#press, { signal, capture: true });
    element.addEventListener('click', this.#click, { signal, capture: true });
    element.addEventListener('touchstart', this.#touch, { signal, passive: false });
    signal.addEventListener('abort', () => this.#count([]));
  }

  /** A point of the screen, from the element's corner. */
  within({ clientX, clientY }: MouseEvent): Point {
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
    // A primary pointer is the only one of its kind: one that is still noted went up without telling.
    const others = event.isPrimary ? [] : this.#down.filter(({ id }) => id !== event.pointerId);
    this.#moved = others.length > 0;
    // Nothing in the element hears of a second finger.
    if (this.#moved) event.stopPropagation();
    this.#count([...others, { id: event.pointerId, at: this.within(event) }]);
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#down.some(({ id }) => id === event.pointerId)) return;
    // The mouse button went up where the page hears nothing, as in a menu of the browser.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#up(event);
    const at = this.within(event);
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

  /** A click that only ends a gesture picks nothing; one by keyboard (no detail) always does. */
  readonly #click = (event: MouseEvent): void => {
    if (!this.#moved || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Where the browser scrolls the page with one finger, a gesture of two is still handled here. */
  readonly #touch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable && this.#options.ours()) event.preventDefault();
  };
}
