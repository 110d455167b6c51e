/** The film of a game: which frame is shown, and whether it runs. */
import type { Frame } from '../../../shared/game/views/review.ts';

/** How long a frame stays, in milliseconds: a storm needs a second look, and a caption time. */
const STEP_MS = 1_400;
const TILE_MS = 2_000;

export class FilmPlayer {
  readonly frames: readonly [Frame, ...Frame[]];
  /** The index of the frame that is shown. */
  index = $state(0);
  playing = $state(false);
  readonly frame = $derived.by(() => this.frames[this.index] ?? this.frames[0]);
  readonly last: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: readonly [Frame, ...Frame[]]) {
    this.frames = frames;
    this.last = frames.length - 1;
  }

  /** Runs on from here, or from the beginning if it is at its end. */
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

  /** Stops and shows a frame: what somebody looks at must not run away. */
  seek(index: number): void {
    this.pause();
    this.index = Math.min(Math.max(index, 0), this.last);
  }

  /** To the beginning of the round after this one, or to the end. */
  nextRound(): void {
    const { round } = this.frame;
    const next = this.frames.find((frame) => frame.round > round);
    this.seek(next?.index ?? this.last);
  }

  /** To the beginning of this round, or of the one before if it is there already. */
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
