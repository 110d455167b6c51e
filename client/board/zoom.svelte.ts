/**
 * A board that may be larger than its room: by two fingers, a wheel or a button, and moved by one finger.
 *
 * Ours rather than a library's: those that we know own the element, its taps and its drags, and move it by
 * a transform alone, past the browser's own scrolling. Here the room scrolls, so that wheel, keyboard and
 * screen reader bring squares into sight as everywhere else; only the size is a transform.
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

/** How long the eye takes to follow the button: calm motion. */
const EASE_MS = 300;
/** A notch of a wheel counts for no more than this, so that it does not leap; a trackpad sends less. */
const NOTCH = 25;

/** Safari's own event of two fingers on a trackpad. */
interface GestureEvent extends MouseEvent {
  readonly scale: number;
}

export interface ZoomOptions {
  /** Room and board as they are now. */
  readonly fit: () => Fit;
  /** Whether the finger that is down drags a piece: then it does not move the board. */
  readonly taken: () => boolean;
  /** A second finger came down: a drag or a rest that the first one began is off. */
  readonly oninterrupt: () => void;
}

export class Zoom {
  readonly #options: ZoomOptions;
  /** As it was set; a window that changes may allow less. */
  #wanted = $state(1);
  readonly factor = $derived.by(() => Math.min(this.#wanted, mostOf(this.#options.fit())));
  /** Two fingers are down. */
  pinching = $state(false);
  /** The eye follows the button. */
  easing = $state(false);
  /** The browser has enlarged the whole page: then fingers are left to it, or nobody could make it small again. */
  pageEnlarged = $state(false);

  #room: HTMLElement | undefined;
  /** What was in sight when a gesture began. */
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

  /** For the element that scrolls. */
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

  /** The button: enlarged about a place in pixels of the whole board, and from anywhere back to the whole. */
  toggle({ x, y }: Point): void {
    if (this.factor > 1) return this.#ease(WHOLE);
    const fit = this.#options.fit();
    this.#ease(showing(fit, { ...WHOLE, factor: easyFactor(fit) }, { x, y, around: Infinity }));
  }

  /** The whole board, at once. */
  reset(): void {
    this.#wanted = 1;
  }

  /** Brings a place of the enlarged board into sight, but never under a finger. */
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
    // The room can scroll to the place only when it is there.
    flushSync();
    this.#room?.scrollTo({ left: x, top: y, behavior: 'instant' });
  }

  /** Sets a view at once, and glides there on the screen. */
  #ease(view: View): void {
    const board = this.#room?.querySelector<HTMLElement>('.board');
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

  /** A trackpad's pinch comes as a wheel with Ctrl. Without, the room scrolls by itself. */
  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey || this.pageEnlarged) return;
    event.preventDefault();
    const by = Math.exp(-Math.max(-NOTCH, Math.min(NOTCH, event.deltaY)) / 100);
    this.#zoom(event, this.factor * by);
  };

  /** Safari enlarges the page unless it is told not to. On a touch screen the pointer events have done the rest. */
  readonly #gesture = (event: Event): void => {
    if (this.pageEnlarged) return;
    event.preventDefault();
    if (this.#fingers.count > 0) return;
    const { scale, type } = event as GestureEvent;
    if (type === 'gesturestart') this.#from = this.#view();
    else this.#zoom(event as GestureEvent, this.#from.factor * scale);
  };

  #zoom(event: MouseEvent, factor: number): void {
    this.#show(zoomedAbout(this.#options.fit(), this.#view(), this.#fingers.within(event), factor));
  }
}
