/** Shows new events one after the other on a board, which plays the animation of each. */
import { ToldListeners } from '../../session/told-listeners.ts';
import type { Retold } from './retold.ts';

/** The least time for which an event is shown, in ms, and the time to read each character of its sentences. */
const LEAST_MS = 2_400;
const CHARACTER_MS = 55;

export class Playback {
  /** The events to show. At least one. */
  readonly moments: readonly Retold[];
  index = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);
  /** What the board hears, as if it was happening now. */
  readonly #listeners = new ToldListeners();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(moments: readonly Retold[]) {
    this.moments = moments;
  }

  get moment(): Retold | undefined {
    return this.moments[this.index];
  }

  get isFirst(): boolean {
    return this.index === 0;
  }

  get isLast(): boolean {
    return this.index >= this.moments.length - 1;
  }

  readonly onTold: ToldListeners['add'] = (listener) => this.#listeners.add(listener);

  /** Shows an event now, and what the board plays for it. */
  show(index: number): void {
    this.index = Math.max(0, Math.min(index, this.moments.length - 1));
    const { moment } = this;
    if (moment) this.#listeners.tell({ ...moment.heard, catchingUp: false });
    clearTimeout(this.#timer);
    if (this.playing) this.#goOn();
  }

  /** Begins to go on by itself. At the end, starts again at the first event. */
  play(): void {
    this.playing = true;
    if (this.isLast) this.show(0);
    else this.#goOn();
  }

  /** Stays at the event that is shown. */
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.isLast) {
      this.playing = false;
      return;
    }
    const length = this.moment?.sentences.join(' ').length ?? 0;
    this.#timer = setTimeout(() => this.show(this.index + 1), Math.max(LEAST_MS, length * CHARACTER_MS));
  }
}
