/**
 * Zooms a board with two fingers, a wheel or a button, and pans it with one finger.
 *
 * No library is used, because the libraries we know take over the element's taps and drags, and move the element by a
 * transform without scrolling. With this code, the area around the board scrolls, so that the wheel, the keyboard and
 * screen readers bring squares into view as usual. Only the zooming uses a transform.
 */
import { flushSync } from 'svelte';
import { isStill } from '../lib/motion.ts';
import { Fingers } from './fingers.ts';
import type { Point } from './geometry.ts';
import {
  dragged,
  easyFactor,
  mostOf,
  settled,
  showing,
  WHOLE,
  zoomedAbout,
  type Fit,
  type Place,
  type View,
} from './zoom-geometry.ts';

/** The duration of the zoom animation. */
const EASE_MS = 300;
/**
 * The maximum step of a single wheel event, so that the board doesn't jump with a mouse wheel. Trackpads send smaller
 * steps.
 */
const NOTCH = 25;

/** Safari's own event for two fingers on a trackpad. */
interface GestureEvent extends MouseEvent {
  readonly scale: number;
}

export interface ZoomOptions {
  /** The current size of the area and the board. */
  readonly fit: () => Fit;
  /** Whether the finger on the board is dragging a piece, and so must not move the board. */
  readonly taken: () => boolean;
  /** Called when a second finger touches the board, to cancel a drag or hold by the first finger. */
  readonly oninterrupt: () => void;
}

export class Zoom {
  readonly #options: ZoomOptions;
  /** The zoom factor that the player chose. The current window may allow only a smaller one. */
  #wanted = $state(1);
  readonly factor = $derived.by(() => Math.min(this.#wanted, mostOf(this.#options.fit())));
  /** True while two fingers are on the board. */
  pinching = $state(false);
  /** True while the zoom is animated. */
  easing = $state(false);
  /**
   * True if the browser has zoomed the whole page. The browser then handles all gestures, so that the player can zoom
   * the page out again.
   */
  pageEnlarged = $state(false);

  #room: HTMLElement | undefined;
  /** The view when the gesture began. */
  #from: View = WHOLE;
  readonly #fingers = new Fingers({
    ours: () => !this.pageEnlarged,
    oneMoves: () => this.factor > 1 && !this.#options.taken(),
    oncount: (count) => this.#begin(count),
    onmove: (from, to) => this.#show(dragged(this.#options.fit(), this.#from, from, to)),
  });

  constructor(options: ZoomOptions) {
    this.#options = options;
  }

  /** A Svelte attachment for the scrolling element. */
  readonly attach = (room: HTMLElement): (() => void) => {
    this.#room = room;
    const ends = new AbortController();
    const { signal } = ends;
    this.#fingers.attach(room, signal);
    room.addEventListener('wheel', this.#wheel, { signal, passive: false });
    room.addEventListener('gesturestart', this.#gesture, { signal, passive: false });
    room.addEventListener('gesturechange', this.#gesture, { signal, passive: false });
    const page = globalThis.visualViewport;
    const look = () => (this.pageEnlarged = (page?.scale ?? 1) > 1.01);
    page?.addEventListener('resize', look, { signal });
    look();
    return () => ends.abort();
  };

  /**
   * Toggles between showing the whole board and zooming in on a place, which is given in pixels of the whole board.
   */
  toggle({ x, y }: Point): void {
    if (this.factor > 1) return this.#ease(WHOLE);
    const fit = this.#options.fit();
    this.#ease(showing(fit, { ...WHOLE, factor: easyFactor(fit) }, { x, y, around: Infinity }));
  }

  /** Shows the whole board at once, without an animation. */
  reset(): void {
    this.#wanted = 1;
  }

  /** Scrolls the zoomed board so that a place is visible, but never during a gesture. */
  reveal(place: Place): void {
    if (this.factor === 1 || this.#fingers.count > 0) return;
    const { x, y } = showing(this.#options.fit(), this.#view(), place);
    this.#room?.scrollTo({ left: x, top: y, behavior: isStill() ? 'instant' : 'smooth' });
  }

  #view(): View {
    return { factor: this.factor, x: this.#room?.scrollLeft ?? 0, y: this.#room?.scrollTop ?? 0 };
  }

  #begin(fingers: number): void {
    if (fingers < 2 && this.pinching) this.#wanted = settled(this.#wanted);
    this.pinching = fingers > 1;
    if (this.pinching) this.#options.oninterrupt();
    this.#from = this.#view();
  }

  #show({ factor, x, y }: View): void {
    this.#wanted = factor;
    // The area can scroll only after the new size has been rendered.
    flushSync();
    this.#room?.scrollTo({ left: x, top: y, behavior: 'instant' });
  }

  /** Sets a view at once, and animates the transition on screen. */
  #ease(view: View): void {
    const board = this.#room?.querySelector<HTMLElement>('[data-board]');
    const before = board?.getBoundingClientRect();
    this.#show(view);
    if (!board || !before || isStill()) return;
    const after = board.getBoundingClientRect();
    const [x, y] = [before.left - after.left, before.top - after.top];
    const transform = `translate(${x}px, ${y}px) scale(${(view.factor * before.width) / after.width})`;
    const following = board.animate([{ transform }, {}], { duration: EASE_MS, easing: 'ease-out' });
    this.easing = true;
    following.onfinish = following.oncancel = () => (this.easing = false);
  }

  /**
   * Browsers report a pinch on a trackpad as a wheel event with Ctrl. Wheel events without Ctrl scroll the area
   * natively.
   */
  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey || this.pageEnlarged) return;
    event.preventDefault();
    const by = Math.exp(-Math.max(-NOTCH, Math.min(NOTCH, event.deltaY)) / 100);
    this.#zoom(event, this.factor * by);
  };

  /**
   * Keeps Safari from zooming the page. On touch screens, the handlers of pointer events have already zoomed the board.
   */
  readonly #gesture = (event: Event): void => {
    if (this.pageEnlarged) return;
    event.preventDefault();
    if (this.#fingers.count > 0) return;
    const { scale, type } = event as GestureEvent;
    if (type === 'gesturestart') this.#from = this.#view();
    else this.#zoom(event as GestureEvent, this.#from.factor * scale);
  };

  #zoom(event: MouseEvent, factor: number): void {
    this.#show(zoomedAbout(this.#options.fit(), this.#view(), this.#fingers.positionOf(event), factor));
  }
}
