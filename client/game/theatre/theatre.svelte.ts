/** What plays on a board just now. It holds nothing up: a tap or a key ends it, and it ends by itself. */
import type { Scene } from './scenes.ts';

/** How long a scene plays, in ms. */
const LONG_MS: Readonly<Record<Scene['what'], number>> = {
  storm: 1_500,
  'great-storm': 1_900,
  monster: 1_900,
  maelstrom: 1_400,
  arrival: 1_700,
};
/** The moment that decides a game, with words to read. */
const DECIDING_MS = 2_400;
/** A still picture, for who wants no motion. */
const STILL_MS = 1_000;
/** How long a scene takes to fade that is ended early, in ms. */
const FADE_MS = 140;

export interface Playing {
  /** Another for each scene, so that one begins anew that follows its like. */
  readonly id: number;
  readonly scene: Scene;
  /** In ms. */
  readonly long: number;
}

export class Theatre {
  playing = $state.raw<Playing | null>(null);
  /** It has been ended early, and fades. */
  leaving = $state(false);
  /** What comes while a scene plays waits for its end: only the newest, or theatre would lag behind the game. */
  #waiting: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = 0;
  readonly #isStill: () => boolean;

  /** @param isStill whether motion is unwanted */
  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** Plays a scene now, or when the one that plays is over. */
  show(scene: Scene): void {
    if (this.playing && !this.leaving) this.#waiting = scene;
    else this.#begin(scene);
  }

  /** Somebody goes on: what plays fades at once, and nothing follows it. */
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
