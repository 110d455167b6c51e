/** The state of the replay: the current frame, and whether it is playing. */
import type { Frame, Review } from '../../../shared/game/views/review.ts';

/**
 * How long a frame is shown, in ms: STEP_MS for a ship's step, TILE_MS for everything else. Both are long enough to
 * read the caption and to see where a storm drives ships.
 */
const STEP_MS = 1_400;
const TILE_MS = 2_000;

export class FilmPlayer {
  readonly review: Review;
  readonly frames: readonly [Frame, ...Frame[]];
  /** The index of the current frame. */
  index = $state(0);
  playing = $state(false);
  readonly frame = $derived.by(() => this.frames[this.index] ?? this.frames[0]);
  readonly last: number;
  readonly atStart = $derived.by(() => this.index === 0);
  readonly atEnd = $derived.by(() => this.index === this.last);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(review: Review) {
    this.review = review;
    this.frames = review.frames;
    this.last = review.frames.length - 1;
  }

  /** Plays from the current frame, or from the start if at the end. */
  play(): void {
    if (this.index >= this.last) this.index = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Stops the replay and shows a frame, so that the viewer has time to look at it. */
  seek(index: number): void {
    this.pause();
    this.index = Math.min(Math.max(index, 0), this.last);
  }

  next(): void {
    this.seek(this.index + 1);
  }

  previous(): void {
    this.seek(this.index - 1);
  }

  /** Goes to the start of the next round. In the last round, goes to the end of the game. */
  nextRound(): void {
    const { round } = this.frame;
    const next = this.frames.find((frame) => frame.round > round);
    this.seek(next?.index ?? this.last);
  }

  /** Goes to the start of the current round or, if the replay is already there, to the start of the previous round. */
  previousRound(): void {
    const earlier = this.frames[this.index - 1]?.round ?? 0;
    const first = this.frames.find((frame) => frame.round === earlier);
    this.seek(first?.index ?? 0);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { type } = this.frame.happening;
    this.#timer = setTimeout(() => this.#advance(), type === 'step' ? STEP_MS : TILE_MS);
  }

  #advance(): void {
    this.index += 1;
    if (this.index < this.last) this.#wait();
    else this.pause();
  }
}
