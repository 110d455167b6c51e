/**
 * The animation that is playing on a board. It never blocks the game: it ends by itself, or when the player taps or
 * presses a key.
 */
import type { Scene } from './scenes.ts';

/** The duration of each scene, in ms. */
const LONG_MS: Readonly<Record<Scene['what'], number>> = {
  storm: 1_500,
  'great-storm': 1_900,
  monster: 1_900,
  maelstrom: 1_400,
  arrival: 1_700,
};
/** The scene that decides a game is longer, because it contains text. */
const DECIDING_MS = 2_400;
/** The duration of the still picture that replaces a scene when reduced motion is wanted. */
const STILL_MS = 1_000;
/** How long a scene that is ended early takes to fade out, in ms. */
const FADE_MS = 140;

export interface Playing {
  /** A unique id, so that two identical scenes in a row are both played. */
  readonly id: number;
  readonly scene: Scene;
  /** The duration of the scene, in ms. */
  readonly long: number;
}

export class Theatre {
  playing = $state.raw<Playing | null>(null);
  /** True if the scene was ended early and is fading out. */
  leaving = $state(false);
  /** The scene to play next. Only the newest is stored, because otherwise animations would fall behind the game. */
  #waiting: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = 0;
  readonly #isStill: () => boolean;

  /** @param isStill whether reduced motion is wanted */
  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** Plays a scene now, or after the current one. */
  show(scene: Scene): void {
    if (this.playing && !this.leaving) this.#waiting = scene;
    else this.#begin(scene);
  }

  /** Called when the player moves on. Fades the current scene out and drops the next one. */
  leave(): void {
    this.#waiting = null;
    if (!this.playing || this.leaving) return;
    this.leaving = true;
    this.#end(FADE_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.playing = null;
  }

  #begin(scene: Scene): void {
    const decides = scene.what === 'arrival' && scene.decides;
    const long = decides ? DECIDING_MS : this.#isStill() ? STILL_MS : LONG_MS[scene.what];
    this.leaving = false;
    this.playing = { id: this.#id++, scene, long };
    this.#end(long);
  }

  #end(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = this.#waiting;
      this.#waiting = null;
      this.playing = null;
      if (next) this.#begin(next);
    }, after);
  }
}
