/** The square that somebody looks at on this device, to read what a ship there would report. */
import type { Square } from '../../../shared/board/squares.ts';

/** A mouse that rests so long on a square looks at it; one that passes does not. */
const REST_MS = 350;

export class Looking {
  readonly #may: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hovered = $state.raw<Square | null>(null);
  #held = $state.raw<Square | null>(null);

  /** @param may whether this table lets squares say it, read anew each time */
  constructor(may: () => boolean) {
    this.#may = may;
  }

  get may(): boolean {
    return this.#may();
  }

  /** It stays until it is put away: a finger rested on it, or a key asked for it. */
  get isHeld(): boolean {
    return this.#held !== null;
  }

  get square(): Square | null {
    return this.may ? (this.#held ?? this.#hovered) : null;
  }

  /** A mouse is over a square, or has left the board (null). Once one is shown, the next follow at once. */
  hover(square: Square | null): void {
    clearTimeout(this.#timer);
    if (square === null || this.#hovered !== null || !this.may) this.#hovered = this.may ? square : null;
    else this.#timer = setTimeout(() => (this.#hovered = square), REST_MS);
  }

  hold(square: Square): void {
    this.#held = square;
  }

  /** Looks at a square, or away from it again. */
  toggle(square: Square): void {
    this.#held = this.#held === square ? null : square;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#held = null;
    this.#hovered = null;
  }
}
